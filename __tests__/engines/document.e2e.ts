/**
 * A page that nobody touches is a document: it is read, it asks, it is counted, and the application does not come.
 */
import { expect } from '@playwright/test';
import { test } from './support/test';
import { eventsOf, viewIsRecorded } from './support/tracker';

/** Runs in the page: whether Gatsby is there. */
const isApplicationThere = (): boolean => '___loader' in window;

test('the question of consent stands there by itself', async ({ visitor, site }) => {
  await visitor.open(site.address('en', '/'));
  await visitor.finds(true, () => document.querySelector('dialog[open] button') !== null);
  expect(await visitor.ask(isApplicationThere)).toBe(false);
});

test('pages are counted without an error', async ({ visitor, site }) => {
  const addresses = [
    site.address('th', '/'),
    site.address('de', '/pricing'),
    site.address('en', '/helps/with-code'),
    site.address('zh', '/faq'),
  ];
  for (const address of addresses) {
    await visitor.agreeAt(address);
    await visitor.open(address);
    await viewIsRecorded(visitor, site);
    expect(await visitor.ask(isApplicationThere)).toBe(false);
  }
  await visitor.leave();
  await expect.poll(() => eventsOf(site, 'view').map(({ url }) => url)).toEqual(addresses);
  expect(eventsOf(site, 'error')).toEqual([]);
});
