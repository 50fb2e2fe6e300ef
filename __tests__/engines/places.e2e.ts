/**
 * A visitor is where the address, or the way back, leads (specification 2.6).
 */
import { expect } from '@playwright/test';
import { test } from './support/test';
import type { Visitor } from './support/visitor';

/** Waits until an element stands in the window, clear of the header. */
const isClear = (visitor: Visitor, id: string): Promise<void> =>
  visitor.finds(
    true,
    (name) => {
      const header = document.querySelector('body header');
      const element = document.getElementById(name);
      if (!header || !element) return false;
      const { top } = element.getBoundingClientRect();
      return top >= header.getBoundingClientRect().bottom && top < innerHeight / 2;
    },
    id,
  );

test('an address with a hash leads to its place, clear of the header', async ({ visitor, site }) => {
  await visitor.visit(site.address('en', '/faq#does-facet-sell-proxies'));
  await isClear(visitor, 'does-facet-sell-proxies');
  await visitor.finds(true, () => document.querySelector('#does-facet-sell-proxies')?.matches('[open]'));
  await visitor.reload();
  await isClear(visitor, 'does-facet-sell-proxies');
});

test('the contents lead to headings, and Back returns to where each was chosen', async ({ visitor, site }) => {
  const address = site.address('en', '/privacy');
  await visitor.visit(address);
  const [first = '', second = ''] = await visitor.ask(() =>
    [...document.querySelectorAll('article nav a[href^="#"]')].map((link) => link.getAttribute('href') ?? ''),
  );
  await visitor.click(`article nav a[href="${first}"]`);
  await visitor.isAt(address + first);
  await isClear(visitor, first.slice(1));
  const place = await visitor.restsAt();
  await visitor.click(`article nav a[href="${second}"]`);
  await isClear(visitor, second.slice(1));
  await visitor.restsAt();
  await visitor.back();
  await visitor.isAt(address + first);
  await visitor.standsAt(place);
  await visitor.back();
  await visitor.isAt(address);
  await visitor.standsAt(0);
  await visitor.forward();
  await visitor.standsAt(place);
});

test('a new page opens at its top; Back and Forward return to the place in each', async ({ visitor, site }) => {
  const go = async (path: '/pricing' | '/download'): Promise<void> => {
    await visitor.click(`header a[href="${path}"]`);
    await visitor.isAt(site.address('en', path));
    await visitor.standsAt(0);
  };
  await visitor.visit(site.address('en', '/blog'));
  const inBlog = await visitor.scrollTo(900);
  await go('/pricing');
  const inPricing = await visitor.scrollTo(1_300);
  await go('/download');
  const inDownload = await visitor.scrollTo(500);
  expect(new Set([inBlog, inPricing, inDownload]).size).toBe(3);

  await visitor.back();
  await visitor.isAt(site.address('en', '/pricing'));
  await visitor.standsAt(inPricing);
  await visitor.back();
  await visitor.isAt(site.address('en', '/blog'));
  await visitor.standsAt(inBlog);
  await visitor.forward();
  await visitor.standsAt(inPricing);
  await visitor.forward();
  await visitor.isAt(site.address('en', '/download'));
  await visitor.standsAt(inDownload);

  await visitor.reload();
  await visitor.standsAt(inDownload);
  await visitor.back();
  await visitor.isAt(site.address('en', '/pricing'));
  await visitor.standsAt(inPricing);
});
