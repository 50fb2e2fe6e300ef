/**
 * Share cards: the picture that other sites show for a link to a page, one per indexed page and language (design 12).
 */
import { originOf, type Site } from '../hosting/hosts.ts';
import type { RoutePath } from '../hosting/route-path.ts';
import type { LocaleCode } from '../languages/locales.ts';

/** The size of every card in px, as recommended for Open Graph and X. */
export const shareCardSize = { width: 1200, height: 630 } as const;

/** The folder of all cards, at the root of each host. */
export const shareCardFolder = '/share-cards';

/**
 * The path of a page's card on its host. The card of the home page is named after the language, as no other path can be. The
 * further pages of a list have the card of the first.
 */
export const shareCardPath = (code: LocaleCode, route: RoutePath): RoutePath =>
  `${shareCardFolder}/${code}${route === '/' ? '' : route.replace(/\/page\/\d+$/, '')}.png` as RoutePath;

/** The public address of a page's card. */
export const shareCardAddress = (site: Site, code: LocaleCode, route: RoutePath): string =>
  originOf(site, code) + shareCardPath(code, route);
