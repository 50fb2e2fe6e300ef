/**
 * A visitor in the engine that the project names, at a site of the test's own: waits for what is to come, and clicks only what
 * can be clicked.
 */
import { expect } from '@playwright/test';
import { consentKey } from '../../../src/browser/consent/consent-key';
import { type Answer, answerText } from '../../../src/browser/consent/stored-answer';
import { engines } from '../../../workshop/build/browsers';
import { test as withSite } from '../../e2e/support/runtime';
import { type Browser, start, type Window } from './window';

/** How long anything may take on a busy machine, in ms. */
const patienceMs = 20_000;

export type Visitor = ReturnType<typeof visitorAt>;

function visitorAt(view: Window) {
  const answeredAt = new Set<string>();

  /** Runs a function in the page, whichever page that is; a page that is being left is asked again. */
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
  /** Waits until a function finds in the page what is expected. */
  const finds = <A extends readonly unknown[], T>(expected: T, work: (...args: A) => T, ...args: A): Promise<void> =>
    expect.poll(() => ask(work, ...args)).toEqual(expected);
  /** Waits until the page answers to its visitor: React has taken over its elements. */
  const alive = (): Promise<void> => finds(true, isAlive);

  /** @param answer has been given on an earlier visit of the address's host */
  const open = async (address: string, answer?: Answer): Promise<void> => {
    const { origin } = new URL(address);
    if (answer && !answeredAt.has(origin)) {
      await view.open(`${origin}/robots.txt`);
      await ask((key, value) => localStorage.setItem(key, value), consentKey, answerText(answer, Date.now()));
      answeredAt.add(origin);
    }
    await view.open(address);
  };

  return {
    ...view,
    ask,
    finds,
    alive,
    open,
    visit: async (address: string, answer?: Answer): Promise<void> => {
      await open(address, answer);
      await alive();
    },
    isAt: (address: string): Promise<void> => finds(address, () => location.href),
    /** Clicks the first element of a selector that is seen, in its middle, when it stands still and nothing covers it. */
    click: async (selector: string): Promise<void> => {
      const until = Date.now() + patienceMs;
      for (let before = ''; ; ) {
        const middle = await ask(middleOf, selector);
        if (middle && middle.join() === before) return view.clickAt(...middle);
        if (Date.now() > until) throw new Error(`"${selector}" cannot be clicked: not there, covered, or moving`);
        before = middle?.join() ?? '';
      }
    },
    /** Waits until the page stands at a height, within 2 px. */
    standsAt: (y: number): Promise<void> => finds(true, (wanted) => Math.abs(window.scrollY - wanted) < 2, y),
    /** Back and forward by steps. */
    go: (steps: number): Promise<void> => ask((by) => void setTimeout(() => history.go(by)), steps),
  };
}

type Point = readonly [x: number, y: number];

/** Runs in the page. Gives a sign of intent, on which the application starts: again, for the page may not have listened yet. */
function isAlive(): boolean {
  document.dispatchEvent(new Event('touchstart'));
  return Object.keys(document.getElementById('content') ?? {}).some((key) => key.startsWith('__reactProps'));
}

/** Runs in the page. */
function middleOf(selector: string): Point | null {
  for (const element of document.querySelectorAll(selector)) {
    const { left, top, bottom, width, height } = element.getBoundingClientRect();
    if (width === 0 || height === 0 || getComputedStyle(element).visibility === 'hidden') continue;
    if (top < 0 || bottom > innerHeight) element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const middle = [left + width / 2, top + height / 2] as const;
    // While one page fades into the next, the whole document is on top.
    return element.contains(document.elementFromPoint(...middle)) ? middle : null;
  }
  return null;
}

export const test = withSite.extend<{ readonly visitor: Visitor }, { readonly browserOfEngine: Browser }>({
  browserOfEngine: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern.
    async ({}, use, { project }) => {
      const engine = engines.find((name) => name === project.name);
      if (!engine) throw new Error(`"${project.name}" is no engine; expected ${engines.join(', ')}`);
      const browser = await start[engine]();
      await use(browser);
      await browser.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  visitor: [
    async ({ browserOfEngine }, use) => {
      const window = await browserOfEngine.newWindow();
      await use(visitorAt(window));
      await window.close();
    },
    // WebKit's driver hangs once in a few hundred windows: the test is tried again with another one, and soon.
    { timeout: 30_000 },
  ],
});
