/**
 * What a visitor does and sees, in words of the page: waits for what is to come, and clicks only what can be clicked.
 */
import { expect } from '@playwright/test';
import { consentKey } from '../../../src/browser/consent/consent-key';
import { type Answer, answerText } from '../../../src/browser/consent/stored-answer';
import type { Window } from './browser';

/** How long anything may take on a busy machine, in ms. */
const patienceMs = 20_000;

/** A visitor at a window. */
export interface Visitor extends Pick<Window, 'press' | 'type' | 'resize'> {
  /** Opens an address, and touches nothing. */
  readonly open: Window['open'];
  /** Opens an address, and waits until the page answers to its visitor. */
  readonly visit: (address: string) => Promise<void>;
  /** Waits until the page answers to its visitor: React has taken over its elements. */
  readonly alive: () => Promise<void>;
  /** What a function finds in the page, whichever page that is; a page that is being left is asked again. */
  readonly ask: Window['run'];
  /** Waits until a function finds in the page what is expected. */
  readonly finds: <A extends readonly unknown[], T>(expected: T, work: (...args: A) => T, ...args: A) => Promise<void>;
  /** Waits until the window shows an address. */
  readonly isAt: (address: string) => Promise<void>;
  /** Clicks the first element of a selector that is seen, in its middle, when it stands still and nothing covers it. */
  readonly click: (selector: string) => Promise<void>;
  /** Clicks a place in the window, in px. */
  readonly clickAt: Window['clickAt'];
  /** Scrolls, and waits until the page stands there; answers the place in px. */
  readonly scrollTo: (y: number) => Promise<number>;
  /** Waits until the page stands at a place, within 2 px. */
  readonly standsAt: (y: number) => Promise<void>;
  /** Where the page stands, in px, once it has come to rest: jumps within a page slide. */
  readonly restsAt: () => Promise<number>;
  readonly back: () => Promise<void>;
  readonly forward: () => Promise<void>;
  readonly reload: () => Promise<void>;
  /** Opens a plain file of the host that is open, as a visitor does who leaves the site. */
  readonly leave: () => Promise<void>;
  /** Has the visitor have agreed, on an earlier visit of an address's host, to being counted; or have refused. */
  readonly agreeAt: (address: string) => Promise<void>;
  readonly refuseAt: (address: string) => Promise<void>;
}

/** A visitor at a window. */
export function visitorAt(view: Window): Visitor {
  const { open, clickAt, press, type, resize } = view;
  const answeredAt = new Set<string>();
  const answer = async (address: string, given: Answer): Promise<void> => {
    const { origin } = new URL(address);
    if (answeredAt.has(origin)) return;
    await open(`${origin}/robots.txt`);
    await ask((key, value) => localStorage.setItem(key, value), consentKey, answerText(given, Date.now()));
    answeredAt.add(origin);
  };

  const ask: Window['run'] = async (work, ...args) => {
    const until = Date.now() + patienceMs;
    for (;;) {
      try {
        return await view.run(work, ...args);
      } catch (error) {
        if (Date.now() > until) throw error;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    }
  };
  const finds: Visitor['finds'] = (expected, work, ...args) => expect.poll(() => ask(work, ...args)).toEqual(expected);
  const alive = (): Promise<void> => finds(true, isAlive);
  const standsAt = async (y: number): Promise<void> =>
    expect(async () => {
      expect(Math.abs((await ask(() => window.scrollY)) - y)).toBeLessThan(2);
    }).toPass({ timeout: patienceMs });

  /** Where an element is, once it stands still and can be clicked. */
  const standing = async (selector: string): Promise<Place> => {
    const until = Date.now() + patienceMs;
    let before: Place | null = null;
    for (;;) {
      const place = await ask(placeOf, selector);
      if (place && before?.join() === place.join()) return place;
      if (Date.now() > until) throw new Error(`"${selector}" cannot be clicked: not there, covered, or moving`);
      before = place;
    }
  };

  return {
    open,
    press,
    type,
    resize,
    clickAt,
    ask,
    finds,
    alive,
    standsAt,
    visit: async (address) => {
      await open(address);
      await alive();
    },
    isAt: (address) => finds(address, () => location.href),
    click: async (selector) => clickAt(...(await standing(selector))),
    scrollTo: async (y) => {
      const wanted = await ask((top) => {
        window.scrollTo({ top, behavior: 'instant' });
        return window.scrollY;
      }, y);
      await standsAt(wanted);
      return wanted;
    },
    restsAt: async () => {
      let place = Number.NaN;
      await expect
        .poll(
          async () => {
            const before = place;
            place = await ask(() => window.scrollY);
            return place === before;
          },
          { intervals: [200] },
        )
        .toBe(true);
      return place;
    },
    back: () => ask(() => void setTimeout(() => history.back())),
    forward: () => ask(() => void setTimeout(() => history.forward())),
    leave: async () => open(await ask(() => `${location.origin}/robots.txt`)),
    agreeAt: (address) => answer(address, 'granted'),
    refuseAt: (address) => answer(address, 'refused'),
    reload: async () => {
      await ask(() => {
        Object.assign(window, { left: true });
        setTimeout(() => location.reload());
      });
      await finds(false, () => 'left' in window);
      await alive();
    },
  };
}

type Place = readonly [x: number, y: number];

/**
 * Runs in the page: whether React has marked its elements. Gives a sign of intent, as a finger does, on which the application
 * starts: again each time, for the page may not have listened yet.
 */
function isAlive(): boolean {
  document.dispatchEvent(new Event('touchstart'));
  return Object.keys(document.getElementById('content') ?? {}).some((key) => key.startsWith('__reactProps'));
}

/** Runs in the page: where to click the first element of a selector that is seen; null as long as something covers it. */
function placeOf(selector: string): Place | null {
  for (const element of document.querySelectorAll(selector)) {
    const box = element.getBoundingClientRect();
    if (box.width === 0 || box.height === 0 || getComputedStyle(element).visibility === 'hidden') continue;
    if (box.top < 0 || box.bottom > innerHeight) {
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      return null;
    }
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const top = document.elementFromPoint(x, y);
    // While one page fades into the next, the whole document is on top.
    return element.contains(top) ? [x, y] : null;
  }
  return null;
}
