/** @jest-environment jsdom */

import { keepActions, watchIntent } from '../../../src/browser/document/intent';
import { hydratingEvent } from '../../../src/browser/platform/hydration';
import { find, happening, press, serve, tell } from '../../support/served-page';

/** Ends the listeners of a test. */
let ending: AbortController;
let doAgain: () => void;

beforeEach(() => {
  ending = new AbortController();
  doAgain = () => {};
});
afterEach(() => {
  doAgain();
  ending.abort();
  document.body.innerHTML = '';
});

/** Lets the application arrive, which hears events of a type, and gives back which it hears. */
function arrive<E extends Event, T>(type: string, read: (event: E) => T): T[] {
  const heard: T[] = [];
  const listener = (event: Event): void => {
    event.preventDefault();
    heard.push(read(event as E));
  };
  document.addEventListener(type, listener, { signal: ending.signal });
  doAgain();
  doAgain = () => {};
  return heard;
}

const targetId = ({ target }: Event): string => (target instanceof Element ? target.id : '');

describe('signs of intent', () => {
  const page = `
    <p id="text">Text</p>
    <a id="link" href="#text"><span id="in-link">Text</span></a>
    <a id="place">Text</a>
    <button id="button" type="button">Open</button>
    <label id="label">Name <input id="input"></label>
    <select id="select"></select>
    <textarea id="textarea"></textarea>
    <details><summary id="summary">More</summary></details>`;

  /** The number of signs that something gave. */
  function signs(act: () => void): number {
    document.body.innerHTML = page;
    const onIntent = jest.fn();
    const stop = watchIntent(document, onIntent);
    act();
    stop();
    const { length } = onIntent.mock.calls;
    act();
    // After the stop nothing is seen.
    expect(onIntent).toHaveBeenCalledTimes(length);
    return length;
  }

  test.each(['pointerdown', 'touchstart', 'keydown', 'focusin'])(
    '%s is one wherever it is, also where a component keeps it to itself',
    (type) => {
      expect(signs(() => tell('text', happening(type)))).toBe(1);
      const act = (): void => {
        find('button').addEventListener(type, (event) => event.stopPropagation());
        tell('button', happening(type));
      };
      expect(signs(act)).toBe(1);
    },
  );

  test.each([
    ...['link', 'in-link', 'button', 'label', 'input', 'select', 'textarea', 'summary'].map((id) => [id, 1] as const),
    ...['text', 'place'].map((id) => [id, 0] as const),
  ])('a pointer over something usable is one, over anything else none: %s, %d', (id, count) => {
    expect(signs(() => tell(id, happening('pointerover')))).toBe(count);
  });

  test.each(['scroll', 'pointermove', 'wheel'])('%s is none, nor is a pointer over the document itself', (type) => {
    expect(signs(() => tell('button', happening(type)))).toBe(0);
    expect(signs(() => document.dispatchEvent(happening('pointerover')))).toBe(0);
  });
});

describe('a press before the application is there', () => {
  beforeEach(() => {
    serve(
      `<button id="search" type="button"><span id="icon">Search</span></button>
      <button id="copy" type="button">Copy</button>
      <button id="languages" type="button" popovertarget="list">Languages</button>
      <a id="link" href="#list">Link</a>
      <a id="around" href="#list"><span id="in-link">Link</span></a>
      <p id="text">Text</p>`,
      '<button id="beside" type="button">Close</button>',
    );
    const repeat = keepActions(document);
    doAgain = () => repeat(() => {});
  });

  test.each<[string, readonly string[], readonly string[]]>([
    ['of a button is done again', ['search'], ['search']],
    ['of what stands in a button is a press of the button', ['icon'], ['search']],
    ['is done again once, and only the last one', ['search', 'search', 'copy', 'copy'], ['copy']],
    ...['languages', 'link', 'in-link', 'text', 'beside'].flatMap((id): [string, string[], string[]][] => [
      [`of ${id} is left alone`, [id], []],
      [`of ${id} gives up an earlier one`, ['search', id], []],
    ]),
  ])('%s', (_title, pressed, again) => {
    for (const id of pressed) press(id);
    expect(arrive('click', targetId)).toEqual(again);
  });

  test('is kept until React takes over: from then on React handles presses itself', () => {
    press('search');
    document.dispatchEvent(new Event(hydratingEvent));
    press('link');
    expect(arrive('click', targetId)).toEqual(['search']);
  });

  test.each<[string, () => void]>([
    ['by a script', () => find('search').click()],
    [
      'that a service has answered',
      () => {
        document.addEventListener('click', (event) => event.preventDefault(), { once: true });
        press('search');
      },
    ],
  ])('%s is none', (_title, act) => {
    act();
    expect(arrive('click', targetId)).toEqual([]);
  });

  test('is the browser’s as well: nothing is taken from it', () => {
    const isLeft: boolean[] = [];
    const look = ({ defaultPrevented }: Event): void => void isLeft.push(!defaultPrevented);
    window.addEventListener('click', look, { signal: ending.signal });
    for (const id of ['search', 'languages', 'link', 'beside']) press(id);
    expect(isLeft).toEqual([true, true, true, true]);
  });

  test('is no longer kept when the application is there', () => {
    const heard = arrive('click', targetId);
    press('search');
    expect(heard).toEqual(['search']);
  });
});

