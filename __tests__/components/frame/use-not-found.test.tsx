/** @jest-environment jsdom */
import { act } from '@testing-library/react';
import { shownNotFound } from '../../../src/browser/navigation/navigation';
import { logError } from '../../../src/browser/platform/error-log';
import { useNotFound } from '../../../src/components/frame/error-screen/use-not-found';
import { renderIn } from '../../support/render';

jest.mock('../../../src/browser/platform/error-log', () => ({ logError: jest.fn() }));

function Page() {
  useNotFound();
  return null;
}

async function show(address: string) {
  window.history.replaceState(null, '', address);
  return act(async () => renderIn(<Page />, { path: '/404' }));
}

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  // Missing in jsdom.
  performance.getEntriesByType = () => [];
  window.fetch = jest.fn().mockRejectedValue(new TypeError('offline'));
});
afterEach(() => jest.mocked(logError).mockReset());

test.each([
  // No route fits: specification 2.5, rule 12.
  ['/nope', 'Page not found: /nope'],
  // A route fits, and its validation fails: specification 2.6.
  ['/de/guide/use-synchronizer', 'Page Not Found: /de/guide/use-synchronizer'],
])('%s: the error log and the tracker get "%s", status 404', async (address, message) => {
  const { unmount } = await show(address);
  const error = expect.objectContaining({ message, status: 404 });
  expect(shownNotFound.get()).toEqual(error);
  expect(jest.mocked(logError).mock.calls).toEqual([[error, 'route']]);
  unmount();
  expect(shownNotFound.get()).toBeNull();
});
