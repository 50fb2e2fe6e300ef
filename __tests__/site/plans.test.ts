import { formatPrice } from '../../src/site/formats';
import { planPrice, planWith } from '../../src/site/plans';

describe('plan prices', () => {
  test.each([
    ['USD', 'monthly', 1, '$29.00', 'solo'],
    ['USD', 'yearly', 1, '$24.16', 'solo'],
    ['BRL', 'monthly', 3, 'R$\u00a0195.00', 'team'],
    ['PLN', 'monthly', 2, '136.00\u00a0zł', 'team'],
    ['VND', 'monthly', 1, '725,000\u00a0₫', 'solo'],
  ] as const)('50 profiles in %s, %s, %d members: %s', (currency, period, members, expected, plan) => {
    const price = planPrice({ profiles: 50, members, period, currency });
    expect(formatPrice(price.perMonth, currency)).toBe(expected);
    expect(price.plan).toBe(plan);
  });

  test('a year costs ten months, less the discount', () => {
    const choice = { profiles: 10, members: 1, period: 'yearly', currency: 'USD' } as const;
    expect(planPrice(choice).billed).toBe(90);
    expect(planPrice({ ...choice, discount: 0.2 })).toMatchObject({ billed: 72, perMonth: 6, before: 7.5 });
  });
});

test.each([
  ['what every plan has', ['synchronizer', 'rpa'], 'free'],
  ['the local API', ['rpa', 'local-api'], 'solo'],
  ['team work', ['local-api', 'teamwork'], 'team'],
] as const)('the smallest plan with %s', (_what, features, plan) => {
  expect(planWith(features)).toBe(plan);
});
