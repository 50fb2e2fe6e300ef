import { enabledLocales, hasWordSpaces, isChinese, isDense, locales } from '../../../src/site/languages/locales';

test.each(locales.map(({ tag, script }) => [tag, script]))(
  'scripts: %s is written in %s, as CLDR says',
  (tag, script) => {
    expect(new Intl.Locale(tag).maximize().script).toBe(script);
  },
);

test('scripts: what follows from them', () => {
  expect(enabledLocales.filter(isChinese)).toEqual(['zh', 'tc']);
  expect(enabledLocales.filter(isDense)).toEqual(['zh', 'ko', 'jp', 'tc']);
  expect(enabledLocales.filter((code) => !hasWordSpaces(code))).toEqual(['zh', 'th', 'jp', 'tc', 'km']);
});
