/** Sections with a feed, and the paths of feeds (docs/pages.md). */
import { pathOn, type Site } from '../hosting/hosts.ts';
import type { RoutePath } from '../hosting/route-path.ts';
import type { LocaleCode } from '../languages/locales.ts';

export const feedSections = ['blog', 'news', 'release'] as const;
export type FeedSection = (typeof feedSections)[number];
/** File extension and media type of RSS 2.0 and JSON Feed 1.1. */
export const feedTypes = { xml: 'application/rss+xml', json: 'application/feed+json' } as const;
export type FeedFormat = keyof typeof feedTypes;
export const feedFormats = ['xml', 'json'] as const satisfies readonly FeedFormat[];

export const feedRoute = (section: FeedSection, format: FeedFormat = 'xml'): RoutePath => `/${section}/feed.${format}`;

/** On the host of the language: `/vn/news/feed.xml`. */
export const feedPath = (site: Site, code: LocaleCode, section: FeedSection, format: FeedFormat = 'xml'): RoutePath =>
  pathOn(site, code, feedRoute(section, format));
