import { locales } from '../../../src/site/languages/locales';
import { signInLanguage, signInOnlyTags } from '../../../src/site/languages/sign-in-language';

test.each([
  ['an Italian on the English page', 'en-US', ['it-IT', 'en-US'], 'it-IT'],
  ['a Swiss Italian, by the base language', 'en-US', ['it-CH'], 'it-IT'],
  ['an Indonesian whose browser names the language alone', 'en-US', ['id'], 'id-ID'],
  ['one whose first language nobody knows', 'en-US', ['fi-FI', 'id-ID', 'en'], 'id-ID'],
  ['one who prefers a language of the site', 'en-US', ['de-DE', 'it-IT'], 'en-US'],
  ['one who prefers English', 'en-US', ['en-GB', 'it-IT'], 'en-US'],
  ['an Italian who chose the German page', 'de-DE', ['it-IT'], 'de-DE'],
  ['a browser that names no language', 'en-US', [], 'en-US'],
])('the language of sign-in: %s (specification 3)', (_who, page, wanted, expected) => {
  expect(signInLanguage(page, wanted)).toBe(expected);
});

test('the language of sign-in: the site has no pages in the languages of sign-in alone', () => {
  for (const tag of signInOnlyTags) expect(locales.map((locale) => locale.tag)).not.toContain(tag);
});
