/**
 * What is known of the texts that feeds, Markdown versions and `llms.txt` show (design 12).
 */
import type { ContentDocument } from '../../content/tree/documents';
import type { RoutePath } from '../../site/hosting/route-path';
import { type EntryKey, keyOf } from '../../site/pages/entry';
import { markdownSectionOf } from '../../site/pages/markdown-pages';

/** One text: what its front matter says, and where its body stands in its file. */
export interface EntryTexts extends Pick<ContentDocument, 'file' | 'addresses' | 'frontMatterEnd'> {
  readonly title: string;
  readonly description: string;
  /** ISO dates. */
  readonly date?: string | undefined;
  readonly updated?: string | undefined;
  /** The path within its language at which it was first; a move adds the earlier ones to the aliases, the latest last. */
  readonly firstPath?: RoutePath | undefined;
  /** The short version of a release; empty for other texts. */
  readonly highlights: readonly string[];
}

/** The texts of all articles, help pages and releases. */
export const entryTextsOf = (documents: readonly ContentDocument[]): ReadonlyMap<EntryKey, EntryTexts> =>
  new Map(
    documents
      .filter(({ entry }) => markdownSectionOf(keyOf(entry)) !== null)
      .map(({ entry, file, addresses, frontMatterEnd, frontMatter, aliases }) => {
        const { title, description, date, updated } = frontMatter;
        const highlights = 'highlights' in frontMatter ? frontMatter.highlights : [];
        const firstPath = aliases[0] as RoutePath | undefined;
        return [
          keyOf(entry),
          { file, addresses, frontMatterEnd, title, description, date, updated, firstPath, highlights },
        ];
      }),
  );
