/**
 * What the edge function is bundled with (design 8): written by a build to `builds/edge.json`.
 */
import type { Site } from '../hosts.ts';
import type { AuthorRedirect } from './author-redirects.ts';

/** One host's configuration, the author redirects of every language, and the id of the build. */
export interface EdgeData {
  readonly site: Site;
  readonly redirects: readonly AuthorRedirect[];
  /** As in `builds/latest.json`. */
  readonly build: string;
}
