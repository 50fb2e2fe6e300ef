/** Values that must be unique in a list of files: the position within a category, the version of a release. */

import type { Fault, Rule } from '../faults';
import type { PlacedFile } from '../tree/documents';

interface Distinct {
  readonly field: string;
  readonly rule: Rule;
  /** The name of the list, or null for a file that is in none. */
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
    field: 'first',
    rule: 'duplicate-order',
    listOf: ({ section, locale }) =>
      section === 'helps' ? `the entries that come first of ${section} in ${locale}` : null,
  },
  {
    field: 'version',
    rule: 'duplicate-version',
    listOf: ({ section, locale }) => (section === 'release' ? `the releases in ${locale}` : null),
  },
];

/** The later of two files has the fault, and the message names the earlier. */
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
      const message = `${String(value)} is already used in ${earlier}; choose a value that is unique in ${list}`;
      return [{ file: placed.file, ...placed.source.fields.positionOf([field]), field, rule, message }];
    });
  });
}
