/** @jest-environment jsdom */

import { openTarget, startOpenTarget } from '../../../src/browser/navigation/open-target';
import { forgetListeners } from '../../support/forget-listeners';

const scrolled = jest.fn();

const question = (id: string): string => `<details id="${id}"><summary>?</summary><p id="${id}-answer">!</p></details>`;
const hash = (anchor: string): void => window.history.replaceState(null, '', `/faq${anchor}`);
const changeHash = (anchor: string): void => {
  hash(anchor);
  window.dispatchEvent(new Event('hashchange'));
};
/** The application shows another page. */
const showPage = (address: string, html: string): void => {
  window.history.pushState(null, '', address);
  document.body.innerHTML = html;
  openTarget(window);
};
const opened = (): string[] => [...document.querySelectorAll('details[open]')].map(({ id }) => id);

forgetListeners();
beforeEach(() => {
  scrolled.mockClear();
  // jsdom has none.
  Element.prototype.scrollIntoView = function (this: Element) {
    scrolled(this.id);
  };
  hash('');
  document.body.innerHTML = `<h2 id="general">General</h2>${question('pay')}${question('währung')}`;
});

test.each([
  ['when it starts, where the browser has scrolled to it', '#pay', () => {}, []],
  ['when the anchor changes, and scrolled to', '', () => changeHash('#pay'), [['pay']]],
  ['when another page is shown, before that is scrolled', '', () => showPage('/faq/money#pay', question('pay')), []],
])('the question that the address names is opened: %s', (_when, anchor, happen, calls) => {
  hash(anchor);
  startOpenTarget(window);
  happen();
  expect(opened()).toEqual(['pay']);
  expect(scrolled.mock.calls).toEqual(calls);
});

test.each(['', '#', '#nowhere', '#%E4', '#general', '#pay-answer'])(
  '"%s" opens nothing and scrolls nowhere',
  (anchor) => {
    startOpenTarget(window);
    changeHash(anchor);
    expect(opened()).toEqual([]);
    expect(scrolled).not.toHaveBeenCalled();
  },
);

test('one that is open is left where it is; each is opened again when it is named again', () => {
  document.getElementById('pay')?.setAttribute('open', '');
  hash('#pay');
  startOpenTarget(window);
  expect(scrolled).not.toHaveBeenCalled();
  changeHash('#w%C3%A4hrung');
  expect(opened()).toEqual(['pay', 'währung']);
  document.getElementById('pay')?.removeAttribute('open');
  expect(opened()).toEqual(['währung']);
  changeHash('#pay');
  expect(opened()).toEqual(['pay', 'währung']);
});
