import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { localeCodes, localeOf } from '../src/site/locales';

type Tree = { readonly [key: string]: string | Tree };

const folder = path.resolve('locales');
const namespaces = readdirSync(path.join(folder, 'en')).sort();
const read = (locale: string, file: string): Map<string, string> =>
  flatten(JSON.parse(readFileSync(path.join(folder, locale, file), 'utf8')) as Tree);

function flatten(tree: Tree, prefix = ''): Map<string, string> {
  return new Map(
    Object.entries(tree).flatMap(([key, value]) =>
      typeof value === 'string' ? [[prefix + key, value] as const] : [...flatten(value, `${prefix}${key}.`)],
    ),
  );
}

const suffix = /_(zero|one|two|few|many|other)$/;
const categoriesOf = (tag: string) => new Intl.PluralRules(tag).resolvedOptions().pluralCategories;
const placeholders = (text: string): string[] => [...new Set(text.match(/\{\{\w+\}\}/g) ?? [])].sort();

/** The keys that a language must have: the English ones, with plural forms as CLDR has them for the language. */
function keysFor(english: Map<string, string>, tag: string): string[] {
  const keys = [...english.keys()].flatMap((key) =>
    suffix.test(key) ? categoriesOf(tag).map((category) => key.replace(suffix, `_${category}`)) : [key],
  );
  return [...new Set(keys)].sort();
}

/** The English text that a key translates. */
const sourceOf = (english: Map<string, string>, key: string): string =>
  english.get(key) ?? english.get(key.replace(suffix, '_other')) ?? '';

describe.each(localeCodes)('messages in %s (design 9)', (locale) => {
  const { tag } = localeOf(locale);

  test('there is a file for every namespace and no other', () => {
    expect(readdirSync(path.join(folder, locale)).sort()).toEqual(namespaces);
  });

  test.each(namespaces)('%s has every key with the plural forms of the language, and no other', (file) => {
    expect([...read(locale, file).keys()].sort()).toEqual(keysFor(read('en', file), tag));
  });

  test.each(namespaces)('%s keeps every placeholder and leaves no text empty', (file) => {
    const english = read('en', file);
    const faults = [...read(locale, file)].filter(([key, text]) => {
      const expected = placeholders(sourceOf(english, key));
      // A singular may say "one" without the number.
      const found = placeholders(text);
      const complete = suffix.test(key) ? expected.filter((name) => name !== '{{count}}') : expected;
      return (
        text.trim() === '' ||
        complete.some((name) => !found.includes(name)) ||
        found.some((name) => !expected.includes(name))
      );
    });
    expect(faults).toEqual([]);
  });
});

describe('no English is left over in another language', () => {
  /** Words that stay as they are: names, units, formats. */
  const names =
    /\b(Facet|RPA|API|FAQ|Chromium|Canvas|WebGL|WebRTC|Playwright|Puppeteer|Selenium|Windows|macOS|Linux|Intel|Apple|silicon|Debian|Ubuntu|AppImage|SHA-256|AES|GCM|GB|MB|bit|deb|CSV|HTTP|HTTPS|SOCKS5|Google|Ads|Facebook|TikTok|Amazon|Discord|LinkedIn|YouTube|Reddit|Pinterest|Instagram|eBay|Shopify|OnlyFans|Tinder|Telegram|WhatsApp|WeChat|Twitter|SEO|SERP|Solo|Team|Business|Proxy|Blog|Multilogin|GoLogin|Dolphin|Anty|Octo|Browser|Undetectable|Incogniton|Ziniao|Enter|Esc|QR|M1|US|vs|X)\b/gi;
  const other = localeCodes.filter((locale) => locale !== 'en');

  test.each(other)('in %s no sentence is the English one', (locale) => {
    const same = namespaces.flatMap((file) => {
      const english = read('en', file);
      return [...read(locale, file)]
        .filter(([key, text]) => text === sourceOf(english, key))
        .map(
          ([key, text]) =>
            [
              `${file} ${key}`,
              text
                .replace(/\{\{\w+\}\}/g, '')
                .replace(names, '')
                .trim(),
            ] as const,
        )
        .filter(([, rest]) => rest.split(/\s+/).filter((word) => /[a-z]{3}/i.test(word)).length > 2);
    });
    expect(same).toEqual([]);
  });
});
