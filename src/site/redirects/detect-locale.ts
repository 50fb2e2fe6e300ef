/**
 * Which language a visitor gets at an address without a language (specification 4, design 13): the choice stored in the
 * cookie, then the browser's languages, then English. This is used only at the root address, where no prefix decides.
 */

import { addressOf, isServed, pathOn, type Site } from '../hosting/hosts.ts';
import { localeCookie } from '../languages/locale-cookie.ts';
import { defaultLocale, isLocaleCode, type LocaleCode, locales } from '../languages/locales.ts';
import { resolveRedirect } from './resolve.ts';

/** Tags that browsers send for a language and that differ from those of the table (specification 3). */
const otherTags: Readonly<Record<string, LocaleCode>> = {
  'zh-hk': 'tc',
  'zh-mo': 'tc',
  'zh-hant': 'tc',
  fil: 'fil',
};

/** Every tag that names a language, in lowercase: exact ones, other names, and bases (`vi`). */
export const localeTags: ReadonlyMap<string, LocaleCode> = new Map<string, LocaleCode>([
  // From the last to the first: of two languages with one base (zh-CN, zh-TW), the base is the first one's.
  ...[...locales].reverse().map(({ tag, code }) => [baseOf(tag.toLowerCase()), code] as const),
  ...Object.entries(otherTags),
  ...locales.map(({ tag, code }) => [tag.toLowerCase(), code] as const),
]);

function baseOf(tag: string): string {
  return tag.split('-')[0] ?? tag;
}

/**
 * Programs that read pages for search engines and link previews; they are never redirected. Cubot is a brand of phones, so
 * "bot" after a "u" does not count.
 */
export const crawlers =
  /(?:^|[^u])bot|crawl|spider|slurp|facebookexternalhit|embedly|inspectiontool|mediapartners|apis-google|yeti|archiver|lighthouse|preview|validator/i;

/** What is known of a visitor who asks for the root address. */
export interface Visitor {
  /** The `Cookie` header, or `document.cookie`. */
  readonly cookies: string;
  /** Language tags, the preferred one first. */
  readonly languages: readonly string[];
}

/**
 * The language of a visitor: the cookie's, as a code or a tag in any spelling (`vn`, `VN`, `de_DE`), or the first of the browser's languages that the site has, or English.
 * Each tag is tried in full first, and then with fewer and fewer parts: `zh-Hant-HK`, `zh-Hant`, `zh`.
 */
export function detectLocale(site: Site, { cookies, languages }: Visitor): LocaleCode {
  const found = new RegExp(`(?:^|;\\s*)${localeCookie.name}=([\\w-]+)`).exec(cookies)?.[1] ?? '';
  const chosen = found.toLowerCase();
  if (isLocaleCode(chosen) && site.locales.includes(chosen)) return chosen;
  // What is no code of ours may be a tag.
  for (const language of [chosen, ...languages]) {
    const parts = language.trim().toLowerCase().split(/[-_]/);
    for (let length = parts.length; length > 0; length -= 1) {
      const code = localeTags.get(parts.slice(0, length).join('-'));
      if (code && site.locales.includes(code)) return code;
    }
  }
  return defaultLocale;
}

/** The tags of an `Accept-Language` header, the preferred one first; refused ones (`q=0`) are left out. */
export function acceptedLanguages(header: string): string[] {
  return header
    .slice(0, maxHeaderLength)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.split(';').map((piece) => piece.trim());
      const quality = Number(parameters.find((piece) => piece.startsWith('q='))?.slice(2) ?? 1);
      return { tag, quality: Number.isNaN(quality) ? 0 : quality };
    })
    .filter(({ tag, quality }) => quality > 0 && /^[a-z]/i.test(tag))
    .sort((a, b) => b.quality - a.quality)
    .map(({ tag }) => tag);
}

/** The number of characters of the header that are read, which limits the work for one request. */
const maxHeaderLength = 1000;

/**
 * Whether a visitor came to the root address by a link of the site itself. In that case they wanted to go there: visitors who
 * choose English on the Chinese host arrive without a cookie, and it would be wrong to send them back.
 *
 * @param referrer the `Referer` header or `document.referrer`; empty if there is none
 * @param here the origin of the request
 */
export function cameFromSite({ config }: Site, referrer: string, here: string): boolean {
  const origin = referrer.split('/', 3).join('/');
  return [here, ...Object.values(config.origins)].includes(origin);
}

/** Whether neither a prefix nor the host decides the language at a build's root address (design 13). */
export const detectsAtRoot = (site: Site): boolean => site.target === 'global' || site.target === 'preview';

/**
 * Where the root address leads for a language, or null if the root address belongs to that language.
 * A path of this build, or the full address on the language's host. A query is kept in the form of rule 8: `/vn/?x=1`.
 *
 * @param query empty, or including the question mark
 */
export function rootAddressFor(site: Site, code: LocaleCode, query: string): string | null {
  if (!isServed(site, code)) return addressOf(site, code, '/') + query;
  const path = pathOn(site, code, '/');
  return path === '/' ? null : (resolveRedirect(path + query, { site })?.location ?? path + query);
}
