import { readFileSync } from 'node:fs';
import { pricesFile, readPrices } from '../../../src/gatsby/nodes/prices';
import { formatPrice } from '../../../src/site/formats';
import { type Currency, localeOf, locales } from '../../../src/site/languages/locales';
import {
  addedBy,
  leastSize,
  maxMembers,
  offerDiscount,
  planFor,
  planPrice,
  planWith,
  profileSteps,
  sizeWithin,
} from '../../../src/site/product/plans';
import { fc, property } from '../../support/fuzz';

const lists = readPrices(readFileSync(pricesFile, 'utf8'));

test.each([
  ['USD', 'monthly', 1, '$30.00', 'solo'],
  ['USD', 'yearly', 1, '$25.00', 'solo'],
  ['BRL', 'monthly', 3, 'R$210.00', 'team'],
  ['PLN', 'monthly', 2, 'zł\u00a0144.00', 'team'],
  ['VND', 'monthly', 1, '₫750,000', 'solo'],
] as const)('plan prices: 50 profiles in %s, %s, %d members: %s', (currency, period, members, expected, plan) => {
  const price = planPrice(lists, { profiles: 50, members, period, currency });
  expect(formatPrice(localeOf('en'), price.perMonth, currency)).toBe(expected);
  expect(planFor(members)).toBe(plan);
});

const currencies = [...new Set(locales.map(({ currency }) => currency))];
/** The amount that a reader sees, in the currency's smallest shown unit. */
const seen = (amount: number, currency: Currency): number =>
  Number(formatPrice(localeOf('en'), amount, currency).replace(/[^0-9]/g, ''));
const choices = fc.record({
  profiles: fc.constantFrom(...profileSteps),
  members: fc.integer({ min: 1, max: maxMembers }),
  currency: fc.constantFrom(...currencies),
  discount: fc.constantFrom(0, ...Object.values(offerDiscount)),
});

test.each(currencies)(
  'the arithmetic that a visitor can check in %s every plan of every size times its months is what is billed, as shown',
  (currency) => {
    for (const profiles of profileSteps) {
      for (let members = 1; members <= maxMembers; members += 1) {
        for (const discount of [0, ...Object.values(offerDiscount)]) {
          const size = { profiles, members, currency };
          const yearly = planPrice(lists, { ...size, period: 'yearly' }, discount);
          const monthly = planPrice(lists, { ...size, period: 'monthly' });
          expect(seen(yearly.perMonth, currency) * 12).toBe(seen(yearly.billed, currency));
          expect(seen(monthly.perMonth, currency)).toBe(seen(monthly.billed, currency));
        }
      }
    }
  },
);

property(
  'the arithmetic that a visitor can check: a year costs ten months as shown, less the discount, and what it was before is as exact',
  [choices],
  ({ discount, ...size }) => {
    const month = seen(planPrice(lists, { ...size, period: 'monthly' }).billed, size.currency);
    const year = planPrice(lists, { ...size, period: 'yearly' }, discount);
    expect(seen(year.billed, size.currency)).toBe(Math.round(month * 10 * (1 - discount)));
    if (year.before !== null) expect(seen(year.before, size.currency) * 12).toBe(month * 10);
  },
);

property(
  'the arithmetic that a visitor can check: the sum over a year is twelve payments or one, and their difference is what a year saves, as shown',
  [choices],
  ({ discount, ...size }) => {
    const monthly = planPrice(lists, { ...size, period: 'monthly' }, discount);
    const yearly = planPrice(lists, { ...size, period: 'yearly' }, discount);
    const shown = (amount: number) => seen(amount, size.currency);
    expect(shown(monthly.overYear)).toBe(shown(monthly.billed) * 12);
    expect(shown(yearly.overYear)).toBe(shown(yearly.billed));
    expect(shown(monthly.yearlySaves)).toBe(shown(monthly.overYear) - shown(yearly.overYear));
    expect(yearly.yearlySaves).toBe(monthly.yearlySaves);
  },
);

property(
  'the arithmetic that a visitor can check: a member more, or a larger step, costs more',
  [choices, fc.constantFrom('monthly', 'yearly')],
  (size, period) => {
    const price = planPrice(lists, { ...size, period }).perMonth;
    expect(planPrice(lists, { ...size, members: size.members + 1, period }).perMonth).toBeGreaterThan(price);
    const next = profileSteps[profileSteps.indexOf(size.profiles) + 1];
    if (next) expect(planPrice(lists, { ...size, profiles: next, period }).perMonth).toBeGreaterThan(price);
  },
);

test.each([
  ['solo', 1, 5, 1],
  ['team', 2, 1, 2],
  ['team', 2, 7, 7],
] as const)(
  'the size of a plan: %s begins with %d members, and wanted for %d has %d',
  (plan, least, members, expected) => {
    expect(leastSize(plan)).toEqual({ profiles: 10, members: least });
    expect(planFor(least)).toBe(plan);
    expect(sizeWithin(plan, { profiles: 100, members })).toEqual({ profiles: 100, members: expected });
  },
);

test.each([
  ['what every plan has', ['synchronizer', 'rpa'], 'free'],
  ['the local API', ['rpa', 'local-api'], 'solo'],
  ['team work', ['local-api', 'teamwork'], 'team'],
] as const)('the smallest plan with %s', (_what, features, plan) => {
  expect(planWith(features)).toBe(plan);
});

test('each larger plan says what it adds to the one before', () => {
  expect(addedBy('solo')).toEqual(['api']);
  expect(addedBy('team')).toEqual(['roles', 'log']);
  expect(addedBy('business')).toEqual(['sso', 'response']);
});
