/**
 * Values that no two files of one list may share: the place within a category, the version of a release.
 */
import type { PlacedFile } from '../documents';
import type { Fault, Rule } from '../faults';

/** A field that tells siblings apart, and among which files. */
interface Distinct {
  readonly field: string;
  readonly rule: Rule;
  /** Names the list in which the value must be the only one, or null for files that are in none. */
  readonly listOf: (file: PlacedFile) => string | null;
}

const distinct: readonly Distinct[] = [
  {
    field: 'order',
    rule: 'duplicate-order',
    listOf: ({ section, locale, data }) =>
      ['helps', 'guide', 'faq'].includes(section)
        ? `the category ${String(data.category)} of ${section} in ${locale}`
        : null,
  },
  {
    field: 'version',
    rule: 'duplicate-version',
    listOf: ({ section, locale }) => (section === 'release' ? `the releases in ${locale}` : null),
  },
];

/** Finds values that stand twice in a list; the fault is with the later file and names the earlier. */
export function checkSiblings(files: readonly PlacedFile[]): Fault[] {
  return distinct.flatMap(({ field, rule, listOf }) => {
    const first = new Map<string, string>();
    return files.flatMap((placed): Fault[] => {
      const list = listOf(placed);
      const value = placed.data[field];
      if (list === null || value === undefined || !placed.source.fields) return [];
      const key = `${list} ${String(value)}`;
      const earlier = first.get(key);
      if (earlier === undefined) {
        first.set(key, placed.file);
        return [];
      }
      const message = `${String(value)} stands in ${earlier} already, and ${list} may have it once`;
      return [{ file: placed.file, ...placed.source.fields.positionOf([field]), field, rule, message }];
    });
  });
}
