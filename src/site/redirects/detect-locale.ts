/** The language of a visitor at the root: of the cookie, else of the browser, else English (specification 4). */
import { addressOf, isServed, pathOn, type Site } from '../hosting/hosts.ts';
import { localeCookie } from '../languages/locale-cookie.ts';
import { defaultLocale, isLocaleCode, type LocaleCode, locales } from '../languages/locales.ts';
import { resolveRedirect } from './resolve.ts';

/** Tags that browsers send and that the table lacks (specification 3). */
const otherTags: Readonly<Record<string, LocaleCode>> = { 'zh-hk': 'tc', 'zh-mo': 'tc', 'zh-hant': 'tc', fil: 'fil' };

/** In lowercase: tags of the table, other names, and bases (`vi`). */
export const localeTags: ReadonlyMap<string, LocaleCode> = new Map<string, LocaleCode>([
  // Reversed: of two languages with one base (zh-CN, zh-TW), the first gets it.
  ...[...locales].reverse().map(({ tag, code }) => [baseOf(tag.toLowerCase()), code] as const),
  ...Object.entries(otherTags),
  ...locales.map(({ tag, code }) => [tag.toLowerCase(), code] as const),
]);

function baseOf(tag: string): string {
  return tag.split('-')[0] ?? tag;
}

/** Crawlers and link previews, which are never redirected. Cubot is a phone: no "bot" after a "u". */
export const crawlers =
  /(?:^|[^u])bot|crawl|spider|slurp|facebookexternalhit|embedly|inspectiontool|mediapartners|apis-google|yeti|archiver|lighthouse|preview|validator/i;

export interface Visitor {
  /** The `Cookie` header, or `document.cookie`. */
  readonly cookies: string;
  /** The preferred one first. */
  readonly languages: readonly string[];
}

/**
 * The cookie may have a code or a tag in any spelling (`vn`, `VN`, `de_DE`). Each tag is tried in full, then with
 * fewer and fewer parts: `zh-Hant-HK`, `zh-Hant`, `zh`.
 */
export function detectLocale(site: Site, { cookies, languages }: Visitor): LocaleCode {
  const found = new RegExp(`(?:^|;\\s*)${localeCookie.name}=([\\w-]+)`).exec(cookies)?.[1] ?? '';
  const chosen = found.toLowerCase();
  if (isLocaleCode(chosen) && site.locales.includes(chosen)) return chosen;
  // The cookie may have a tag and not a code.
  for (const language of [chosen, ...languages]) {
    const parts = language.trim().toLowerCase().split(/[-_]/);
    for (let length = parts.length; length > 0; length -= 1) {
      const code = localeTags.get(parts.slice(0, length).join('-'));
      if (code && site.locales.includes(code)) return code;
    }
  }
  return defaultLocale;
}

/** Sorted by preference, without refused ones (`q=0`). */
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

/** Limits the work for one request. */
const maxHeaderLength = 1000;

/**
 * Whether a visitor came by a link of the site itself and so wanted the root address: those who choose English on the
 * Chinese host arrive without a cookie and must not be sent back.
 * @param here the origin of the request
 */
export function cameFromSite({ config }: Site, referrer: string, here: string): boolean {
  const origin = referrer.split('/', 3).join('/');
  return [here, ...Object.values(config.origins)].includes(origin);
}

/** Whether neither a prefix nor the host decides the language at the root (docs/decisions.md). */
export const detectsAtRoot = (site: Site): boolean => site.target === 'global' || site.target === 'preview';

/**
 * Where the root address leads for a language, or null if it is that language's own: a path of this build, or a full
 * address on another host. A query is kept in the form of rule 8: `/vn/?x=1`.
 * @param query empty, or including the question mark
 */
export function rootAddressFor(site: Site, code: LocaleCode, query: string): string | null {
  if (!isServed(site, code)) return addressOf(site, code, '/') + query;
  const path = pathOn(site, code, '/');
  return path === '/' ? null : (resolveRedirect(path + query, { site })?.location ?? path + query);
}
