import { fc } from '../../__tests__/support/fuzz';
import { cutForSearch, searchWidths } from './search-result';

test.each([
  ['a short title', 'Prices | Facet', 'en', { shown: 'Prices | Facet', rest: '' }],
  ['a title of exactly the width', 'x'.repeat(60), 'en', { shown: 'x'.repeat(60), rest: '' }],
  [
    'a long title, after a whole word',
    'Your first RPA flow: from an empty page to a finished table | Facet',
    'en',
    { shown: 'Your first RPA flow: from an empty page to a finished table', rest: '| Facet' },
  ],
  [
    'a Chinese title, whose signs are twice as wide',
    '价'.repeat(31),
    'zh',
    { shown: '价'.repeat(29), rest: '价'.repeat(2) },
  ],
  ['a Thai title, whose vowels stand above the letters', 'ที่'.repeat(60), 'th', { shown: 'ที่'.repeat(60), rest: '' }],
] as const)('%s', (_what, text, locale, expected) => {
  expect(cutForSearch(text, 'title', locale)).toEqual(expected);
});

test('what is shown and what is not are the whole text, but for spaces between them', () => {
  fc.assert(
    fc.property(
      fc.string({ maxLength: 400, unit: 'grapheme' }),
      fc.constantFrom('title', 'description'),
      (text, kind) => {
        const { shown, rest } = cutForSearch(text, kind, 'en');
        expect(text.startsWith(shown)).toBe(true);
        expect(text.endsWith(rest)).toBe(true);
        expect(text.slice(shown.length, text.length - rest.length).trim()).toBe('');
        if (rest !== '')
          expect([...shown].filter((sign) => !/\p{M}/u.test(sign)).length).toBeLessThan(searchWidths[kind]);
      },
    ),
  );
});
