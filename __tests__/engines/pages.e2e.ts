/**
 * What an engine makes of the pages: every template; the way back, and what is counted.
 */
import { expect } from '@playwright/test';
import { earlyEventsName } from '../../src/browser/tracker/early-events';
import { type LocaleCode, localeOf } from '../../src/site/languages/locales';
import { publicPages } from '../e2e/support/pages';
import { eventsOf } from '../e2e/support/runtime';
import { samplePaths } from '../e2e/support/templates';
import { test, type Visitor } from './support/visitor';

/** Each page is looked at in one language, by turns. */
const languages = ['en', 'de', 'th', 'km', 'zh'] as const satisfies readonly LocaleCode[];

/** Waits until the tracker has taken over, and with that has recorded the view of the page. */
const viewIsRecorded = (visitor: Visitor): Promise<void> =>
  visitor.finds(false, (name) => name in window, earlyEventsName);

test('a page of every template comes alive in its language, without an error', async ({ visitor, site }) => {
  test.setTimeout(300_000);
  const { find } = await publicPages();
  const seen: string[] = [];
  for (const [turn, [path = '/']] of Object.values(samplePaths).entries()) {
    const inTurn = [...languages.slice(turn % languages.length), ...languages];
    const locale = inTurn.find((code) => find(code, path)) ?? 'en';
    const address = site.address(locale, path);
    await visitor.visit(address, 'granted');
    await visitor.finds({ language: localeOf(locale).tag, titles: 1, wide: false }, () => ({
      language: document.documentElement.lang,
      titles: document.querySelectorAll('h1').length,
      wide: document.documentElement.scrollWidth > innerWidth,
    }));
    await viewIsRecorded(visitor);
    // What is fetched ahead would count as an error where the policy refused it.
    const isAhead = () =>
      performance.getEntriesByType('resource').some(({ name }) => /\/page-data\/(?!app-data|index\/)/.test(name));
    if (path === '/') await visitor.finds(true, isAhead);
    seen.push(address);
  }
  await visitor.open(site.address('en', '/robots.txt'));
  // Two pages left one after the other may tell of themselves in the other order.
  const counted = () => eventsOf(site, 'view').map(({ url }) => url);
  await expect.poll(() => counted().sort()).toEqual([...seen].sort());
  expect(eventsOf(site, 'error')).toEqual([]);
});

test('what was recorded last arrives when the visitor leaves at once', async ({ visitor, site }) => {
  const first = site.address('en', '/pricing');
  await visitor.visit(first, 'granted');
  await viewIsRecorded(visitor);
  for (const path of ['/about-us', '/faq'] as const) {
    await visitor.click(`footer a[href="${path}"]`);
    await visitor.isAt(site.address('en', path));
    // A page whose head has not been written yet has not been seen.
    await visitor.finds(true, (end) => document.querySelector(`link[rel="canonical"][href$="${end}"]`) !== null, path);
  }
  await visitor.open(site.address('en', '/robots.txt'));
  const viewed = [first, site.address('en', '/about-us'), site.address('en', '/faq')];
  await expect.poll(() => eventsOf(site, 'view').map(({ url }) => url)).toEqual(viewed);
  expect(eventsOf(site, 'click')).toHaveLength(2);
  expect(eventsOf(site, 'error')).toEqual([]);
  expect(site.api.statistics.report().dropped).toBe(0);
});

test('a new page opens at its top; Back and Forward return to the place in each', async ({ visitor, site }) => {
  const scroll = (y: number) =>
    visitor.ask((top) => {
      window.scrollTo({ top, behavior: 'instant' });
      return window.scrollY;
    }, y);
  const heights: number[] = [];
  await visitor.visit(site.address('en', '/blog'));
  for (const [path, y] of [
    ['/pricing', 900],
    ['/download', 1_300],
  ] as const) {
    heights.push(await scroll(y));
    await visitor.click(`header a[href="${path}"]`);
    await visitor.isAt(site.address('en', path));
    await visitor.standsAt(0);
  }
  const [inBlog = 0, inPricing = 0] = heights;
  expect(inBlog).not.toBe(inPricing);
  for (const [steps, path, y] of [
    [-1, '/pricing', inPricing],
    [-1, '/blog', inBlog],
    [1, '/pricing', inPricing],
  ] as const) {
    await visitor.go(steps);
    await visitor.isAt(site.address('en', path));
    await visitor.standsAt(y);
  }
  // A place within a page stands clear of the header.
  await visitor.visit(site.address('en', '/faq#does-facet-sell-proxies'));
  await visitor.finds(true, () => {
    const header = document.querySelector('body header')?.getBoundingClientRect().bottom ?? 0;
    const top = document.querySelector('details:target[open]')?.getBoundingClientRect().top ?? -1;
    return top >= header && top < innerHeight / 2;
  });
});
