import {
  type BudgetEntries,
  budgetFieldNames,
  budgetFields,
  budgetIn,
  budgetParameters,
  exampleBudget,
  fits,
  proxyBudget,
} from '../../../src/site/product/proxy-budget';
import { fc, property } from '../../support/fuzz';

const entries = (accounts: string, hours: string, megabytes: string, low = '', high = ''): BudgetEntries => ({
  ...{ accounts, hours, megabytes, low, high },
});

test.each([
  ['the example', exampleBudget, 60, null],
  ['no traffic', entries('10', '0', '100', '2', '4'), 0, [0, 0]],
  ['a single account', entries('1', '1', '1'), 0.03, null],
  ['a range of prices', entries('10', '2', '100', '2', '4.5'), 60, [120, 270]],
  ['prices the wrong way around', entries('10', '2', '100', '4.5', '2'), 60, [120, 270]],
  ['one price', entries('10', '2', '100', '', '3'), 60, [180, 180]],
  ['half an hour a day', entries('100', '0.5', '50', '1', '1'), 75, [75, 75]],
])('the proxy budget of %s', (_what, given, gigabytes, cost) => {
  const budget = proxyBudget(given);
  expect(budget?.gigabytes).toBeCloseTo(gigabytes, 9);
  expect(budget?.cost).toEqual(cost);
});

test.each([
  ['accounts', ['1', '100000'], ['', '0', '-1', '100001', 'ten', '1e3', ' 1', '0x10', '.5', '1.', '1,5']],
  ['hours', ['0', '24', '0.25'], ['', '24.5', '-0']],
  ['megabytes', ['0', '100000', '12.5'], ['', '100000.1']],
  ['low', ['', '0', '1000000'], ['1000001', 'free', '$3']],
  ['high', ['', '3.75'], ['Infinity', 'NaN']],
] as const)('the proxy budget: %s takes %j and not %j', (field, good, wrong) => {
  expect(good.filter((text) => !fits(field, text))).toEqual([]);
  expect(wrong.filter((text) => fits(field, text))).toEqual([]);
  for (const text of wrong) expect(proxyBudget({ ...exampleBudget, [field]: text })).toBeNull();
});

const number = (field: keyof typeof budgetFields) =>
  fc.integer({ min: budgetFields[field].least, max: budgetFields[field].most }).map(String);
const filled = fc.record({
  accounts: number('accounts'),
  hours: number('hours'),
  megabytes: number('megabytes'),
  low: fc.oneof(fc.constant(''), number('low')),
  high: fc.oneof(fc.constant(''), number('high')),
});

property('the proxy budget: twice the accounts need twice the traffic, and cost twice as much', [filled], (given) => {
  const accounts = Math.min(Number(given.accounts), 50_000);
  const once = proxyBudget({ ...given, accounts: String(accounts) });
  const twice = proxyBudget({ ...given, accounts: String(accounts * 2) });
  expect(twice?.gigabytes).toBeCloseTo((once?.gigabytes ?? Number.NaN) * 2, 6);
  expect(twice?.cost?.[1] ?? 0).toBeCloseTo((once?.cost?.[1] ?? 0) * 2, 2);
});

property(
  'the proxy budget: the cost goes from the lower to the higher price, and is there when a price is',
  [filled],
  (given) => {
    const cost = proxyBudget(given)?.cost;
    if (given.low === '' && given.high === '') expect(cost).toBeNull();
    else expect(cost?.[0]).toBeLessThanOrEqual(cost?.[1] ?? Number.NaN);
  },
);

property(
  'the proxy budget: what is put into an address is read again, and nothing is put that does not fit',
  [filled],
  (given) => {
    expect(budgetIn(new URLSearchParams(budgetParameters(given)))).toEqual(given);
    expect(budgetParameters({ ...given, accounts: 'ten' })).toEqual({ ...given, accounts: '' });
    expect(budgetIn(new URLSearchParams('utm_source=mail'))).toBeNull();
  },
);

property(
  'the proxy budget: whatever an address says, the fields have what fits',
  [fc.constantFrom(...budgetFieldNames), fc.string()],
  (field, text) => {
    const read = budgetIn(new URLSearchParams({ [field]: text }));
    expect(read).toEqual({ ...exampleBudget, [field]: fits(field, text) ? text : exampleBudget[field] });
  },
);
