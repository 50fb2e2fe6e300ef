/** Which languages one Gatsby build holds, and the address of a page in any language (docs/builds.md). */
import {
  enabledLocales,
  isLocaleCode,
  type LocaleCode,
  localeCodes,
  localeOf,
  type PublicHost,
} from '../languages/locales.ts';
import { configFrom, type SiteConfig } from './config.ts';
import type { RoutePath } from './route-path.ts';

/** What one Gatsby build is for: a public host, or the preview that holds all 20 languages. */
export type BuildTarget = PublicHost | 'preview';
/** In the order in which they are built. */
export const publicHosts: readonly PublicHost[] = ['global', 'zh', 'ru'];

export interface Site {
  readonly config: SiteConfig;
  readonly target: BuildTarget;
  /** The languages not left out by `SITE_LOCALES`, of all hosts: these are linked and listed as alternates. */
  readonly locales: readonly LocaleCode[];
}

/**
 * Reads `SITE_HOST`, `SITE_LOCALES` and the configuration's variables.
 * @throws when `SITE_HOST` is not a build target, or `SITE_LOCALES` names an unknown language or, on a public host, a draft
 */
export function siteFrom(env: Readonly<Record<string, string | undefined>>): Site {
  const target = env.SITE_HOST || 'preview';
  if (!isBuildTarget(target)) {
    throw new Error(`SITE_HOST is "${target}"; expected one of ${[...publicHosts, 'preview'].join(', ')}`);
  }
  const allowed = target === 'preview' ? localeCodes : enabledLocales;
  const wanted = (env.SITE_LOCALES || allowed.join(','))
    .split(',')
    .map((code) => code.trim())
    .filter(Boolean);
  for (const code of wanted) {
    if (!isLocaleCode(code)) {
      throw new Error(`SITE_LOCALES names "${code}"; known languages: ${localeCodes.join(', ')}`);
    }
    if (!allowed.includes(code)) {
      throw new Error(`SITE_LOCALES names "${code}", a draft: only previews have it (SITE_HOST=preview)`);
    }
  }
  return { config: configFrom(env), target, locales: localeCodes.filter((code) => wanted.includes(code)) };
}

export const isBuildTarget = (value: string): value is BuildTarget =>
  value === 'preview' || (publicHosts as readonly string[]).includes(value);

export const localesOf = (site: Site): readonly LocaleCode[] =>
  site.locales.filter((code) => site.target === 'preview' || localeOf(code).host === site.target);

export const isServed = (site: Site, code: LocaleCode): boolean => localesOf(site).includes(code);

/** `/vn`; empty for the language at the root of its host (specification 2.1), on the preview English. */
export function prefixOf(site: Site, code: LocaleCode): '' | `/${LocaleCode}` {
  if (code === 'en') return '';
  const atRootOfItsHost = code === 'zh' || code === 'ru';
  return atRootOfItsHost && site.target !== 'preview' ? '' : `/${code}`;
}

/** The path of a page on the host of its language: `/vn/pricing`; for a language's home page, only the prefix. */
export function pathOn(site: Site, code: LocaleCode, path: RoutePath): RoutePath {
  const prefix = prefixOf(site, code);
  if (path === '/') return prefix || '/';
  return `${prefix}${path}` as RoutePath;
}

/** The preview has no public origin, so its pages name those of the public hosts. */
export const originOf = (site: Site, code: LocaleCode): string => site.config.origins[localeOf(code).host];

/** The public address of a page, as used in canonical links, alternates and sitemaps. */
export function addressOf(site: Site, code: LocaleCode, path: RoutePath): string {
  const host = localeOf(code).host;
  const publicPath = pathOn({ ...site, target: host }, code, path);
  return originOf(site, code) + (publicPath === '/' ? '/' : publicPath);
}

/** The `href` of a page: a path if this build serves the language, otherwise the full address. */
export const hrefOf = (site: Site, code: LocaleCode, path: RoutePath): string =>
  isServed(site, code) ? pathOn(site, code, path) : addressOf(site, code, path);

/** The language of addresses without a prefix. */
export function rootLocaleOf(site: Site): LocaleCode {
  return site.target === 'zh' || site.target === 'ru' ? site.target : 'en';
}

/** Splits the path of a request into its language and the path within it. */
export function splitPath(site: Site, pathname: string): { locale: LocaleCode; path: RoutePath } {
  const [, first = ''] = pathname.split('/', 2);
  if (isLocaleCode(first) && isServed(site, first) && prefixOf(site, first) !== '') {
    return { locale: first, path: (pathname.slice(first.length + 1) || '/') as RoutePath };
  }
  return { locale: rootLocaleOf(site), path: pathname as RoutePath };
}
