/**
 * Which sections have a feed, and the path of each feed (design 12).
 */
import { pathOn, type RoutePath, type Site } from './hosts.ts';
import type { LocaleCode } from './locales.ts';

/** Sections with a feed of their own in every language that lists them. */
export const feedSections = ['blog', 'news', 'release'] as const;
export type FeedSection = (typeof feedSections)[number];

/** The media type of the site's feeds. */
export const feedType = 'application/rss+xml';

/** The path of a section's feed within a language. */
export const feedRoute = (section: FeedSection): RoutePath => `/${section}/feed.xml`;

/** The path of a section's feed on the host of its language: `/vn/news/feed.xml`. */
export const feedPath = (site: Site, code: LocaleCode, section: FeedSection): RoutePath =>
  pathOn(site, code, feedRoute(section));
