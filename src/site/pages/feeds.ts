/**
 * Which sections have a feed, and the path of each feed (design 12).
 */
import { pathOn, type Site } from '../hosting/hosts.ts';
import type { RoutePath } from '../hosting/route-path.ts';
import type { LocaleCode } from '../languages/locales.ts';

/** Sections with a feed of their own in every language that lists them. */
export const feedSections = ['blog', 'news', 'release'] as const;
export type FeedSection = (typeof feedSections)[number];

/** The formats of each feed, RSS 2.0 and JSON Feed 1.1, by their file extension, with their media types. */
export const feedTypes = { xml: 'application/rss+xml', json: 'application/feed+json' } as const;
export type FeedFormat = keyof typeof feedTypes;
export const feedFormats = ['xml', 'json'] as const satisfies readonly FeedFormat[];

/** The path of a section's feed within a language. */
export const feedRoute = (section: FeedSection, format: FeedFormat = 'xml'): RoutePath => `/${section}/feed.${format}`;

/** The path of a section's feed on the host of its language: `/vn/news/feed.xml`. */
export const feedPath = (site: Site, code: LocaleCode, section: FeedSection, format: FeedFormat = 'xml'): RoutePath =>
  pathOn(site, code, feedRoute(section, format));
