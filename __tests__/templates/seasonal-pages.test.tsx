/** @jest-environment jsdom */
/** What a visitor sees on the seasonal pages and their neighbors, by date (specification 2.2). */
import '@testing-library/jest-dom';
import { TextEncoder } from 'node:util';
import type { ComponentType } from 'react';
import type { DaysState } from '../../src/site/product/offers';
import PricingPage from '../../src/templates/pricing/pricing';
import ReferralProgramPage from '../../src/templates/referral-program/referral-program';
import { contextOf, renderIn } from '../support/render';

// Missing in jsdom.
globalThis.TextEncoder ??= TextEncoder;

function rendered(path: string): HTMLElement {
  const [Page, namespaces] = path.startsWith('/pricing')
    ? ([PricingPage, ['pricing', 'plans', 'proxy-budget', 'offer']] as const)
    : ([ReferralProgramPage, ['referral-program']] as const);
  // These pages read only the context.
  const Shown = Page as unknown as ComponentType<{ readonly pageContext: ReturnType<typeof contextOf> }>;
  return renderIn(<Shown pageContext={contextOf({ path })} />, { path }, namespaces).container;
}

/** In a state of the offer, without what the styles would hide. */
function seen(path: string, state: DaysState): HTMLElement {
  const page = rendered(path).cloneNode(true) as HTMLElement;
  for (const part of page.querySelectorAll<HTMLElement>('[data-is]')) {
    if (!part.dataset.is?.split(' ').includes(state)) part.remove();
  }
  return page;
}

const linksOf = (page: HTMLElement) => [...page.querySelectorAll('a')].map((link) => link.getAttribute('href'));
const topOf = (page: HTMLElement) => page.querySelector('h1')?.parentElement as HTMLElement;

const pricing = '/pricing/september';
const referral = '/referral-program/superSeptember';

test.each<[string, DaysState, string, readonly string[], readonly string[]]>([
  [pricing, 'before', 'September 1 to 30', ['$25.00'], []],
  [pricing, 'during', 'September 1 to 30', ['$20.00 a month$240.00 billed yearly'], []],
  [pricing, 'after', 'The September offer ended on September 30, 2026.', ['$25.00'], ['20%', '$20.00']],
  // Three friends at $30 a month.
  [referral, 'during', '30%', ['$27.00'], ['$18.00']],
  [referral, 'after', 'The September commission ended on September 30, 2026.', ['$18.00'], ['30%', '$27.00']],
])('%s %s the days of the offer: its top says "%s", the page %j, but not %j', (path, state, top, some, none) => {
  const page = seen(path, state);
  expect(topOf(page)).toHaveTextContent(top);
  for (const text of some) expect(page).toHaveTextContent(text);
  for (const text of none) expect(page).not.toHaveTextContent(text);
});

test.each<[DaysState, string, string | undefined]>([
  ['before', '$25.00', undefined],
  ['during', '$20.00', 'was $25.00'],
  ['after', '$25.00', undefined],
])('the calculator of September shows, %s the days of the offer, %s, and struck out %s', (state, price, former) => {
  const form = seen(pricing, state).querySelector('form');
  expect(form?.querySelector('strong')?.textContent).toBe(price);
  expect(form?.querySelector('s')?.textContent).toBe(former);
});

test.each<[string, DaysState, string]>([
  [pricing, 'before', 'September prices'],
  [pricing, 'during', 'September prices'],
  [pricing, 'after', 'Regular prices'],
  [referral, 'during', 'September: a higher commission'],
  [referral, 'after', 'Recommend Facet and earn a commission'],
])('%s is headed, %s the days of the offer, "%s"', (path, state, title) => {
  expect(seen(path, state).querySelector('h1')?.textContent).toBe(title);
});

test('after the days of the offer its page, which has the regular prices, leads to the free account alone', () => {
  expect(linksOf(topOf(seen(pricing, 'after')))).toEqual([expect.stringContaining('/register')]);
});

test('the regular prices list the days of the offer, and say when they are over', () => {
  const offersOf = (page: HTMLElement) => [...page.querySelectorAll('section table')].at(-1);
  expect(offersOf(seen('/pricing/normal', 'after'))).toHaveTextContent(/September 1 – 30, 2026.*This offer has ended/);
  expect(offersOf(seen('/pricing/normal', 'during'))).not.toHaveTextContent('ended');
});
