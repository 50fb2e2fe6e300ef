import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { enabledLocales } from '../src/site/languages/locales';

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

const plural = /_(zero|one|two|few|many|other)$/;

/** The English text that a key translates. */
const sourceOf = (english: Map<string, string>, key: string): string =>
  english.get(key) ?? english.get(key.replace(plural, '_other')) ?? '';

/** Words that stay as they are: names, units, formats. */
const names =
  /\b(Facet|RPA|API|FAQ|Chromium|Canvas|WebGL|WebRTC|Playwright|Puppeteer|Selenium|Windows|macOS|Linux|Intel|Apple|silicon|Debian|Ubuntu|AppImage|SHA-256|AES|GCM|GB|MB|bit|deb|CSV|HTTP|HTTPS|SOCKS5|Google|Ads|Facebook|TikTok|Amazon|Discord|LinkedIn|YouTube|Reddit|Pinterest|Instagram|eBay|Shopify|OnlyFans|Tinder|Telegram|WhatsApp|WeChat|Twitter|SEO|SERP|Global Privacy Control|Solo|Team|Business|Proxy|Blog|Multilogin|GoLogin|Dolphin|Anty|Octo|Browser|Undetectable|Incogniton|Ziniao|Enter|Esc|Social media marketing|QR|M1|US|vs|X)\b/gi;
test.each(enabledLocales.filter((locale) => locale !== 'en'))('in %s no sentence is the English one', (locale) => {
  const same = namespaces.flatMap((file) => {
    const english = read('en', file);
    return [...read(locale, file)]
      .filter(([key, text]) => text === sourceOf(english, key))
      .map(([key, text]) => [`${file} ${key}`, text.replace(/\{\{\w+\}\}/g, '').replace(names, '')] as const)
      .filter(([, rest]) => rest.split(/\s+/).filter((word) => /[a-z]{3}/i.test(word)).length > 2);
  });
  expect(same).toEqual([]);
});
