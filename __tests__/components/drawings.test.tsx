/** @jest-environment jsdom */
import { readdirSync, readFileSync } from 'node:fs';
import { render } from '@testing-library/react';
import { ComposedCover } from '../../src/components/cover/composed-cover';
import { cutOf } from '../../src/components/partner-mark/cut';
import { rowsOf } from '../../src/components/scenes/solution';
import { fc } from '../support/fuzz';

const coverOf = (key: string): string => render(<ComposedCover entryKey={key} category="guides" />).container.innerHTML;

test('an article has one cover in all languages, which screen readers skip', () => {
  expect(coverOf('blog/first-rpa-flow/de')).toBe(coverOf('blog/first-rpa-flow/en'));
  expect(coverOf('blog/first-rpa-flow/de')).toContain('aria-hidden="true"');
});

test('most articles have a cover of their own', () => {
  const keys = readdirSync('content/blog').map((id) => `blog/${id}/en`);
  expect(new Set(keys.map(coverOf)).size).toBeGreaterThan(keys.length * 0.6);
});

test('the mark of a partner is a stone of four to eight sides within its grid', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      const facets = cutOf(name);
      const sides = facets.at(-1)?.points.split(' ').length ?? 0;
      expect([4, 5, 6, 7, 8]).toContain(sides);
      // Two facets on each side, and the table.
      expect(new Set(facets.map(({ points }) => points)).size).toBe(2 * sides + 1);
      expect(new Set(facets.map(({ hue }) => hue)).size).toBe(2);
      const corners = facets.flatMap(({ points }) => points.split(/[ ,]/).map(Number));
      expect(corners.filter((value) => !(value >= 0 && value <= 64))).toEqual([]);
      expect(facets.filter(({ light }) => !(light > 0 && light <= 1))).toEqual([]);
    }),
  );
});

test('no two partners have the same mark', () => {
  const names = readdirSync('content/partner').map(
    (id) => /^title: "?(.+?)"?$/m.exec(readFileSync(`content/partner/${id}/en.md`, 'utf8'))?.[1] ?? '',
  );
  expect(names.length).toBeGreaterThan(1);
  expect(new Set(names.map((name) => JSON.stringify(cutOf(name)))).size).toBe(names.length);
});

test('the drawing of a solution shows different addresses, all reserved for documentation', () => {
  const profiles = ['A', 'B', 'C', 'D', 'E'].map((name) => ({ name, group: 'Shops', country: 'DE' }));
  const addresses = rowsOf(profiles).map(({ address }) => address);
  expect(new Set(addresses).size).toBe(profiles.length);
  for (const address of addresses) expect(address).toMatch(/^(192\.0\.2|198\.51\.100|203\.0\.113)\.\d{1,3}$/);
});
