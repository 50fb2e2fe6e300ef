/** @jest-environment jsdom */

import { readFileSync } from 'node:fs';
import { markOffers } from '../../../src/browser/pieces/offers';
import { routes, type TemplateName, templateFile } from '../../../src/site/pages/routes';
import { type DaysState, mayChange, offerAttributes, offers, stateOf } from '../../../src/site/product/offers';
import { fc, property } from '../../support/fuzz';

const time = (text: string) => Date.parse(text);

/** The attributes of the root element of a page that was built at one time, and is read at another. */
function attributesAt(now: number, built: number): Record<string, string> {
  const page = document.implementation.createHTMLDocument();
  const root = page.documentElement;
  for (const [name, state] of Object.entries(offerAttributes(built))) root.setAttribute(name, state);
  markOffers(page, now);
  return Object.fromEntries([...root.attributes].map(({ name, value }) => [name, value]));
}

test.each<[string, DaysState]>([
  ['2026-01-01T00:00:00Z', 'before'],
  ['2026-08-31T23:59:59.999Z', 'before'],
  ['2026-09-01T00:00:00Z', 'during'],
  ['2026-09-30T23:59:59.999Z', 'during'],
  ['2026-10-01T00:00:00Z', 'after'],
  ['2026-11-21T12:00:00Z', 'after'],
  ['2027-09-15T12:00:00Z', 'after'],
])('seasonal offers hold by date at %s September is %s', (text, state) => {
  expect(stateOf(offers.september, time(text))).toBe(state);
  expect(attributesAt(time(text), time('2026-08-01'))).toEqual({ 'data-september': state });
});

const moments = fc.oneof(
  fc.date({ min: new Date('2026-08-30'), max: new Date('2026-10-02'), noInvalidDate: true }),
  fc.date({ noInvalidDate: true }),
);
property(
  'seasonal offers hold by date: whenever a page was built, it shows what holds when it is read',
  [moments, moments],
  (built, read) => {
    expect(attributesAt(read.getTime(), built.getTime())).toEqual(offerAttributes(read.getTime()));
  },
);

test.each([
  ['2026-08-01', true],
  ['2026-09-30', true],
  ['2026-10-01', false],
])(
  'seasonal offers hold by date: a dated page, built on %s, is painted only when the day is known: %s',
  (built, waits) => {
    expect(mayChange(time(built))).toBe(waits);
  },
);

property(
  'seasonal offers hold by date: a page that does not wait never has to show anything else later',
  [fc.date({ noInvalidDate: true }), fc.nat()],
  (built, later) => {
    fc.pre(!mayChange(built.getTime()));
    expect(offerAttributes(built.getTime() + later)).toEqual(offerAttributes(built.getTime()));
  },
);

test('dated are exactly the pages of the templates that show something by date', () => {
  const shows = (template: TemplateName) =>
    /offer-bar|components\/when/.test(readFileSync(templateFile(template), 'utf8'));
  const showing = routes.filter(({ template }) => shows(template));
  expect(showing.length).toBeGreaterThan(3);
  expect(routes.filter(({ dated }) => dated)).toEqual(showing);
});
