/** @jest-environment jsdom */
import { readdirSync, readFileSync } from 'node:fs';
import { render } from '@testing-library/react';
import { ComposedCover } from '../../src/components/cover/composed-cover';
import { markOf } from '../../src/components/partner-mark/partner-mark';
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

test('the mark of a partner has the first letter of its name and one of five colors', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (name) => {
      const { letter, hue } = markOf(name);
      expect(name.toUpperCase().startsWith(letter)).toBe(true);
      expect([0, 1, 2, 3, 4]).toContain(hue);
    }),
  );
});

test('no two partners have marks of the same color', () => {
  const names = readdirSync('content/partner').map(
    (id) => /^title: "?(.+?)"?$/m.exec(readFileSync(`content/partner/${id}/en.md`, 'utf8'))?.[1] ?? '',
  );
  expect(names.length).toBeGreaterThan(1);
  expect(new Set(names.map((name) => markOf(name).hue)).size).toBe(names.length);
});

test('the drawing of a solution shows different addresses, all reserved for documentation', () => {
  const profiles = ['A', 'B', 'C', 'D', 'E'].map((name) => ({ name, group: 'Shops', country: 'DE' }));
  const addresses = rowsOf(profiles).map(({ address }) => address);
  expect(new Set(addresses).size).toBe(profiles.length);
  for (const address of addresses) expect(address).toMatch(/^(192\.0\.2|198\.51\.100|203\.0\.113)\.\d{1,3}$/);
});
