/**
 * Which pages are also served as Markdown, and where: at their address with `.md` (design 12). Programs read them there without
 * the frame of the site.
 */
import { pathOn, type Site } from '../hosting/hosts.ts';
import type { RoutePath } from '../hosting/route-path.ts';
import type { LocaleCode } from '../languages/locales.ts';
import type { EntryKey } from './entry.ts';
import type { PageContext } from './page-context.ts';
import type { Page } from './page-table.ts';
import type { Section } from './sections.ts';

/** Sections whose pages are a text: articles, help and releases. */
export const markdownSections = ['blog', 'news', 'guide', 'helps', 'release'] as const satisfies readonly Section[];
export type MarkdownSection = (typeof markdownSections)[number];

/** The media type of Markdown (RFC 7763). */
export const markdownType = 'text/markdown';

/** The section of a text that is also served as Markdown; null for every other text. */
export const markdownSectionOf = (entry: EntryKey): MarkdownSection | null =>
  markdownSections.find((section) => entry.startsWith(`${section}/`)) ?? null;

/** Whether a page is also served as Markdown: if its text is, and search engines may list it. */
export const hasMarkdown = ({ entry, indexed }: Pick<PageContext, 'entry' | 'indexed'>): boolean =>
  indexed && entry !== null && markdownSectionOf(entry) !== null;

/** The pages of a table that are also served as Markdown. */
export const markdownPagesOf = (pages: readonly Page[]): readonly Page[] =>
  pages.filter(({ entry = null, route: { indexed } }) => hasMarkdown({ entry, indexed }));

/** The path of a page's Markdown within its language: `/blog/first-rpa-flow.md`. */
export const markdownRoute = (route: RoutePath): RoutePath => `${route}.md`;

/** The path of a page's Markdown on the host of its language: `/de/helps/install-facet.md`. */
export const markdownPath = (site: Site, code: LocaleCode, route: RoutePath): RoutePath =>
  pathOn(site, code, markdownRoute(route));
