import { decode } from '../../content/text/decode';
import type { ContentDocument } from '../../content/tree/documents';
import type { ContentTree } from '../../content/tree/read-tree';
import type { RoutePath } from '../../site/hosting/route-path';
import { type EntryKey, keyOf } from '../../site/pages/entry';
import { markdownSectionOf } from '../../site/pages/markdown-pages';

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
