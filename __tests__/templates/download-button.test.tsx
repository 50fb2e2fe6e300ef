/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { api } from '../../src/browser/api/browser-api';
import { leaveSiteFor } from '../../src/browser/navigation/leave';
import { startInstallerLinks } from '../../src/browser/pieces/installer-links';
import { replayClick } from '../../src/browser/platform/event-replay';
import { collectEarlyEvents, takeEarlyEvents } from '../../src/browser/tracker/early-events';
import { DownloadButton } from '../../src/templates/download/download-button';
import { follows } from '../support/follows';
import { forgetListeners } from '../support/forget-listeners';
import { renderInShell } from '../support/render-in-shell';

jest.mock('../../src/browser/navigation/leave', () => ({ leaveSiteFor: jest.fn() }));
jest.mock('../../src/browser/api/browser-api', () => ({ api: { get: jest.fn() } }));

const plain = 'https://downloads.facet.example/facet-latest-win-x64.exe';
const button = () => screen.getByRole('link');

const visit = () => {
  startInstallerLinks(window);
  renderInShell(<DownloadButton system="com_win64">Get</DownloadButton>);
};

forgetListeners();
afterEach(() => jest.clearAllMocks());

test.each([
  ['the latest version', () => Promise.resolve({ url: 'https://cdn.example/3.6.exe' }), 'https://cdn.example/3.6.exe'],
  ['the last one known, when the latest cannot be asked for', () => Promise.reject(new Error('down')), plain],
])('a click downloads %s', async (_name, answer, address) => {
  jest.mocked(api.get).mockImplementation(answer as typeof api.get);
  visit();
  expect(button()).toHaveAttribute('href', plain);
  // A second click while it is being asked for asks for nothing.
  for (const _click of [1, 2]) expect(follows(() => fireEvent.click(button()))).toBe(false);
  await waitFor(() => expect(button()).toHaveAttribute('aria-busy', 'true'));
  await waitFor(() => expect(leaveSiteFor).toHaveBeenCalledWith(address));
  await waitFor(() => expect(button()).toHaveAttribute('aria-busy', 'false'));
  expect(api.get).toHaveBeenCalledTimes(1);
});

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  "a click that opens it elsewhere is the plain link's: %j",
  (click) => {
    visit();
    expect(follows(() => fireEvent.click(button(), click))).toBe(true);
    expect(api.get).not.toHaveBeenCalled();
  },
);

test.each([
  ['the browser has followed before there was anyone to answer is not downloaded a second time', false],
  ['was held back until there was somebody to answer is downloaded', true],
])('what %s, and what comes next is shown', async (_title, heldBack) => {
  renderInShell(
    <div data-for-system="com_win64">
      <DownloadButton system="com_win64">Get</DownloadButton>
      <div data-next="">
        <p hidden>The download is starting</p>
      </div>
    </div>,
  );
  jest.mocked(api.get).mockImplementation((async () => ({ url: '/x.exe' })) as typeof api.get);
  collectEarlyEvents(window, () => {});
  if (heldBack) document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  fireEvent.click(button());
  startInstallerLinks(window);
  replayClick(button());
  await waitFor(() => expect(screen.getByText('The download is starting')).toBeVisible());
  expect(leaveSiteFor).toHaveBeenCalledTimes(heldBack ? 1 : 0);
  takeEarlyEvents(window);
});
