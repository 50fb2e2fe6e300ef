/** Pages that are also served as Markdown, at their address with `.md` (docs/pages.md), for programs to read. */
import { pathOn, type Site } from '../hosting/hosts.ts';
import type { RoutePath } from '../hosting/route-path.ts';
import type { LocaleCode } from '../languages/locales.ts';
import type { EntryKey } from './entry.ts';
import type { PageContext } from './page-context.ts';
import type { Page } from './page-table.ts';
import type { Section } from './sections.ts';

/** Sections whose pages are articles. */
export const markdownSections = ['blog', 'news', 'guide', 'helps', 'release'] as const satisfies readonly Section[];
export type MarkdownSection = (typeof markdownSections)[number];
export const markdownType = 'text/markdown';

/** The section of an article that is also served as Markdown, otherwise null. */
export const markdownSectionOf = (entry: EntryKey): MarkdownSection | null =>
  markdownSections.find((section) => entry.startsWith(`${section}/`)) ?? null;

/** Whether a page is also served as Markdown: its text must be, and search engines may list it. */
export const hasMarkdown = ({ entry, indexed }: Pick<PageContext, 'entry' | 'indexed'>): boolean =>
  indexed && entry !== null && markdownSectionOf(entry) !== null;

export const markdownPagesOf = (pages: readonly Page[]): readonly Page[] =>
  pages.filter(({ entry = null, route: { indexed } }) => hasMarkdown({ entry, indexed }));

/** Within the language: `/blog/first-rpa-flow.md`. */
export const markdownRoute = (route: RoutePath): RoutePath => `${route}.md`;

/** On the host of the language: `/de/helps/install-facet.md`. */
export const markdownPath = (site: Site, code: LocaleCode, route: RoutePath): RoutePath =>
  pathOn(site, code, markdownRoute(route));
