/**
 * The data that is bundled with the edge function (design 8): a build writes it to `builds/edge.json`.
 */
import type { Site } from '../hosting/hosts.ts';
import type { AuthorRedirect } from './author-redirects.ts';

/** One host's configuration, the author redirects of every language, and the id of the build. */
export interface EdgeData {
  readonly site: Site;
  readonly redirects: readonly AuthorRedirect[];
  /** As in `builds/latest.json`. */
  readonly build: string;
}
