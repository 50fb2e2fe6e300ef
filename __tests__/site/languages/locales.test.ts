import { hasWordSpaces, isChinese, isDense, localeCodes, locales } from '../../../src/site/languages/locales';

describe('scripts (design 3)', () => {
  test.each(locales.map(({ tag, script }) => [tag, script]))('%s is written in %s, as CLDR says', (tag, script) => {
    expect(new Intl.Locale(tag).maximize().script).toBe(script);
  });

  test('what follows from them', () => {
    expect(localeCodes.filter(isChinese)).toEqual(['zh', 'tc']);
    expect(localeCodes.filter(isDense)).toEqual(['zh', 'ko', 'jp', 'tc']);
    expect(localeCodes.filter((code) => !hasWordSpaces(code))).toEqual(['zh', 'th', 'jp', 'tc', 'km']);
  });
});
