/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { screen, waitFor, within } from '@testing-library/react';
import { DownloadHero } from '../../src/components/download-hero/download-hero';
import { DownloadList } from '../../src/components/download-list/download-list';
import type { ReleaseInstallers } from '../../src/components/download-list/release-installers';
import { systems } from '../../src/site/installers';
import { renderIn } from '../support/render';

const checksum = (place: number): string => String(place).repeat(64);
const installers = Object.fromEntries(
  systems.map((system, place) => [system, { size: 150e6 + place * 1e6, sha256: checksum(place) }]),
) as ReleaseInstallers;
const visit = (userAgent: string) =>
  Object.defineProperty(navigator, 'userAgent', { value: userAgent, configurable: true });
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

test("the top of the page offers the visitor's own system, with version, size and date", async () => {
  visit('X11; Linux x86_64');
  renderIn(hero, { path: '/download' }, ['download']);
  await waitFor(() => expect(screen.getByRole('link', { name: 'Download for Linux' })).toBeInTheDocument());
  for (const fact of ['For your computer', '3.6.0', '154.0 MB', 'November 17, 2026']) {
    expect(screen.getByText(fact)).toBeInTheDocument();
  }
});

test('where there is none for the visitor, it offers the usual one and does not call it theirs', async () => {
  visit('Mozilla/5.0 (iPhone)');
  renderIn(hero, { path: '/download' }, ['download']);
  await waitFor(() => expect(screen.getByRole('link', { name: 'Download for Windows' })).toBeInTheDocument());
  expect(screen.queryByText('For your computer')).not.toBeInTheDocument();
});
