/** The rail of the application's window, on pages and in the pictures of articles (workshop/scenes). */
import type { IconName } from '../icon/icons';

/** From top to bottom: profiles, fingerprints, proxies, synchronizer, flows, API, members, log. */
export const rail = [
  'layers',
  'fingerprint',
  'globe',
  'copy',
  'workflow',
  'terminal',
  'users',
  'clock',
] as const satisfies readonly IconName[];

/** Named by its icon. */
export type Part = (typeof rail)[number];
