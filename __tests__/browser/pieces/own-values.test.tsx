/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { screen, waitFor } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import home from '../../../locales/en/home.json';
import scenes from '../../../locales/en/scenes.json';
import { watchOwnValues } from '../../../src/browser/pieces/own-system';
import { messagesInstance } from '../../../src/components/shell/messages-instance';
import { OwnValues } from '../../../src/templates/home/own-values';
import { serveInShell } from '../../support/render-in-shell';

/** Calls back when the page is scrolled to what it observes. */
let reach: () => void = () => {};
const observe = jest.fn();
const userAgent = jest.spyOn(navigator, 'userAgent', 'get');

beforeEach(() => {
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  class Observer {
    observe = observe;
    disconnect = (): void => {};
    constructor(onSight: IntersectionObserverCallback) {
      reach = () => onSight([{ isIntersecting: true } as IntersectionObserverEntry], this as never);
    }
  }
  Object.assign(window, { IntersectionObserver: Observer });
  userAgent.mockReset().mockReturnValue('Mozilla/5.0 (Windows NT 10.0; Win64; x64) Gecko/20100101 Firefox/145.0');
  observe.mockReset();
});

/** Home's part of the document, with the page's services watching. */
function visit(): void {
  serveInShell(
    <I18nextProvider i18n={messagesInstance('en', { home, scenes })}>
      <OwnValues />
    </I18nextProvider>,
  );
  watchOwnValues(document);
}

const shown = () => screen.getAllByRole('definition').map(({ textContent }) => textContent);

test('the browser is not read before its values come into view', () => {
  visit();
  expect(observe).toHaveBeenCalledTimes(1);
  expect(userAgent).not.toHaveBeenCalled();
  expect(shown()).toEqual(['?', '?', '?', '?', '?']);
});

test('in view, they show what the browser says, a dash for what it does not tell, and how many values contradict each other', async () => {
  visit();
  reach();
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  await waitFor(() => expect(shown()).not.toContain('?'));
  expect(shown()).toEqual(['Windows', timeZone, '–', 'en-US, en', expect.stringMatching(/^[1-9]$/)]);
});

test('a page without them watches nothing', () => {
  document.body.innerHTML = '<h1>Prices</h1>';
  watchOwnValues(document);
  expect(observe).not.toHaveBeenCalled();
});
