/**
 * A visitor in the engine that the project names, at a site of the test's own.
 */
import { browsers, type Engine, engines } from '../../../workshop/build/browsers';
import { test as withSite } from '../../e2e/support/runtime';
import type { Browser } from './browser';
import { startChromium, startFirefox } from './puppeteer';
import { type Visitor, visitorAt } from './visitor';
import { startWebKit } from './webkit';

const start: Readonly<Record<Engine, () => Promise<Browser>>> = {
  chromium: () => startChromium(browsers.chromium()),
  firefox: () => startFirefox(browsers.firefox()),
  webkit: () => startWebKit(browsers.webkit()),
};

/** Tests with a visitor whom the site does not know. */
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
      await window.resize(1280, 800);
      await use(visitorAt(window));
      await window.close();
    },
    // WebKit's driver hangs once in a few hundred windows: the test is tried again with another one, and soon.
    { timeout: 30_000 },
  ],
});
