/** @jest-environment jsdom */
import { openSearch, searchOpened, startSearchOpening } from '../../../src/browser/pieces/search-opening';
import { ownIds } from '../../../src/site/own-ids';
import { forgetListeners } from '../../support/forget-listeners';

const dialog = () => document.querySelector('dialog') as HTMLDialogElement;
const find = (id: string) => document.getElementById(id) as HTMLElement;

const opened = jest.fn<void, [words: unknown]>();

forgetListeners();
beforeEach(() => {
  // jsdom knows the element, not what it does.
  HTMLDialogElement.prototype.showModal = jest.fn(function showModal(this: HTMLDialogElement) {
    this.open = true;
  });
  document.body.innerHTML = `
    <button id="button" aria-controls="${ownIds.search}"><span id="icon">Search</span></button>
    <button id="other">Other</button>
    <input id="input"><textarea id="textarea"></textarea><select id="select"></select>
    <dialog id="${ownIds.search}"><input><button id="close" aria-controls="${ownIds.search}">Close</button></dialog>`;
  opened.mockClear();
  dialog().addEventListener(searchOpened, (event) => opened((event as CustomEvent).detail));
});

/** Presses a key on an element; says whether it was left to the browser. */
const key = (init: KeyboardEventInit, id = 'other'): boolean =>
  find(id).dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }));

test.each(['button', 'icon'])(
  'a press of its button opens it, of the one in it closes it, of others nothing: %s',
  (id) => {
    HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
      this.open = false;
    };
    startSearchOpening(document);
    const isOpenAfter = (pressed: string) => {
      find(pressed).click();
      return dialog().open;
    };
    expect(['other', id, 'close'].map(isOpenAfter)).toEqual([false, true, false]);
    expect(opened.mock.calls).toEqual([['']]);
  },
);

test.each<[string, string, boolean, KeyboardEventInit]>([
  ['/', 'other', true, { key: '/' }],
  ['/ where it is a key with Shift', 'other', true, { key: '/', shiftKey: true }],
  ['Ctrl+K', 'other', true, { key: 'k', ctrlKey: true }],
  ['Cmd+K', 'other', true, { key: 'k', metaKey: true }],
  ['Ctrl+K with Caps Lock', 'other', true, { key: 'K', ctrlKey: true }],
  ['a letter', 'other', false, { key: 'k' }],
  ['a shortcut of the browser', 'other', false, { key: '/', ctrlKey: true }],
  ['a shortcut of the browser’s tools', 'other', false, { key: 'K', ctrlKey: true, shiftKey: true }],
  ['a key of another layout', 'other', false, { key: '/', altKey: true }],
  ...['input', 'textarea', 'select'].flatMap((id): [string, string, boolean, KeyboardEventInit][] => [
    ['/', id, false, { key: '/' }],
    ['Ctrl+K', id, true, { key: 'k', ctrlKey: true }],
  ]),
])('%s on %s opens it, and is not left to the browser: %s', (_title, id, isOpened, init) => {
  startSearchOpening(document);
  expect(key(init, id)).toBe(!isOpened);
  expect(dialog().open).toBe(isOpened);
});

test.each<[string, () => Event]>([
  ['a press', () => new MouseEvent('click', { bubbles: true, cancelable: true })],
  ['a key', () => new KeyboardEvent('keydown', { key: '/', bubbles: true, cancelable: true })],
])('%s before the script was there opens it when it comes, and nobody does it again', (_title, happening) => {
  const early = happening();
  find('button').dispatchEvent(early);
  startSearchOpening(document, [early]);
  expect(dialog().open).toBe(true);
  expect(early.defaultPrevented).toBe(true);
});

test('a key that something else has answered does not open it; on a page without a search nothing happens', () => {
  startSearchOpening(document);
  find('other').addEventListener('keydown', (event) => event.preventDefault());
  key({ key: '/' });
  expect(dialog().open).toBe(false);
  dialog().remove();
  expect(() => key({ key: '/' }, 'button')).not.toThrow();
});

test('open, it stays as it is', () => {
  openSearch(document, 'proxy');
  openSearch(document, 'rpa');
  expect(HTMLDialogElement.prototype.showModal).toHaveBeenCalledTimes(1);
  expect(opened.mock.calls).toEqual([['proxy']]);
});
