/**
 * What of the content is not for the public yet, which a preview shows and marks (design 16).
 */
import type { ContentDocument } from '../../content/tree/documents';
import { type EntryKey, keyOf } from '../../site/pages/entry';
import type { Unpublished } from '../../site/pages/page-context';

/**
 * The drafts, and the texts whose day is still to come.
 * @param now the time of the build; days are those of UTC
 */
export function unpublishedAmong(
  documents: readonly Pick<ContentDocument, 'entry' | 'draft'>[],
  now: Date,
): ReadonlyMap<EntryKey, Unpublished> {
  const today = now.toISOString().slice(0, 10);
  return new Map(
    documents.flatMap(({ entry, draft }): [EntryKey, Unpublished][] => {
      const { date = '' } = entry;
      if (draft) return [[keyOf(entry), { state: 'draft' }]];
      return date > today ? [[keyOf(entry), { state: 'future', date }]] : [];
    }),
  );
}
