/** @jest-environment jsdom */
import { keepActions, watchIntent } from '../../../src/browser/document/intent';
import { hydratingEvent } from '../../../src/browser/platform/hydration';
import { forgetListeners } from '../../support/forget-listeners';
import { find, happening, press, serve, tell } from '../../support/served-page';

const form = (id: string) => `<form id="${id}"><input><button id="${id}-button" type="submit">Send</button></form>`;

/** A page before its application has started. */
const page = `
  <p id="text">Text</p> <a id="anchor">Text</a> <a id="link" href="#text"><span id="in-link">Text</span></a>
  <button id="search" type="button"><span id="icon">Search</span></button> <button id="copy" type="button">Copy</button>
  <button id="languages" type="button" popovertarget="list">Languages</button>
  <div popover id="list"><a id="in-popover" href="#text">Text</a></div>
  <details open><summary id="summary">Menu</summary><a id="in-menu" href="#text">Text</a>
  <label id="label">Name <input id="field"></label></details> <select id="select"></select> <textarea id="textarea"></textarea>
  ${form('form')}`;

forgetListeners();
beforeEach(() => {
  serve(page, `<button id="beside" type="button">Close</button>${form('other')}`);
});

/** The number of signs in what happens; after the stop there are none. */
function signs(act: () => unknown): number {
  const onIntent = jest.fn();
  const stop = watchIntent(document, onIntent);
  act();
  const { length } = onIntent.mock.calls;
  stop();
  act();
  expect(onIntent).toHaveBeenCalledTimes(length);
  return length;
}

test.each<readonly [type: string, ids: readonly string[], count: number]>([
  ...['pointerdown', 'touchstart', 'keydown', 'focusin'].map((type) => [type, ['text', 'search'], 1] as const),
  ['pointerover', ['link', 'in-link', 'search', 'label', 'field', 'select', 'textarea', 'summary'], 1],
  ['pointerover', ['text', 'anchor'], 0],
  ...['scroll', 'pointermove', 'wheel'].map((type) => [type, ['search'], 0] as const),
])('a sign of intent: %s on %j is %d', (type, ids, count) => {
  // A component may keep an event to itself.
  find('search').addEventListener(type, (event) => event.stopPropagation());
  expect(ids.map((id) => signs(() => tell(id, happening(type))))).toEqual(ids.map(() => count));
});

/** Does something, starts the application, and returns what it hears. */
function heardAfter(act: () => unknown, early: readonly Event[] = []): readonly string[] {
  const replay = keepActions(document, early);
  act();
  const heard: string[] = [];
  for (const type of ['click', 'submit', 'keydown']) {
    const listener = (event: Event): void => {
      event.preventDefault();
      const { id } = event.target as Element;
      heard.push(
        event instanceof KeyboardEvent ? `${event.shiftKey ? 'Shift+' : ''}${event.key} ${id}` : `${type} ${id}`,
      );
    };
    document.addEventListener(type, listener);
  }
  replay(() => heard.push('fields'));
  return heard;
}
const key = (name: string, id: string, init: KeyboardEventInit = {}) =>
  tell(id, new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, ...init }));
const prevent = (event: Event): void => event.preventDefault();
const answers = ['Escape', 'ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End'];

const cases: readonly (readonly [title: string, act: () => unknown, heard: string | null])[] = [
  ['a press of a button', () => press('search'), 'click search'],
  ['a press of what is in a button', () => press('icon'), 'click search'],
  ['the last of several presses', () => ['search', 'search', 'copy', 'copy'].forEach(press), 'click copy'],
  ...['languages', 'link', 'in-link', 'text', 'beside', 'form-button'].map(
    (id): [string, () => unknown, string | null] => [
      `a press of ${id}, which is not kept and ends an earlier one`,
      () => ['search', id].forEach(press),
      id === 'form-button' ? 'submit form' : null,
    ],
  ),
  [
    'a press before React takes over, and none after',
    () => {
      press('search');
      document.dispatchEvent(new Event(hydratingEvent));
      press('link');
      tell('form', happening('submit'));
    },
    'click search',
  ],
  ['a click by a script', () => find('search').click(), null],
  [
    'a press that a service has handled',
    () => {
      document.addEventListener('click', prevent, { once: true });
      press('search');
    },
    null,
  ],
  ['a form that is sent', () => tell('form', happening('submit')), 'submit form'],
  [
    'a form that lacks something',
    () => {
      find('form').querySelector('input')?.setAttribute('required', '');
      press('form-button');
    },
    null,
  ],
  ['a form beside the application', () => tell('other', happening('submit')), null],
  ...answers.map((name): [string, () => void, string] => [
    `${name} in a menu`,
    () => key(name, 'in-menu'),
    `${name} in-menu`,
  ]),
  ['a key with Shift', () => key('End', 'in-menu', { shiftKey: true }), 'Shift+End in-menu'],
  ...answers.flatMap((name) =>
    ['search', 'field'].map((id): [string, () => void, null] => [`${name} on ${id}`, () => key(name, id), null]),
  ),
  ['Escape in a popover, which the browser closes', () => key('Escape', 'in-popover'), null],
  ['an arrow key in a popover', () => key('ArrowDown', 'in-popover'), 'ArrowDown in-popover'],
  ...['k', '/', 'Enter', 'Tab'].map((name): [string, () => void, null] => [name, () => key(name, 'in-menu'), null]),
  ...(['ctrlKey', 'metaKey', 'altKey'] as const).map((modifier): [string, () => void, null] => [
    `a key with ${modifier}`,
    () => key('Home', 'in-menu', { [modifier]: true }),
    null,
  ]),
  [
    'a key that the application came in time to handle',
    () => {
      find('in-menu').addEventListener('keydown', prevent);
      key('ArrowDown', 'in-menu');
    },
    null,
  ],
  ['a press and a key that scrolls', () => [press('search'), key('ArrowDown', 'search')], 'click search'],
  ['a press and a key', () => [press('search'), key('Home', 'in-menu')], 'Home in-menu'],
  ['a key and a press', () => [key('Home', 'in-menu'), press('search')], 'click search'],
];
test.each(cases.map(([title, act, heard]) => ({ title, act, heard: heard === null ? [] : [heard] })))(
  'before it has started: $title: the application hears $heard',
  ({ act, heard }) => expect(heardAfter(act)).toEqual(['fields', ...heard]),
);

test('what is done before the application has started is also left to the browser, except for a form of the application', () => {
  keepActions(document);
  const left: string[] = [];
  const look = ({ type, target, defaultPrevented }: Event): void => {
    if (!defaultPrevented) left.push(`${type} ${(target as Element).id}`);
  };
  for (const type of ['click', 'submit', 'keydown']) window.addEventListener(type, look);
  for (const id of ['search', 'languages', 'link', 'beside']) press(id);
  key('Home', 'in-menu');
  for (const id of ['form', 'other']) tell(id, happening('submit'));
  const clicks = ['click search', 'click languages', 'click link', 'click beside'];
  expect(left).toEqual([...clicks, 'keydown in-menu', 'submit other']);
});

test('what is done before the application has started is heard once, with what was done before the entry script; afterward the application alone handles it', () => {
  const early = new KeyboardEvent('keydown', { key: 'Home', bubbles: true, cancelable: true });
  find('summary').dispatchEvent(early);
  const heard = heardAfter(() => {}, [early]);
  press('search');
  key('Home', 'in-menu');
  find('form').dispatchEvent(happening('submit'));
  expect(heard).toEqual(['fields', 'Home summary', 'click search', 'Home in-menu', 'submit form']);
});
