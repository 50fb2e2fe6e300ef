/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { screen, within } from '@testing-library/react';
import messages from '../../locales/en/download.json';
import { DownloadHero } from '../../src/components/download-hero/download-hero';
import { DownloadList } from '../../src/components/download-list/download-list';
import type { ReleaseInstallers } from '../../src/components/download-list/release-installers';
import { ownSystemAttribute } from '../../src/services/own-system';
import { configFrom } from '../../src/site/config';
import { installerAddress, type System, systems } from '../../src/site/installers';
import { applyStyles } from '../support/apply-styles';
import { renderIn } from '../support/render';

const checksum = (place: number): string => String(place).repeat(64);
const installers = Object.fromEntries(
  systems.map((system, place) => [system, { size: 150e6 + place * 1e6, sha256: checksum(place) }]),
) as ReleaseInstallers;
const address = (system: System): string => installerAddress(configFrom({}), system);
/** What the service does when it has found the visitor's system; null where there is none. */
const mark = (system: System | null): void => {
  if (system) document.documentElement.setAttribute(ownSystemAttribute, system);
};
/** The systems of what the service marks. */
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
const rows = () => screen.getAllByRole('listitem');

afterEach(() => {
  document.documentElement.removeAttribute(ownSystemAttribute);
  document.head.replaceChildren();
});

test.each([
  ['Windows', 0, 'certutil -hashfile facet-latest-win-x64.exe SHA256'],
  ['Windows (32-bit)', 1, 'certutil -hashfile facet-latest-win-x86.exe SHA256'],
  ['macOS (Intel)', 2, 'shasum -a 256 facet-latest-mac-x64.dmg'],
  ['macOS (Apple silicon)', 3, 'shasum -a 256 facet-latest-mac-arm64.dmg'],
  ['Linux', 4, 'sha256sum facet-latest-linux-x64.AppImage'],
])('%s has its size, its checksum, and the command that shows it', (name, place, command) => {
  renderIn(<DownloadList installers={installers} />, { path: '/download' }, ['download']);
  const row = within(rows()[place] as HTMLElement);
  expect(row.getByRole('heading')).toHaveTextContent(name);
  expect(row.getByText(`${150 + place}.0 MB`)).toBeInTheDocument();
  expect(row.getByText(checksum(place))).toBeInTheDocument();
  expect(row.getByText(command)).toBeInTheDocument();
});

test('the size has one decimal, and the unit of the language', () => {
  renderIn(<DownloadList installers={installers} />, { locale: 'fr', path: '/download' }, ['download']);
  expect(screen.getByText('150.0 Mo')).toBeInTheDocument();
});

test('a release that does not tell its installers is offered without size and checksum', () => {
  renderIn(<DownloadList installers={null} />, { path: '/download' }, ['download']);
  expect(rows()).toHaveLength(systems.length);
  expect(screen.queryByRole('group')).not.toBeInTheDocument();
});

describe('the top of the page', () => {
  beforeEach(() => applyStyles('src/components/download-hero/download-hero.module.css'));

  /** The panel that the visitor sees: the others lie beneath it. */
  const panel = () => screen.getByRole('region');

  test.each(systems.map((system, place) => [system, place] as const))(
    "offers the visitor's own system, with version, size and date: %s",
    (system, place) => {
      mark(system);
      renderIn(hero, { path: '/download' }, ['download']);
      expect(panel()).toHaveAccessibleName(`Download for ${messages.systems[system].name}`);
      for (const fact of ['For your computer', '3.6.0', `${150 + place}.0 MB`, 'November 17, 2026']) {
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

  test('asks for the visitor’s system', () => {
    renderIn(hero, { path: '/download' }, ['download']);
    expect(askedFor()).toEqual(systems);
  });
});

describe('in the list', () => {
  beforeEach(() => applyStyles('src/components/download-list/download-list.module.css'));

  /** The systems that are said to be for the visitor's computer. */
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
    expect(askedFor()).toEqual(systems);
  });
});
