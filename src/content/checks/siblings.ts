/** What files share: positions and versions that must be unique in a list, paths, and the installers of the newest release. */

import { matchRoutes } from '../../site/pages/routes.ts';
import type { Fault, Rule } from '../faults';
import { isCalendarDate } from '../model/schemas';
import { sharedFields } from '../model/section-digests';
import { isDraft, type PlacedFile } from '../tree/documents';
import type { Inventory } from '../tree/inventory';

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
  { field: 'title', rule: 'duplicate-title', listOf: ({ section, locale }) => `${section} in ${locale}` },
  {
    field: 'version',
    rule: 'duplicate-version',
    listOf: ({ section, locale }) => (section === 'release' ? `the releases in ${locale}` : null),
  },
];

/**
 * A translation has the fields of its English text.
 * @param sound whether the fields of a file have no fault of their own
 */
export function checkSharedFields(
  files: readonly PlacedFile[],
  { english }: Inventory,
  sound: (file: string) => boolean,
): Fault[] {
  return files.flatMap((placed): Fault[] => {
    const { fields } = placed.source;
    const source = english(placed);
    if (!source || source === placed || !fields || !sound(source.file)) return [];
    return sharedFields.flatMap((field): Fault[] => {
      const [own, theirs] = [placed, source].map(({ data }) => JSON.stringify(data[field]));
      if (own === theirs) return [];
      const message = `is ${own ?? 'missing'}, and ${theirs ?? 'missing'} in ${source.file}; write the same, or let \`npm run content -- fix\` do it`;
      return [{ file: placed.file, ...fields.positionOf([field]), field, rule: 'differs-from-english', message }];
    });
  });
}

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

export function claimPaths(files: readonly PlacedFile[]): { free: PlacedFile[]; faults: Fault[] } {
  const claimed = new Map<string, string>();
  const free: PlacedFile[] = [];
  const faults: Fault[] = [];
  for (const placed of files) {
    const { file, locale, path } = placed;
    const address = `${locale}:${path}`;
    const route = matchRoutes(path).find(({ route: { source } }) => source.kind !== 'entry')?.route;
    const owner = claimed.get(address) ?? (route && `the route ${route.pattern}`);
    if (owner) {
      const message = `its path ${path} belongs to ${owner}; choose another id`;
      faults.push({ file, line: 1, rule: 'path-taken', message });
    } else {
      claimed.set(address, file);
      free.push(placed);
    }
  }
  return { free, faults };
}

/** The installers of the download page are those of the newest release, in its English file; older ones need none. */
export function checkInstallers(files: readonly PlacedFile[]): Fault[] {
  const [newest] = files
    .filter((file) => file.section === 'release' && file.locale === 'en' && !isDraft(file))
    .filter(({ data }) => isCalendarDate(data.date))
    .sort((a, b) => String(b.data.date).localeCompare(String(a.data.date)));
  if (!newest?.source.fields || newest.data.installers !== undefined) return [];
  const place = { file: newest.file, ...newest.source.fields.positionOf(['installers']), field: 'installers' };
  const message = 'is missing; the newest release needs the size and sha256 of the installer for each system';
  return [{ ...place, rule: 'missing-installers', message }];
}
