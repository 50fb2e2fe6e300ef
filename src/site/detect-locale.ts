/**
 * Which language an address without one means to a visitor (specification 4, design 13): the choice stored in the
 * cookie, then the browser's languages, then English. Asked on the root address only, where no prefix decides.
 */

import { addressOf, isServed, pathOn, type Site } from './hosts.ts';
import { localeCookie } from './locale-cookie.ts';
import { defaultLocale, isLocaleCode, type LocaleCode, locales } from './locales.ts';
import { resolveRedirect } from './redirects/resolve.ts';

/** Tags that browsers send for a language under another name than the table's (specification 3). */
const otherTags: Readonly<Record<string, LocaleCode>> = {
  'zh-hk': 'tc',
  'zh-mo': 'tc',
  'zh-hant': 'tc',
  fil: 'fil',
};

/** Every tag that names a language, in lower case: exact ones, other names, and bases (`vi`). */
export const localeTags: ReadonlyMap<string, LocaleCode> = new Map<string, LocaleCode>([
  // From the last to the first: of two languages with one base (zh-CN, zh-TW), the base is the first one's.
  ...[...locales].reverse().map(({ tag, code }) => [baseOf(tag.toLowerCase()), code] as const),
  ...Object.entries(otherTags),
  ...locales.map(({ tag, code }) => [tag.toLowerCase(), code] as const),
]);

function baseOf(tag: string): string {
  return tag.split('-')[0] ?? tag;
}

/** Programs that read pages for search engines and link previews; they are never moved. A CUBOT is a telephone. */
export const crawlers =
  /(?:^|[^u])bot|crawl|spider|slurp|facebookexternalhit|embedly|inspectiontool|mediapartners|apis-google|yeti|archiver|lighthouse|preview|validator/i;

/** What is known of a visitor who asks for the root address. */
export interface Visitor {
  /** The `Cookie` header, or `document.cookie`. */
  readonly cookies: string;
  /** Language tags, the most wanted first. */
  readonly languages: readonly string[];
}

/**
 * The language of a visitor: the cookie's, else the first of the browser's that the site speaks, else English.
 * Of each tag first the whole is tried, then less and less of it: `zh-Hant-HK`, `zh-Hant`, `zh`.
 */
export function detectLocale(site: Site, { cookies, languages }: Visitor): LocaleCode {
  const chosen = new RegExp(`(?:^|;\\s*)${localeCookie.name}=([a-z]+)`).exec(cookies)?.[1];
  if (chosen !== undefined && isLocaleCode(chosen) && site.locales.includes(chosen)) return chosen;
  for (const language of languages) {
    const parts = language.trim().toLowerCase().split('-');
    for (let length = parts.length; length > 0; length -= 1) {
      const code = localeTags.get(parts.slice(0, length).join('-'));
      if (code && site.locales.includes(code)) return code;
    }
  }
  return defaultLocale;
}

/** The tags of an `Accept-Language` header, the most wanted first; refused ones (`q=0`) are left out. */
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

/** Characters of the header that are read: a bound on the work for one request. */
const maxHeaderLength = 1000;

/**
 * Whether a visitor came to the root address by a link of the site itself. Then it is where they wanted to go: whoever
 * chooses English on the Chinese host arrives with no cookie, and must not be sent back.
 *
 * @param referrer the `Referer` header or `document.referrer`; empty where there is none
 * @param here the origin that was asked
 */
export function cameFromSite({ config }: Site, referrer: string, here: string): boolean {
  const origin = referrer.split('/', 3).join('/');
  return [here, ...Object.values(config.origins)].includes(origin);
}

/** Whether a build's root address is one that no prefix and no host ties to a language (design 13). */
export const detectsAtRoot = (site: Site): boolean => site.target === 'global' || site.target === 'preview';

/**
 * Where the root address leads for a language, or null when it is that language's own.
 * A path of this build, or the full address on the language's host. A query is kept in the form of rule 8: `/vn/?x=1`.
 *
 * @param query empty, or with its question mark
 */
export function rootAddressFor(site: Site, code: LocaleCode, query: string): string | null {
  if (!isServed(site, code)) return addressOf(site, code, '/') + query;
  const path = pathOn(site, code, '/');
  return path === '/' ? null : (resolveRedirect(path + query, { site })?.location ?? path + query);
}