describe('a form before the application is there', () => {
  beforeEach(() => {
    const form = (id: string) => `<form id="${id}"><input><button id="${id}-button" type="submit">Send</button></form>`;
    serve(form('search'), form('beside'));
    const repeat = keepActions(document);
    doAgain = () => repeat(() => {});
  });

  test('is not sent by the browser', () => {
    expect(tell('search', happening('submit'))).toBe(false);
    expect(arrive('submit', targetId)).toEqual(['search']);
  });

  test('is sent again, and its button is not pressed again', () => {
    const clicks: string[] = [];
    press('search-button');
    document.addEventListener('click', (event) => clicks.push(targetId(event)), { signal: ending.signal });
    expect(arrive('submit', targetId)).toEqual(['search']);
    expect(clicks).toEqual([]);
  });

  test('that lacks something is not sent later either, and its button is not pressed again', () => {
    find('search').querySelector('input')?.setAttribute('required', '');
    press('search-button');
    expect(arrive('click', targetId)).toEqual([]);
  });

  test('is the application’s from then on', () => {
    doAgain();
    expect(tell('search', happening('submit'))).toBe(true);
  });

  test('beside the application is left alone', () => {
    expect(tell('beside', happening('submit'))).toBe(true);
    expect(arrive('submit', targetId)).toEqual([]);
  });
});

describe('a key before the application is there', () => {
  beforeEach(() => {
    serve(
      `<button id="button" type="button">Open</button><label>Name <input id="field"></label>
      <details open><summary>Menu</summary><a id="in-menu" href="#text">Text</a></details>
      <div popover><a id="in-popover" href="#text">Text</a></div>`,
    );
    const repeat = keepActions(document);
    doAgain = () => repeat(() => {});
  });

  /** Presses a key; says what is heard of it later, and whether it was left to the browser. */
  function type(init: KeyboardEventInit, id = 'button') {
    const isLeft = tell(id, new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }));
    const heard = arrive<KeyboardEvent, object>('keydown', (event) => {
      const { key, shiftKey } = event;
      return { id: targetId(event), key, shiftKey };
    });
    return { isLeft, heard };
  }

  const keys = ['Escape', 'ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End'];
  test.each(keys)('%s in an open menu is told again as it was, and the browser has it as well', (key) => {
    const init = { key, shiftKey: key === 'ArrowRight' };
    expect(type(init, 'in-menu')).toEqual({ isLeft: true, heard: [{ ...init, id: 'in-menu' }] });
  });

  test.each(keys.flatMap((key) => [[key, 'button'] as const, [key, 'field'] as const]))(
    '%s on a %s is the browser’s alone',
    (key, id) => expect(type({ key }, id)).toEqual({ isLeft: true, heard: [] }),
  );

  test('the browser closes a popover by Escape itself', () => {
    expect(type({ key: 'Escape' }, 'in-popover').heard).toEqual([]);
  });

  test('a key that scrolls does not take the place of a press that is kept', () => {
    press('button');
    tell('button', new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }));
    expect(arrive('click', targetId)).toEqual(['button']);
  });

  test('a key that the application came in time to handle is not told again', () => {
    const handle = (event: Event): void => event.preventDefault();
    find('in-menu').addEventListener('keydown', handle);
    expect(type({ key: 'ArrowDown' }, 'in-menu').heard).toEqual([]);
  });

  test.each<KeyboardEventInit>([
    { key: 'k' },
    { key: '/' },
    { key: 'k', ctrlKey: true },
    { key: 'Enter' },
    { key: 'Tab' },
    { key: 'ArrowLeft', altKey: true },
    { key: 'ArrowLeft', metaKey: true },
    { key: 'Home', ctrlKey: true },
    { key: 'Home', ctrlKey: true, altKey: true },
  ])('%j is not told again, not even in a menu', (init) => {
    expect(type(init, 'in-menu')).toEqual({ isLeft: true, heard: [] });
  });

  test('of a press and a key the last is done again', () => {
    press('button');
    expect(type({ key: 'ArrowDown' }, 'in-menu').heard).toHaveLength(1);
  });

  test('a press after a key takes its place', () => {
    tell('in-menu', new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }));
    press('button');
    const keys = jest.fn();
    document.addEventListener('keydown', keys, { signal: ending.signal });
    expect(arrive('click', targetId)).toEqual(['button']);
    expect(keys).not.toHaveBeenCalled();
  });
});

test('what was done before the entry script is done again as well: the loader has kept it', () => {
  document.body.innerHTML = '<div id="___gatsby"><details open><summary id="text">Text</summary></details></div>';
  const early = new KeyboardEvent('keydown', { key: 'Home', bubbles: true, cancelable: true });
  find('text').dispatchEvent(early);
  const repeat = keepActions(document, [early]);
  doAgain = () => repeat(() => {});
  expect(arrive('keydown', (event: KeyboardEvent) => [event.key, targetId(event)])).toEqual([['Home', 'text']]);
});
