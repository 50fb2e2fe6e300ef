/** Data bundled with the edge function (docs/redirects.md): a build writes it to `builds/edge.json`. */
import type { Site } from '../hosting/hosts.ts';
import type { AuthorRedirect } from './author-redirects.ts';

export interface EdgeData {
  readonly site: Site;
  readonly redirects: readonly AuthorRedirect[];
  /** As in `builds/latest.json`. */
  readonly build: string;
}
