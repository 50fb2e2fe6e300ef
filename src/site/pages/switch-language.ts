/**
 * Switching languages: where visitors go when they choose another language on a page (specification 2.3 and 2.4, design 7).
 */
import { hrefOf, type Site } from '../hosting/hosts.ts';
import type { RoutePath } from '../hosting/route-path.ts';
import { isChinese, type LocaleCode } from '../languages/locales.ts';
import { guideLocales, solutionLocales, useCaseLocales } from './availability.ts';
import { russianPlace } from './moved-articles.ts';

/** Whether a page exists at a path within a language. */
export type Exists = (locale: LocaleCode, path: string) => boolean;

/** The Chinese slugs for industry slugs; `null` if Chinese has no counterpart. */
const intoChinese: Readonly<Record<string, string | null>> = {
  betting: 'media-market',
  crypto: 'data-collection',
  // The specification says "agencies"; the page's id is digital-agency (design 7).
  'digital-agency': 'price-comparison',
  ticketing: 'self-examination',
  'web-scraping': null,
};

const outOfChinese: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(intoChinese).flatMap(([slug, chinese]) => (chinese ? [[chinese, slug]] : [])),
);

/**
 * The address of "this page in another language", including the host if the other language is not part of this build.
 *
 * @param address path within the current language, with query and hash: `/solutions/crypto?from=ad#steps`
 * @param exists whether a language has a page at a path, for every language
 */
export function switchLanguage(site: Site, address: string, from: LocaleCode, to: LocaleCode, exists: Exists): string {
  const end = address.search(/[?#]/);
  const path = (end < 0 ? address : address.slice(0, end)) || '/';
  const rest = end < 0 ? '' : address.slice(end);

  const left = to === 'ru' && from !== 'ru' ? russianPlace(site.config, path) : null;
  if (left) return left.address;

  const target = translatePath(path, from, to);
  if (target === null || !exists(to, target)) return hrefOf(site, to, '/');
  return hrefOf(site, to, target) + (target === path || sameSection(path, target) ? rest : '');
}

/** The path of a page in another language, or null if that language has no such page. */
function translatePath(path: string, from: LocaleCode, to: LocaleCode): RoutePath | null {
  if (/^\/guide(\/|$)/.test(path)) return guideLocales.includes(to) ? (path as RoutePath) : '/blog';

  const solution = /^\/(?:solutions|use-cases)(?:\/([^/]+))?$/.exec(path);
  if (!solution) return path as RoutePath;
  const base = solutionLocales.includes(to) ? '/solutions' : useCaseLocales.includes(to) ? '/use-cases' : null;
  if (base === null) return null;
  const id = solution[1];
  if (id === undefined) return base;
  const translated = translateSlug(id, from, to);
  return translated === null ? null : `${base}/${translated}`;
}

function translateSlug(id: string, from: LocaleCode, to: LocaleCode): string | null {
  if (isChinese(to) && !isChinese(from)) return id in intoChinese ? (intoChinese[id] ?? null) : id;
  if (isChinese(from) && !isChinese(to)) return outOfChinese[id] ?? id;
  return id;
}

/** A page that only moves between `/solutions` and `/use-cases` is the same page, so its query and hash are kept. */
const sameSection = (path: string, target: string): boolean => path.split('/').at(-1) === target.split('/').at(-1);
