import { presentActivity } from '../../../src/browser/pieces/side-column';
import { configFrom } from '../../../src/site/hosting/config';
import { offers } from '../../../src/site/product/offers';

const during = Date.parse('2027-03-02T12:00:00Z');
const env = {
  SITE_ACTIVITY_PATH: '/referral-program',
  SITE_ACTIVITY_FIRST: '2027-03-01',
  SITE_ACTIVITY_LAST: '2027-03-02',
};

test.each([
  ['its flag is on', {}, during, '/referral-program'],
  ['it is its last moment', {}, Date.parse('2027-03-02T23:59:59.999Z'), '/referral-program'],
  ['its flag is off', { SITE_ACTIVITY: 'off' }, during, null],
  ['its days are to come', {}, Date.parse('2027-02-28T23:59:59.999Z'), null],
  ['its days are over', {}, Date.parse('2027-03-03'), null],
])('the promotional activity when %s (specification 2.7)', (_when, more, now, expected) => {
  expect(presentActivity(configFrom({ ...env, ...more }).activity, now)).toBe(expected);
});

test('the promotional activity without days of its own has those of the season', () => {
  const { activity } = configFrom({});
  expect(presentActivity(activity, Date.parse(offers.september.first))).toBe('/pricing/september');
  expect(presentActivity(activity, Date.parse(offers.september.first) - 1)).toBeNull();
  const longer = configFrom({ SITE_ACTIVITY_LAST: '2026-10-31' }).activity;
  expect(presentActivity(longer, Date.parse('2026-10-31'))).toBe('/pricing/september');
  expect(presentActivity(longer, Date.parse(offers.september.first) - 1)).toBeNull();
});
