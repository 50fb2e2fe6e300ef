/**
 * The built hosts with a reference API of the test's own, so that tests that read what it received, or make it fail, do
 * not meet one another.
 */
import path from 'node:path';
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import type { z } from 'zod';
import { consentKey } from '../../../src/browser/consent/consent-key';
import { type Answer, answerText } from '../../../src/browser/consent/stored-answer';
import type { EventFields, EventType, TrackerEvent } from '../../../src/browser/tracker/event';
import { pathOn, siteFrom } from '../../../src/site/hosting/hosts';
import type { RoutePath } from '../../../src/site/hosting/route-path';
import { type LocaleCode, localeOf } from '../../../src/site/languages/locales';
import { createLocalHost } from '../../../workshop/local/host/local-host';
import type { faultsShape } from '../../../workshop/local/reference-api/faults';
import { tokenHeader } from '../../../workshop/local/reference-api/guard';
import type { Received } from '../../../workshop/local/reference-api/received';
import { createReferenceApi } from '../../../workshop/local/reference-api/reference-api';
import { createState, type ReferenceState } from '../../../workshop/local/reference-api/state';
import { siteRoot } from './site';

/** The site of one test. */
export interface RunningSite {
  readonly port: number;
  readonly api: ReferenceState;
  /** The address of a page; the path may carry query and hash. */
  readonly address: (locale: LocaleCode, path: RoutePath) => string;
  /** What came to an endpoint. */
  readonly received: (endpoint: string) => readonly Received[];
  /** Makes the API fail, through its own control path. */
  readonly fail: (faults: z.input<typeof faultsShape>['faults']) => Promise<void>;
}

/** Serves a site whose visitors are in a place, such as `US`. */
export async function openSite(place: string): Promise<RunningSite & { readonly close: () => Promise<void> }> {
  const api = createState(null);
  const host = await createLocalHost({
    dist: path.join(siteRoot, 'dist'),
    port: 0,
    api: createReferenceApi(api),
    place,
  });
  return {
    port: host.port,
    api,
    close: host.close,
    address: (locale, path) => {
      const target = localeOf(locale).host;
      return host.origins[target] + pathOn(siteFrom({ SITE_HOST: target }), locale, path);
    },
    received: (endpoint) => api.received.list(endpoint),
    fail: async (faults) => {
      const answer = await host.fetch(
        new Request(`http://localhost:${host.port}/api/__faults`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', [tokenHeader]: api.token },
          body: JSON.stringify({ seed: 1, faults }),
        }),
      );
      if (!answer.ok) throw new Error(await answer.text());
    },
  };
}

/** Tests with a site of their own; its visitor's place is unknown unless a test says so. */
export const test = base.extend<{ readonly site: RunningSite; readonly place: string }>({
  place: ['', { option: true }],
  site: async ({ place }, use) => {
    const site = await openSite(place);
    await use(site);
    await site.close();
  },
});

/** What the server has of a type of event, in the order in which it came. */
export const eventsOf = <Type extends EventType>(site: RunningSite, type: Type) =>
  site.api.statistics.events().filter((event): event is TrackerEvent & EventFields[Type] => event.op_type === type);

/** The visitor has answered the question for consent on an earlier visit. */
export const answered = (context: BrowserContext, answer: Answer): Promise<unknown> =>
  context.addInitScript(
    ([key, value]) => {
      try {
        // Not over an answer that the test gives later.
        if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
      } catch {
        // A page without storage, as about:blank.
      }
    },
    [consentKey, answerText(answer, Date.now())] as const,
  );

/** The visitor takes the consent back on an English page, which is loaded anew: scripts of other parties run in it. */
export async function takeConsentBack(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-statistics', 'running');
  await page.getByRole('button', { name: 'Privacy choices' }).click();
  const anew = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Decline', exact: true }).click();
  await anew;
}

/** Leaves the site, as a visitor does who types another address. */
export const leave = (page: Page): Promise<unknown> => page.goto('about:blank');

/** Uncaught errors of a page, as they happen. */
export function uncaughtErrors(page: Page): readonly string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.stack ?? error.message));
  return errors;
}

/** Marks the document, so that a test can tell whether it was loaded again. */
export const markDocument = (page: Page): Promise<unknown> =>
  page.evaluate(() => Object.assign(window, { stays: true }));

/** Whether the document is still the one that was marked. */
export const isMarked = (page: Page): Promise<boolean> => page.evaluate(() => 'stays' in window);

/** The documents that the page asks any host for, from now on; a request never carries the hash. */
export function documentsOf(page: Page): readonly string[] {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents.push(request.url());
  });
  return documents;
}

/** Calls what Gatsby's `navigate` and links call. */
export const navigateByScript = (page: Page, to: string, options: object = {}): Promise<void> =>
  page.evaluate(
    ([address, more]) => {
      (window as unknown as { ___navigate: (to: string, options: object) => void }).___navigate(address, more);
    },
    [to, options] as const,
  );

/** Answers another party's addresses, which are nobody's, with an empty page. */
export const standInFor = (page: Page | BrowserContext, origin: string): Promise<unknown> =>
  page.route(`${origin}/**`, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>There' }));

/** The lifetime of a cookie in days, from now; null when there is no such cookie. */
export async function cookieDays(context: BrowserContext, name: string): Promise<number | null> {
  const cookie = (await context.cookies()).find((candidate) => candidate.name === name);
  return cookie ? (cookie.expires - Date.now() / 1000) / 86_400 : null;
}
