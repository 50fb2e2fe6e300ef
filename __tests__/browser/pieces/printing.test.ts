/** @jest-environment jsdom */
import { startPrinting } from '../../../src/browser/pieces/printing';
import { forgetListeners } from '../../support/forget-listeners';

const parts = () => [...document.querySelectorAll('details')].map(({ open }) => open);
const print = () => {
  window.dispatchEvent(new Event('beforeprint'));
  const printed = parts();
  // As browsers close all of a name but one.
  expect(document.querySelectorAll('main [name][open]').length).toBeLessThan(2);
  window.dispatchEvent(new Event('afterprint'));
  return printed;
};
/** A browser that knows, or does not know, how its styles reach the content of a closed part. */
const browserThat = (knows: boolean) => Object.assign(window, { CSS: { supports: () => knows } });

forgetListeners();
beforeEach(() => {
  document.body.innerHTML = `
    <header><details name="menu"></details></header>
    <main id="content"><details></details><details name="tool" open></details><details name="tool"></details></main>`;
});

test('a browser whose styles cannot unfold prints every folded part of the content open, and folds it again', () => {
  browserThat(false);
  startPrinting(window);
  expect(print()).toEqual([false, true, true, true]);
  expect(parts()).toEqual([false, false, true, false]);
  expect([...document.querySelectorAll('details')].map((part) => part.getAttribute('name'))).toEqual([
    ...['menu', null, 'tool', 'tool'],
  ]);
});

test('where the styles do it, nothing is opened', () => {
  browserThat(true);
  startPrinting(window);
  expect(print()).toEqual([false, false, true, false]);
});
