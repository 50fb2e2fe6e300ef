/**
 * What a build knows of its pages once they are created, for all that is made after them: sitemaps, feeds, share cards, search
 * and manifests ask this and not GraphQL.
 *
 * It is kept in the process. Gatsby compiles gatsby-config.ts and gatsby-node.ts into two programs and loads plugins apart from
 * both, so that a variable of a module would exist three times.
 */
import type { Site } from '../../site/hosting/hosts';
import type { LocaleCode } from '../../site/languages/locales';
import type { EntryKey } from '../../site/pages/entry';
import type { Page, PageTable } from '../../site/pages/page-table';
import type { AuthorRedirect } from '../../site/redirects/author-redirects';
import type { EntryTexts } from './entry-texts';
import type { SitemapEntry } from './sitemap-entries';

/** The pages that a partial preview does not make. */
export interface PartialPreview {
  /** Pages that production has as the preview would have them. */
  readonly leftOut: readonly Page[];
  /** Pages that production still has, and the pull request takes away. */
  readonly gone: readonly Page[];
}

/** A build whose pages are created. */
export interface ThisBuild {
  readonly site: Site;
  /** All pages in every language of the site. */
  readonly table: PageTable;
  /** The pages that this build makes: those of its languages, or of a partial preview only some. */
  readonly pages: readonly Page[];
  /** What a preview leaves out that builds only what a pull request changes; null for all other builds. */
  readonly partial: PartialPreview | null;
  /** Author redirects of every language, compiled. */
  readonly redirects: readonly AuthorRedirect[];
  /** The texts of articles, help pages and releases. */
  readonly texts: ReadonlyMap<EntryKey, EntryTexts>;
  /** The entries of a language's sitemap. */
  readonly sitemapOf: (code: LocaleCode) => readonly SitemapEntry[];
}

declare global {
  // Only a `var` becomes a property of `globalThis`.
  var siteBuild: ThisBuild | undefined;
}

/** Keeps what is known until the build ends. */
export function keepBuild(build: ThisBuild): void {
  globalThis.siteBuild = build;
}

/**
 * What is known of this build.
 * @throws when its pages are not created yet
 */
export function thisBuild(): ThisBuild {
  if (!globalThis.siteBuild)
    throw new Error('The pages of this build are not created yet; createPages has to run first');
  return globalThis.siteBuild;
}
