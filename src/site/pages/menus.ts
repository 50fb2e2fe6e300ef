/** The navigation menus (specification 2.7): lists of keys, narrowed to what exists in a language. */
import type { SiteConfig } from '../hosting/config.ts';
import type { RoutePath } from '../hosting/route-path.ts';
import { isChinese, type LocaleCode } from '../languages/locales.ts';
import { russianPlace } from './moved-articles.ts';
import { entryPath } from './routes.ts';
import { alternativeIds, featureIds, solutionIds } from './sections.ts';

export interface MenuItem {
  readonly nameKey: string;
  /** Key of a line about it. */
  readonly textKey?: string;
  /** For a page of the site, within the language. */
  readonly path?: RoutePath;
  /** Full address outside the site. */
  readonly address?: string;
}

/** Entries under a translated name, or without a name if they are not sorted into groups. */
export interface MenuGroup {
  readonly name: string | null;
  readonly items: readonly MenuItem[];
}

/** An industry with the ids of its solutions, as listed on the page of all solutions. */
export interface SolutionGroup {
  readonly name: string;
  readonly ids: readonly string[];
}

/** A menu without items is not shown. */
export interface Menus {
  readonly product: readonly MenuItem[];
  readonly solutions: readonly MenuGroup[];
  /** The list of all solutions or use cases, where the language has one. */
  readonly allSolutions: MenuItem | null;
  readonly resources: readonly MenuItem[];
  readonly company: readonly MenuItem[];
  readonly compare: readonly MenuItem[];
  readonly legal: readonly MenuItem[];
}

type Place = RoutePath | { readonly channel: keyof SiteConfig['channels'] } | 'docs';

/** The specification's menu keys, and where each leads. */
const places: Readonly<Record<string, Place>> = {
  'pre-sales': '/pre-sales',
  blog: '/blog',
  partner: '/partner',
  'partner-plan': '/partner-plan',
  proxy: '/partner/tag/proxies',
  'chat-group': { channel: 'discord' },
  scan: { channel: 'wechat' },
  help: '/helps',
  video: { channel: 'youtube' },
  'about-us': '/about-us',
  news: '/news',
  guide: '/guide',
  faq: '/faq',
  release: '/release',
  'browser-check': '/browser-check',
  links: '/links',
  referral: '/referral-program',
  privacy: '/privacy',
  terms: '/terms',
  security: '/security',
  accessibility: '/accessibility',
  // Required by law in German-speaking countries, one click away from every page.
  impressum: '/impressum',
  docs: 'docs',
};

const onlyFor: Readonly<Record<string, (locale: LocaleCode) => boolean>> = { scan: isChinese };

/**
 * The menus of one language.
 * @param exists whether the language has a page at a path
 * @param groups solutions by industry; without any, one group in the specification's order
 */
export function menusOf(
  config: SiteConfig,
  locale: LocaleCode,
  exists: (path: string) => boolean,
  groups: readonly SolutionGroup[] = [],
): Menus {
  const item = (key: string): MenuItem[] => {
    const place = places[key];
    const nameKey = `nav.${key}`;
    if (place === undefined || onlyFor[key]?.(locale) === false) return [];
    if (place === 'docs') return [{ nameKey, address: config.docsOrigin }];
    if (typeof place === 'object') return [{ nameKey, address: config.channels[place.channel] }];
    // The Russian blog is on another host, which also has Russian news and guides.
    const left = locale === 'ru' && key === 'blog' ? russianPlace(config, place) : null;
    if (left) return [{ nameKey, address: left.address }];
    return exists(place) ? [{ nameKey, path: place }] : [];
  };
  const entries = (
    section: 'features' | 'solutions' | 'alternatives',
    ids: readonly string[],
    name: string,
    text?: string,
  ): MenuItem[] =>
    ids.flatMap((id) => {
      const path = entryPath(section, id, locale);
      const texts = text === undefined ? {} : { textKey: text.replace('{id}', id) };
      return path && exists(path) ? [{ nameKey: name.replace('{id}', id), ...texts, path }] : [];
    });
  const described = (key: string): MenuItem[] => item(key).map((each) => ({ ...each, textKey: `navText.${key}` }));
  const solutionsOf = (name: string | null, ids: readonly string[]): MenuGroup[] => {
    const items = entries('solutions', ids, 'solution.{id}');
    return items.length > 0 ? [{ name, items }] : [];
  };
  const allSolutions: MenuItem | null = exists('/solutions')
    ? { nameKey: 'menus.allSolutions', path: '/solutions' }
    : exists('/use-cases')
      ? { nameKey: 'menus.allUseCases', path: '/use-cases' }
      : null;
  return {
    product: entries('features', featureIds, 'feature.{id}.name', 'feature.{id}.text'),
    solutions:
      groups.length > 0 ? groups.flatMap(({ name, ids }) => solutionsOf(name, ids)) : solutionsOf(null, solutionIds),
    allSolutions,
    resources: 'help guide faq browser-check blog news release docs video chat-group'.split(' ').flatMap(described),
    company: ['about-us', 'pre-sales', 'partner', 'proxy', 'partner-plan', 'referral', 'links', 'scan'].flatMap(item),
    compare: entries('alternatives', alternativeIds, 'alternative.{id}'),
    legal: ['privacy', 'terms', 'security', 'accessibility', 'impressum'].flatMap(item),
  };
}
