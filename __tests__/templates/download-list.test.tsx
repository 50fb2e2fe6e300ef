/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import messages from '../../locales/en/download.json';
import { api } from '../../src/browser/api/browser-api';
import type { Device } from '../../src/browser/pieces/downloads';
import { startInstallerLinks } from '../../src/browser/pieces/installer-links';
import { ownSystemAttribute } from '../../src/browser/pieces/own-system';
import { configFrom } from '../../src/site/hosting/config';
import { families, installerAddress, type System, systems } from '../../src/site/product/installers';
import { DownloadHero } from '../../src/templates/download/download-hero';
import { DownloadList } from '../../src/templates/download/download-list';
import type { ReleaseInstallers } from '../../src/templates/download/release-installers';
import { applyStyles } from '../support/apply-styles';
import { renderIn } from '../support/render';

jest.mock('../../src/browser/navigation/leave', () => ({ leaveSiteFor: jest.fn() }));
jest.mock('../../src/browser/api/browser-api', () => ({ api: { get: jest.fn() } }));

const checksum = (index: number): string => String(index).repeat(64);
const installers = Object.fromEntries(
  systems.map((system, index) => [system, { size: 150e6 + index * 1e6, sha256: checksum(index) }]),
) as ReleaseInstallers;
const address = (system: System): string => installerAddress(configFrom({}), system);
const mark = (system: Device | null): void => {
  if (system) document.documentElement.setAttribute(ownSystemAttribute, system);
};
const askedFor = () =>
  [...document.querySelectorAll('[data-for-system]')].map((part) => part.getAttribute('data-for-system'));
const hero = (
  <DownloadHero
    version="3.6.0"
    date="2026-11-17"
    dateInWords="November 17, 2026"
    installers={installers}
    others="#systems"
  />
);
const rowOf = (system: System) => document.querySelector<HTMLElement>(`li[data-for-system="${system}"]`) as HTMLElement;

afterEach(() => {
  document.documentElement.removeAttribute(ownSystemAttribute);
  document.head.replaceChildren();
});

test.each<[System, string, string, string]>([
  ['com_win64', '64-bit', '(Get-FileHash facet-latest-win-x64.exe).Hash -eq "SHA"', 'True'],
  ['com_win32', '32-bit', '(Get-FileHash facet-latest-win-x86.exe).Hash -eq "SHA"', 'True'],
  ['com_mac', 'Intel', 'echo "SHA  facet-latest-mac-x64.dmg" | shasum -a 256 -c', 'facet-latest-mac-x64.dmg: OK'],
  [
    'com_arm64',
    'Apple silicon',
    'echo "SHA  facet-latest-mac-arm64.dmg" | shasum -a 256 -c',
    'facet-latest-mac-arm64.dmg: OK',
  ],
  [
    'com_linux',
    'AppImage',
    'echo "SHA  facet-latest-linux-x64.AppImage" | sha256sum -c',
    'facet-latest-linux-x64.AppImage: OK',
  ],
])('%s has its size, its checksum, and the command that compares it', (system, name, command, success) => {
  renderIn(<DownloadList installers={installers} />, { path: '/download' }, ['download']);
  const index = systems.indexOf(system);
  const row = within(rowOf(system));
  expect(row.getByRole('heading')).toHaveTextContent(name);
  expect(row.getByText(`${150 + index}.0 MB`)).toBeInTheDocument();
  expect(row.getByText(checksum(index))).toBeInTheDocument();
  // Unnormalized: the two spaces are part of it.
  expect(row.getByText(command.replace('SHA', checksum(index)), { normalizer: (text) => text })).toBeInTheDocument();
  expect(row.getByText(success)).toBeInTheDocument();
});

test('an operating system has one card, with all its installers', () => {
  renderIn(<DownloadList installers={installers} />, { path: '/download' }, ['download']);
  expect(
    screen
      .getAllByRole('region')
      .map((card) => [
        card.getAttribute('aria-label'),
        [...card.querySelectorAll<HTMLElement>('li[data-for-system]')].map((variant) => variant.dataset.forSystem),
      ]),
  ).toEqual(families.map(({ name, systems: variants }) => [name, [...variants]]));
  expect(families.flatMap(({ systems: variants }) => [...variants]).sort()).toEqual([...systems].sort());
});

test('the size has one decimal, and the unit of the language', () => {
  renderIn(<DownloadList installers={installers} />, { locale: 'fr', path: '/download' }, ['download']);
  expect(screen.getByText('150,0 Mo')).toBeInTheDocument();
});

test('a release that does not tell its installers is offered without size and checksum', () => {
  renderIn(<DownloadList installers={null} />, { path: '/download' }, ['download']);
  expect(screen.getAllByRole('link')).toHaveLength(systems.length);
  expect(screen.queryByRole('group')).not.toBeInTheDocument();
});

