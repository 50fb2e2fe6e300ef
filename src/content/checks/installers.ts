/**
 * The installers that the download page offers: those of the newest release, as its English file tells them.
 */
import { isDraft, type PlacedFile } from '../documents';
import type { Fault } from '../faults';
import { isCalendarDate } from '../schemas';

/** Finds the newest release to lack its installers; older releases need none. */
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
      message: 'is missing; the newest release tells size and sha256 of the installer of each system',
    },
  ];
}
