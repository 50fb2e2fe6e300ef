import { readFileSync } from 'node:fs';
import vm from 'node:vm';
import fc from 'fast-check';
import {
  type DaysState,
  isDated,
  offerAttribute,
  offerAttributes,
  offerIds,
  offerScript,
  offers,
  stateOf,
} from '../../src/site/offers';
import { routes } from '../../src/site/routes';

const time = (text: string) => Date.parse(text);

/** What the script of the head puts on the root element at a time. */
function attributesByScript(now: number): Record<string, string> {
  const found: Record<string, string> = {};
  const root = {
    setAttribute: (name: string, value: string): void => {
      found[name] = value;
    },
  };
  vm.runInNewContext(offerScript, { document: { documentElement: root }, Date: { now: () => now } });
  return found;
}

describe('seasonal offers hold by date', () => {
  test.each<[string, DaysState]>([
    ['2026-01-01T00:00:00Z', 'before'],
    ['2026-08-31T23:59:59.999Z', 'before'],
    ['2026-09-01T00:00:00Z', 'during'],
    ['2026-09-30T23:59:59.999Z', 'during'],
    ['2026-10-01T00:00:00Z', 'after'],
    ['2026-11-21T12:00:00Z', 'after'],
    ['2027-09-15T12:00:00Z', 'after'],
  ])('at %s September is %s', (text, state) => {
    expect(stateOf(offers.september, time(text))).toBe(state);
    expect(attributesByScript(time(text))).toEqual({ 'data-september': state });
  });

  test.each(offerIds)('%s begins before it ends', (id) => {
    expect(stateOf(offers[id], time(offers[id].first))).toBe('during');
    expect(stateOf(offers[id], time(offers[id].last))).toBe('during');
  });

  test('the script of the head and the page agree at every moment', () => {
    const moments = fc.oneof(
      fc.date({ min: new Date('2026-08-30'), max: new Date('2026-10-02'), noInvalidDate: true }),
      fc.date({ noInvalidDate: true }),
    );
    fc.assert(
      fc.property(moments, (moment) => {
        expect(attributesByScript(moment.getTime())).toEqual(offerAttributes(moment.getTime()));
      }),
    );
  });

  test('the script can stand in a script element as it is', () => {
    expect(offerScript).not.toContain('</');
  });

  test.each(offerIds)('the styles know what to show before, during and after %s', (id) => {
    const styles = readFileSync('src/components/when/when.module.css', 'utf8');
    for (const state of ['before', 'during', 'after']) {
      expect(styles).toContain(
        `:root[${offerAttribute(id)}="${state}"] .when[data-offer="${id}"][data-is~="${state}"]`,
      );
    }
  });

  test('the script stands on exactly the pages of the templates that show something by date', () => {
    const dated = ['home', 'pricing', 'referral-program'];
    for (const { pattern, template } of routes)
      expect([pattern, isDated(pattern)]).toEqual([pattern, dated.includes(template)]);
    const using = routes
      .map(({ template }) => template)
      .filter((template) => /offer-bar|components\/when/.test(readFileSync(`src/templates/${template}.tsx`, 'utf8')));
    expect([...new Set(using)].sort()).toEqual(dated);
  });
});
