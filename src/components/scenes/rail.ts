/**
 * The rail of the application's window, in the drawings of pages and in the pictures of articles (workshop/scenes) alike.
 */
import type { IconName } from '../icon/icons';

/** What the rail leads to, from top to bottom: profiles, fingerprints, proxies, windows in step, flows, API, members, log. */
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

/** A part of the application, named by its icon in the rail. */
export type Part = (typeof rail)[number];
