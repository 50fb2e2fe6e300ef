import { currencies } from '../../../src/site/languages/locales';
import { choiceIn, choiceParameters } from '../../../src/site/product/plan-address';
import { defaultChoice, maxMembers, type PlanChoice, periods, profileSteps } from '../../../src/site/product/plans';
import { fc, property } from '../../support/fuzz';

const usual: PlanChoice = { ...defaultChoice, currency: 'USD' };
const read = (query: string) => choiceIn(new URLSearchParams(query), usual);

test.each<[string, object]>([
  ['profiles=100', { ...usual, profiles: 100 }],
  ['currency=PLN&utm_source=mail', { ...usual, currency: 'PLN' }],
  ['profiles=55&members=2', { ...usual, members: 2 }],
  ['profiles=&period=weekly&currency=EUR', usual],
  ...['0', '51', '1.5', '-1', 'two'].map((members) => [`members=${members}`, usual] as [string, object]),
  ['profiles=20&profiles=500', { ...usual, profiles: 20 }],
])('a choice in the address of the pricing page: %s is read as %o', (query, choice) => {
  expect(read(query)).toEqual(choice);
});

test.each(['', 'ref=FRIEND9&utm_source=mail', 'plan=team'])(
  'a choice in the address of the pricing page: an address with %j has no choice',
  (query) => {
    expect(read(query)).toBeNull();
  },
);

const choices = fc.record({
  profiles: fc.constantFrom(...profileSteps),
  members: fc.integer({ min: 1, max: maxMembers }),
  period: fc.constantFrom(...periods),
  currency: fc.constantFrom(...currencies),
});
property('a choice in the address of the pricing page: what is written is read again', [choices], (choice) => {
  expect(choiceIn(new URLSearchParams(choiceParameters(choice)), usual)).toEqual(choice);
});

const names = ['profiles', 'members', 'period', 'currency'];
property(
  'a choice in the address of the pricing page: whatever an address says, the choice is one that has a price',
  [fc.array(fc.tuple(fc.constantFrom(...names), fc.string()), { minLength: 1 })],
  (pairs) => {
    const choice = choiceIn(new URLSearchParams(pairs), usual);
    expect(profileSteps).toContain(choice?.profiles);
    expect(periods).toContain(choice?.period);
    expect(currencies).toContain(choice?.currency);
    expect(Number.isInteger(choice?.members)).toBe(true);
  },
);
