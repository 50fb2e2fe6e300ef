/**
 * What a build knows of its pages once they are created: sitemaps, feeds, share cards, search and manifests read this and not GraphQL.
 *
 * It is a global, because Gatsby compiles gatsby-config.ts and gatsby-node.ts apart and loads plugins apart from both: a variable of a
 * module would exist three times.
 */
import type { LinkItem } from 'sitemap';
import { decode } from '../../content/text/decode';
import type { ContentDocument } from '../../content/tree/documents';
import type { ContentTree } from '../../content/tree/read-tree';
import type { Site } from '../../site/hosting/hosts';
import type { RoutePath } from '../../site/hosting/route-path';
import type { LocaleCode } from '../../site/languages/locales';
import { type EntryKey, keyOf } from '../../site/pages/entry';
import { markdownSectionOf } from '../../site/pages/markdown-pages';
import type { Page, PageTable } from '../../site/pages/page-table';
import type { AuthorRedirect } from '../../site/redirects/author-redirects';

/** One sitemap entry with its alternates and `x-default`. */
export interface SitemapEntry {
  readonly url: string;
  readonly lastmod?: string;
  readonly links: LinkItem[];
}

/** The pages that a partial preview does not make. */
export interface PartialPreview {
  /** Unchanged pages, which are on production. */
  readonly leftOut: readonly Page[];
  /** Pages of production that the pull request removes. */
  readonly gone: readonly Page[];
}

export interface ThisBuild {
  readonly site: Site;
  /** All pages in every language of the site. */
  readonly table: PageTable;
  /** The pages that this build makes: those of its languages, or of a partial preview only some. */
  readonly pages: readonly Page[];
  /** Null for a build of all pages. */
  readonly partial: PartialPreview | null;
  /** Author redirects of every language, compiled. */
  readonly redirects: readonly AuthorRedirect[];
  readonly texts: ReadonlyMap<EntryKey, EntryTexts>;
  readonly sitemapOf: (code: LocaleCode) => readonly SitemapEntry[];
}

declare global {
  // Only a `var` becomes a property of `globalThis`.
  var siteBuild: ThisBuild | undefined;
}

export function keepBuild(build: ThisBuild): void {
  globalThis.siteBuild = build;
}

export function thisBuild(): ThisBuild {
  if (!globalThis.siteBuild)
    throw new Error('The pages of this build are not created yet; createPages has to run first');
  return globalThis.siteBuild;
}

/** A text for feeds, its Markdown version and `llms.txt`: its file, front matter, and where the parts of its body are. */
export interface EntryTexts extends Pick<ContentDocument, 'addresses' | 'unshown' | 'frontMatterEnd'> {
  readonly source: string;
  readonly title: string;
  readonly description: string;
  /** ISO dates. */
  readonly date?: string | undefined;
  readonly updated?: string | undefined;
  /** Its first path within its language: the first alias, since each move appends one. */
  readonly firstPath?: RoutePath | undefined;
  /** The short version of a release; empty for other texts. */
  readonly highlights: readonly string[];
}

export const entryTextsOf = (
  documents: readonly ContentDocument[],
  { texts }: Pick<ContentTree, 'texts'>,
): ReadonlyMap<EntryKey, EntryTexts> =>
  new Map(
    documents
      .filter(({ entry }) => markdownSectionOf(keyOf(entry)) !== null)
      .map(({ entry, file, addresses, unshown, frontMatterEnd, frontMatter, aliases }) => {
        const source = decode(texts.get(file) ?? new Uint8Array()).text ?? '';
        const { title, description, date, updated } = frontMatter;
        const highlights = 'highlights' in frontMatter ? frontMatter.highlights : [];
        const firstPath = aliases[0] as RoutePath | undefined;
        return [
          keyOf(entry),
          { source, addresses, unshown, frontMatterEnd, title, description, date, updated, firstPath, highlights },
        ];
      }),
  );
