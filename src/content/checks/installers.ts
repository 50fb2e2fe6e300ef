/** The installers of the download page: those of the newest release, in its English file. */

import type { Fault } from '../faults';
import { isCalendarDate } from '../model/schemas';
import { isDraft, type PlacedFile } from '../tree/documents';

/** Older releases need no installers. */
export function checkInstallers(files: readonly PlacedFile[]): Fault[] {
  const [newest] = files
    .filter((file) => file.section === 'release' && file.locale === 'en' && !isDraft(file))
    .filter(({ data }) => isCalendarDate(data.date))
    .sort((a, b) => String(b.data.date).localeCompare(String(a.data.date)));
  if (!newest?.source.fields || newest.data.installers !== undefined) return [];
  const field = 'installers';
  return [
    {
      file: newest.file,
      ...newest.source.fields.positionOf([field]),
      field,
      rule: 'missing-installers',
      message: 'is missing; the newest release needs the size and sha256 of the installer for each system',
    },
  ];
}
