import { createHash } from 'node:crypto';
import type { RoutePath } from '../../../src/site/hosting/route-path';
import type { AuthorRedirect } from '../../../src/site/redirects/author-redirects';

/** `builds/latest.json`. */
export interface LatestBuild {
  readonly id: string;
  /** When a build first had this id: ISO 8601, UTC. */
  readonly timestamp: string;
}

/** `builds/meta/<id>.json`, which the 404 page fetches for an unknown path. */
export interface BuildMetadata {
  readonly id: string;
  /** Redirects of this build's languages, by language and path within it (specification 2.5, rules 9 to 11). */
  readonly routeRules: readonly AuthorRedirect[];
  /** Paths of the pages, without 404 pages, which no visitor means to open. */
  readonly prerendered: readonly RoutePath[];
}

/**
 * The same for the same files, whenever and wherever they were built.
 * @param parts names and contents of everything in the build, in any order
 */
export function buildId(parts: ReadonlyMap<string, string | Uint8Array>): string {
  const hash = createHash('sha256');
  for (const [name, content] of [...parts].sort(([a], [b]) => (a < b ? -1 : 1))) {
    hash.update(`${name}\0${createHash('sha256').update(content).digest('hex')}\n`);
  }
  return hash.digest('hex').slice(0, 16);
}

/** The latest build: a rebuild with the same id keeps the time of the first. */
export const latestBuild = (id: string, previous: LatestBuild | null, now: Date): LatestBuild =>
  previous?.id === id ? previous : { id, timestamp: now.toISOString() };
