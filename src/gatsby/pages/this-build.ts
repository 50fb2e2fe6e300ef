/**
 * What a build knows of its pages once they are created: sitemaps, feeds, share cards, search and manifests read this and not GraphQL.
 *
 * It is a global, because Gatsby compiles gatsby-config.ts and gatsby-node.ts apart and loads plugins apart from both: a variable of a
 * module would exist three times.
 */
import type { LinkItem } from 'sitemap';
import type { Site } from '../../site/hosting/hosts';
import type { LocaleCode } from '../../site/languages/locales';
import type { EntryKey } from '../../site/pages/entry';
import type { Page, PageTable } from '../../site/pages/page-table';
import type { AuthorRedirect } from '../../site/redirects/author-redirects';
import type { EntryTexts } from './entry-texts';

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

/** @throws when its pages are not created yet */
export function thisBuild(): ThisBuild {
  if (!globalThis.siteBuild)
    throw new Error('The pages of this build are not created yet; createPages has to run first');
  return globalThis.siteBuild;
}