describe('the top of the page', () => {
  beforeEach(() => applyStyles('src/templates/download/download-hero.module.css'));

  /** The panel that the visitor sees; the others lie beneath it. */
  const panel = () => screen.getByRole('region');

  test.each(systems.map((system, index) => [system, index] as const))(
    "offers the visitor's own system, with version, size and date: %s",
    (system, index) => {
      mark(system);
      renderIn(hero, { path: '/download' }, ['download']);
      expect(panel()).toHaveAccessibleName(`Download for ${messages.systems[system].name}`);
      for (const fact of ['For your computer', '3.6.0', `${150 + index}.0 MB`, 'November 17, 2026']) {
        expect(within(panel()).getByText(fact)).toBeVisible();
      }
      expect(screen.getByRole('link', { name: /^Download/ })).toHaveAttribute('href', address(system));
    },
  );

  test('offers the usual one, and does not call it theirs, where there is none for the visitor', () => {
    renderIn(hero, { path: '/download' }, ['download']);
    expect(panel()).toHaveAccessibleName('Download for Windows');
    expect(within(panel()).getByText('For your computer')).not.toBeVisible();
    expect(screen.getByRole('link', { name: /^Download/ })).toHaveAttribute('href', address('com_win64'));
  });

  test('offers a phone ways to send the page to a computer, and no installer', () => {
    mark('phone');
    renderIn(hero, { path: '/download' }, ['download']);
    expect(panel()).toHaveAccessibleName(messages.phone.title.replace('{{product}}', 'Facet'));
    expect(screen.queryByRole('link', { name: /^Download/ })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: messages.phone.mail })).toHaveAttribute(
      'href',
      'mailto:?subject=Download%20Facet&body=https%3A%2F%2Fwww.facet.example%2Fdownload',
    );
  });

  test('asks for the visitor’s system', () => {
    renderIn(hero, { path: '/download' }, ['download']);
    expect(askedFor()).toEqual(systems);
  });
});

describe('in the list', () => {
  beforeEach(() => applyStyles('src/templates/download/download-list.module.css'));

  const theirs = () =>
    screen
      .getAllByText('For your computer')
      .filter((note) => getComputedStyle(note).display !== 'none')
      .map((note) => note.closest('li')?.dataset.forSystem);

  test.each<[string, System | null, System[]]>([
    ...systems.map((system): [string, System, System[]] => [system, system, [system]]),
    ['none', null, []],
  ])("the visitor's own is marked, and no other: %s", (_name, system, marked) => {
    mark(system);
    renderIn(<DownloadList installers={installers} />, { path: '/download' }, ['download']);
    expect(theirs()).toEqual(marked);
  });

  test('each asks for the visitor’s system', () => {
    renderIn(<DownloadList installers={installers} />, { path: '/download' }, ['download']);
    expect(askedFor()).toEqual(families.flatMap(({ systems: variants }) => [...variants]));
  });
});

describe('after the click', () => {
  let stop: () => void;
  beforeEach(() => {
    jest.mocked(api.get).mockResolvedValue({ url: 'https://cdn.example/file' });
    stop = startInstallerLinks(window);
  });
  afterEach(() => stop());

  /** Hidden before the click. */
  const next = (part: HTMLElement) => within(part.querySelector('[data-next]') as HTMLElement);

  test.each<[System, RegExp]>([
    ['com_win64', /^Open facet-latest-win-x64\.exe/],
    ['com_arm64', /^Open facet-latest-mac-arm64\.dmg, drag Facet/],
    ['com_linux', /^Make facet-latest-linux-x64\.AppImage executable/],
  ])('the next three steps of the system are said: %s', async (system, first) => {
    renderIn(<DownloadList installers={installers} />, { path: '/download' }, ['download']);
    const row = rowOf(system);
    expect(next(row).getByText(messages.after.started)).not.toBeVisible();
    expect(within(row).getByText(messages.verified, { exact: false })).not.toBeVisible();
    fireEvent.click(within(row).getByRole('link'));
    await waitFor(() => expect(next(row).getByText(messages.after.started)).toBeVisible());
    const steps = next(row).getAllByRole('listitem');
    expect(steps).toHaveLength(3);
    expect(steps[0]).toHaveTextContent(first);
    expect(within(row).getByRole('link', { name: messages.after.again })).toHaveAttribute('href', address(system));
    expect(within(row).getByText(messages.verified, { exact: false })).toBeVisible();
    expect(screen.getAllByRole('list').filter((list) => list.tagName === 'OL')).toHaveLength(1);
  });

  test('the top of the page shows the checksum, too', async () => {
    renderIn(hero, { path: '/download' }, ['download']);
    const panel = document.querySelector<HTMLElement>('section[data-for-system="com_win64"]') as HTMLElement;
    fireEvent.click(within(panel).getByRole('link', { name: /^Download for/ }));
    await waitFor(() => expect(next(panel).getByText(checksum(0))).toBeVisible());
  });
});

describe('the link for a computer', () => {
  const share = (answer: () => Promise<void>) => Object.assign(navigator, { share: jest.fn(answer) }).share;
  const copy = jest.fn(async () => undefined);

  beforeEach(() => {
    Object.assign(navigator, { clipboard: { writeText: copy } });
    copy.mockClear();
    applyStyles('src/templates/download/download-hero.module.css');
    mark('phone');
  });
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'share');
    Reflect.deleteProperty(navigator, 'clipboard');
  });
  const press = async () => {
    renderIn(hero, { path: '/download' }, ['download']);
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: messages.phone.share })));
  };

  test('is handed to the share sheet', async () => {
    const sheet = share(async () => undefined);
    await press();
    expect(sheet).toHaveBeenCalledWith({ title: 'Download Facet', url: 'https://www.facet.example/download' });
    expect(copy).not.toHaveBeenCalled();
  });

  test('is not copied when the visitor closes the sheet', async () => {
    share(() => Promise.reject(new DOMException('', 'AbortError')));
    await press();
    expect(copy).not.toHaveBeenCalled();
  });

  test('is copied when the browser refuses the sheet', async () => {
    share(() => Promise.reject(new DOMException('', 'NotAllowedError')));
    await press();
    expect(copy).toHaveBeenCalledWith('https://www.facet.example/download');
  });

  test('is copied where there is no sheet', async () => {
    await press();
    expect(copy).toHaveBeenCalledWith('https://www.facet.example/download');
  });
});
