/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import messages from '../../locales/en/download.json';
import { api } from '../../src/browser/api/browser-api';
import type { Device } from '../../src/browser/pieces/downloads';
import { startInstallerLinks } from '../../src/browser/pieces/installer-links';
import { ownSystemAttribute } from '../../src/browser/pieces/own-system';
import type { LocaleCode } from '../../src/site/languages/locales';
import { families, type System, systems } from '../../src/site/product/installers';
import { DownloadHero } from '../../src/templates/download/download-hero';
import { DownloadList } from '../../src/templates/download/download-list';
import { applyStyles } from '../support/apply-styles';
import { renderIn } from '../support/render';

jest.mock('../../src/browser/navigation/leave', () => ({ leaveSiteFor: jest.fn() }));
jest.mock('../../src/browser/api/browser-api', () => ({ api: { get: jest.fn() } }));

type Installers = NonNullable<Parameters<typeof DownloadList>[0]['installers']>;

const checksum = (index: number): string => String(index).repeat(64);
const installers = Object.fromEntries(
  systems.map((system, index) => [system, { size: 150e6 + index * 1e6, sha256: checksum(index) }]),
) as Installers;
const mark = (system: Device) => document.documentElement.setAttribute(ownSystemAttribute, system);
const rowOf = (system: System) => document.querySelector<HTMLElement>(`li[data-for-system="${system}"]`) as HTMLElement;
const showList = (locale: LocaleCode = 'en', some: Installers | null = installers) =>
  renderIn(<DownloadList installers={some} />, { locale, path: '/download' }, ['download']);
const showHero = () => {
  applyStyles('src/templates/download/download-hero.module.css');
  const release = { version: '3.6.0', date: '2026-11-17', dateInWords: 'November 17, 2026', installers };
  renderIn(<DownloadHero {...release} others="#systems" />, { path: '/download' }, ['download']);
};

afterEach(() => {
  document.documentElement.removeAttribute(ownSystemAttribute);
  document.head.replaceChildren();
});

test.each<[System, string, string, string]>([
  ['com_win64', '64-bit', '(Get-FileHash facet-latest-win-x64.exe).Hash -eq "SHA"', 'True'],
  ['com_win32', '32-bit', '(Get-FileHash facet-latest-win-x86.exe).Hash -eq "SHA"', 'True'],
  ['com_mac', 'Intel', 'echo "SHA  facet-latest-mac-x64.dmg" | shasum -a 256 -c', 'facet-latest-mac-x64.dmg: OK'],
  ['com_arm64', 'Apple silicon', 'echo "SHA  facet-latest-mac-arm64.dmg" | shasum -a 256 -c', 'arm64.dmg: OK'],
  ['com_linux', 'AppImage', 'echo "SHA  facet-latest-linux-x64.AppImage" | sha256sum -c', 'x64.AppImage: OK'],
])('%s has its size in the unit of the language, its checksum, and the command that compares it', (...row) => {
  const [system, name, command, success] = row;
  const { container } = showList();
  const index = systems.indexOf(system);
  expect(within(rowOf(system)).getByRole('heading')).toHaveTextContent(name);
  for (const part of [`${150 + index}.0 MB`, checksum(index), command.replace('SHA', checksum(index)), success]) {
    expect(rowOf(system).textContent).toContain(part);
  }
  container.remove();
  showList('fr');
  expect(rowOf(system).textContent).toMatch(new RegExp(`${150 + index},0\\sMo`));
});

test('an operating system has one card with all its installers', () => {
  showList();
  const cards = screen.getAllByRole('region').map((card) => ({
    name: card.getAttribute('aria-label'),
    systems: [...card.querySelectorAll<HTMLElement>('li[data-for-system]')].map(({ dataset }) => dataset.forSystem),
  }));
  expect(cards).toEqual(families.map(({ name, systems: variants }) => ({ name, systems: [...variants] })));
  expect(families.flatMap(({ systems: variants }) => [...variants]).sort()).toEqual([...systems].sort());
});

test('a release without facts about its installers is offered without size and checksum', () => {
  showList('en', null);
  expect(screen.getAllByRole('link')).toHaveLength(systems.length);
  expect(screen.queryByRole('group')).not.toBeInTheDocument();
});

test.each([...systems, null])('the system of the visitor is marked in the list, and no other: %s', (system) => {
  applyStyles('src/templates/download/download-list.module.css');
  if (system) mark(system);
  showList();
  const marked = screen
    .getAllByText('For your computer')
    .filter((note) => getComputedStyle(note).display !== 'none')
    .map((note) => note.closest('li')?.dataset.forSystem);
  expect(marked).toEqual(system ? [system] : []);
});

test.each([...systems, null])('the top of the page offers the system of the visitor, or Windows: %s', (system) => {
  if (system) mark(system);
  showHero();
  const offered = system ?? 'com_win64';
  const panel = screen.getByRole('region');
  expect(panel).toHaveAccessibleName(`Download for ${messages.systems[offered].name}`);
  for (const fact of ['3.6.0', `${150 + systems.indexOf(offered)}.0 MB`, 'November 17, 2026']) {
    expect(within(panel).getByText(fact)).toBeVisible();
  }
  const isTheirs = getComputedStyle(within(panel).getByText('For your computer')).display !== 'none';
  expect(isTheirs).toBe(system !== null);
  expect(screen.getByRole('link', { name: /^Download/ })).toHaveAttribute('data-system', offered);
});

test('a Mac whose processor is not known is led to the installer for Intel', () => {
  mark('com_arm64');
  showHero();
  const intel = screen.getByRole('link', { name: 'Have an Intel Mac?' });
  showList();
  expect(document.querySelector(intel.getAttribute('href') ?? '')).toBe(rowOf('com_mac'));
});

// The latest version and the steps after the click: __tests__/e2e/runtime-downloads.e2e.ts.
test('after the click the top of the page shows the checksum', async () => {
  jest.mocked(api.get).mockResolvedValue({ url: 'https://cdn.example/file' });
  startInstallerLinks(window);
  showHero();
  const panel = within(document.querySelector<HTMLElement>('section[data-for-system="com_win64"]') as HTMLElement);
  fireEvent.click(panel.getByRole('link', { name: /^Download for/ }));
  await waitFor(() => expect(panel.getByText(checksum(0))).toBeVisible());
});

test.each<[string, Error | null, boolean]>([
  ['opens the share sheet', null, false],
  ['copies nothing when the visitor closes the sheet', new DOMException('', 'AbortError'), false],
  ['copies the address when the browser refuses the sheet', new DOMException('', 'NotAllowedError'), true],
])('the button on a phone %s', async (_name, failure, isCopied) => {
  const url = 'https://www.facet.example/download';
  const share = jest.fn(async () => {
    if (failure) throw failure;
  });
  const writeText = jest.fn(async () => undefined);
  Object.assign(navigator, { share, clipboard: { writeText } });
  mark('phone');
  showHero();
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: messages.phone.share })));
  expect(share).toHaveBeenCalledWith({ title: 'Download Facet', url });
  expect(writeText.mock.calls).toEqual(isCopied ? [[url]] : []);
  Reflect.deleteProperty(navigator, 'share');
  Reflect.deleteProperty(navigator, 'clipboard');
});
