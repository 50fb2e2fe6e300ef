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
    ? ([PricingPage, ['pricing', 'plans', 'proxy-budget']] as const)
    : ([ReferralProgramPage, ['referral-program']] as const);
  // These pages read only the context.
  const Shown = Page as unknown as ComponentType<{ readonly pageContext: ReturnType<typeof contextOf> }>;
  return renderIn(<Shown pageContext={contextOf({ path })} />, { path }, namespaces).container;
}

/** In a state of the offer, without what the styles would hide. */
function seen(path: string, state: DaysState): HTMLElement {
  const container = rendered(path);
  const page = container.cloneNode(true) as HTMLElement;
  for (const part of page.querySelectorAll<HTMLElement>('[data-is]')) {
    if (!part.dataset.is?.split(' ').includes(state)) part.remove();
  }
  return page;
}

const linksOf = (page: HTMLElement) => [...page.querySelectorAll('a')].map((link) => link.getAttribute('href'));
const topOf = (page: HTMLElement) => page.querySelector('h1')?.parentElement as HTMLElement;

describe('/pricing/september', () => {
  test('while its days last, it takes 20% off and leads to the regular prices', () => {
    const page = seen('/pricing/september', 'during');
    expect(page.querySelector('form strong')).toHaveTextContent('$20.00');
    expect(page.querySelector('form s')).toHaveTextContent('$25.00');
    expect(page).toHaveTextContent(
      '$20.00 a month$240.00 billed yearly50 profiles · 1 memberfrom $6.00 a month, billed yearly',
    );
    expect(linksOf(topOf(page))).toEqual(['/pricing/normal']);
  });

  test('before, it announces the offer and has the regular prices', () => {
    const page = seen('/pricing/september', 'before');
    expect(page.querySelector('form strong')).toHaveTextContent('$25.00');
    expect(topOf(page)).toHaveTextContent('September 1 to 30');
  });

  test('after, it says that the offer has ended, has the regular prices, and leads to the normal page', () => {
    const page = seen('/pricing/september', 'after');
    expect(topOf(page)).toHaveTextContent('The September offer ended on September 30, 2026.');
    expect(page.querySelector('form strong')).toHaveTextContent('$25.00');
    expect(page.querySelector('form s')).toBeNull();
    expect(page).not.toHaveTextContent('20%');
    expect(page).not.toHaveTextContent('from $6.00');
    expect(linksOf(topOf(page))).toEqual(['/pricing']);
  });
});

describe('/referral-program/superSeptember', () => {
  test('while its days last, the share is 30% throughout', () => {
    const page = seen('/referral-program/superSeptember', 'during');
    expect(topOf(page)).toHaveTextContent('30%');
    // Three friends at $30 a month.
    expect(page).toHaveTextContent('$27.00');
    expect(page).not.toHaveTextContent('$18.00');
  });

  test('after, it says so, the share is 20% throughout, and it leads to the normal page', () => {
    const page = seen('/referral-program/superSeptember', 'after');
    expect(topOf(page)).toHaveTextContent('The September commission ended on September 30, 2026.');
    expect(page).not.toHaveTextContent('30%');
    expect(page).toHaveTextContent('$18.00');
    expect(linksOf(topOf(page))).toContain('/referral-program');
  });
});

describe.each([
  ['/pricing', '/pricing/september'],
  ['/referral-program', '/referral-program/superSeptember'],
])('%s', (path, seasonal) => {
  test.each<[DaysState, boolean]>([
    ['before', false],
    ['during', true],
    ['after', false],
  ])('%s the days of the offer, a line leads to it: %p', (state, leads) => {
    expect(linksOf(seen(path, state)).includes(seasonal)).toBe(leads);
  });
});

describe('every variant is reached from a page that is always there', () => {
  test.each([
    ['/referral-program', '/referral-program/referralProgram'],
    ['/referral-program', '/pricing/normal'],
    ['/pricing/normal', '/pricing/september'],
    ['/pricing/normal', '/referral-program/superSeptember'],
  ])('%s leads to %s', (from, to) => {
    expect(linksOf(seen(from, 'after'))).toContain(to);
  });

  test('the regular prices list the days of the offer, and say when they are over', () => {
    const offersOf = (page: HTMLElement) => page.querySelector('section:last-of-type table');
    expect(offersOf(seen('/pricing/normal', 'after'))).toHaveTextContent(
      /September 1 – 30, 2026.*This offer has ended/,
    );
    expect(offersOf(seen('/pricing/normal', 'during'))).not.toHaveTextContent('ended');
  });
});

test.each(['/pricing', '/referral-program'])(
  '%s does not begin with the offer, which styles hide outside its days',
  (path) => {
    const [first] = rendered(path).querySelectorAll('h1, [data-is]');
    expect(first?.tagName).toBe('H1');
  },
);
