/** Where visitors go when they choose another language (specification 2.3 and 2.4, docs/routing.md). */
import { hrefOf, type Site } from '../hosting/hosts.ts';
import type { RoutePath } from '../hosting/route-path.ts';
import { isChinese, type LocaleCode } from '../languages/locales.ts';
import { guideLocales, solutionLocales, useCaseLocales } from './availability.ts';
import { russianPlace } from './moved-articles.ts';

export type Exists = (locale: LocaleCode, path: string) => boolean;

/** Chinese slugs for industry slugs; `null` if Chinese has no counterpart. */
const intoChinese: Readonly<Record<string, string | null>> = {
  betting: 'media-market',
  crypto: 'data-collection',
  // The specification says "agencies"; the page's id is digital-agency (docs/routing.md).
  'digital-agency': 'price-comparison',
  ticketing: 'self-examination',
  'web-scraping': null,
};

const outOfChinese: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(intoChinese).flatMap(([slug, chinese]) => (chinese ? [[chinese, slug]] : [])),
);

/**
 * The address of a page in another language, with the host if this build lacks the language.
 * @param address path within the current language, with query and hash: `/solutions/crypto?from=ad#steps`
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

/** Null if that language has no such page. */
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

/** A page that moves between `/solutions` and `/use-cases` is the same page, so its query and hash are kept. */
const sameSection = (path: string, target: string): boolean => path.split('/').at(-1) === target.split('/').at(-1);
