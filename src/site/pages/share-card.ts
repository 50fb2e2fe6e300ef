/** Share cards: the pictures that other sites show for links, one per indexed page and language (docs/pages.md). */
import { originOf, type Site } from '../hosting/hosts.ts';
import type { RoutePath } from '../hosting/route-path.ts';
import type { LocaleCode } from '../languages/locales.ts';

/** In px, as recommended for Open Graph and X. */
export const shareCardSize = { width: 1200, height: 630 } as const;
export const shareCardFolder = '/share-cards';

/** That of the home page is named after the language. Further pages of a list share the card of the first. */
export const shareCardPath = (code: LocaleCode, route: RoutePath): RoutePath =>
  `${shareCardFolder}/${code}${route === '/' ? '' : route.replace(/\/page\/\d+$/, '')}.png` as RoutePath;

export const shareCardAddress = (site: Site, code: LocaleCode, route: RoutePath): string =>
  originOf(site, code) + shareCardPath(code, route);
