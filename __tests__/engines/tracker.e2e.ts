/**
 * The tracker loses nothing of a visit, to its last event (specification 9, design 10).
 */
import { expect } from '@playwright/test';
import { test } from './support/test';
import { eventsOf, viewIsRecorded } from './support/tracker';

test('what was recorded last arrives when the visitor leaves at once', async ({ visitor, site }) => {
  const first = site.address('en', '/pricing');
  await visitor.agreeAt(first);
  await visitor.visit(first);
  await viewIsRecorded(visitor, site);
  for (const path of ['/about-us', '/faq'] as const) {
    await visitor.click(`footer a[href="${path}"]`);
    await visitor.isAt(site.address('en', path));
    // A page whose head has not been written yet has not been seen.
    const canonical = () => document.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? '';
    await expect.poll(() => visitor.ask(canonical)).toMatch(new RegExp(`${path}$`));
  }
  await visitor.leave();
  await expect
    .poll(() => eventsOf(site, 'view').map(({ url }) => url))
    .toEqual([first, site.address('en', '/about-us'), site.address('en', '/faq')]);
  expect(eventsOf(site, 'click')).toHaveLength(2);
  expect(eventsOf(site, 'error')).toEqual([]);
  expect(site.api.statistics.report().dropped).toBe(0);
});

test('a visitor who refuses is not counted', async ({ visitor, site }) => {
  await visitor.visit(site.address('zh', '/pricing'));
  await visitor.click('dialog[open] > div:last-child > button:first-child');
  await visitor.click('footer a[href="/about-us"]');
  await visitor.isAt(site.address('zh', '/about-us'));
  await visitor.leave();
  await visitor.visit(site.address('zh', '/about-us'));
  expect(site.api.statistics.events()).toEqual([]);
});

test('a visitor who takes the consent back is forgotten, whatever the page has thrown before', async ({
  visitor,
  site,
}) => {
  const address = site.address('en', '/pricing');
  await visitor.agreeAt(address);
  await visitor.open(address);
  await visitor.ask(() => {
    Reflect.deleteProperty(window, 'IntersectionObserver');
    for (const reason of [Object.create(null), Object.assign(new Error(), { message: Symbol() })]) {
      window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
    }
  });
  await visitor.alive();
  await viewIsRecorded(visitor, site);
  const runsOthers = () => document.documentElement.dataset.statistics === 'running';
  await visitor.finds(true, runsOthers);
  await visitor.click('footer [data-consent-settings]');
  await visitor.click('dialog[open] [data-answer="refused"]');
  // The scripts of others end with the page, which is loaded anew.
  await visitor.finds(false, runsOthers);
  const identifying = () =>
    Object.keys(localStorage).filter((key) => key.startsWith('site:event')).length +
    Number(/facet_device/.test(document.cookie));
  await visitor.finds(0, identifying);
  const { counted } = site.api.statistics.report();
  await visitor.click('footer a[href="/about-us"]');
  await visitor.isAt(site.address('en', '/about-us'));
  await visitor.finds(0, identifying);
  await visitor.leave();
  expect(site.api.statistics.report().counted).toBe(counted);
});
