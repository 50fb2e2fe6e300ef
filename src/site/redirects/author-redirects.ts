/** Author redirects: what `aliases` and `content/redirects.yaml` compile to (docs/redirects.md, rule 11). */
import type { RoutePath } from '../hosting/route-path.ts';
import type { LocaleCode } from '../languages/locales.ts';
import type { AuthorTarget } from './rules.ts';

/** In one hop. */
export interface AuthorRedirect {
  readonly locale: LocaleCode;
  /** Within the language; no page has this path. */
  readonly from: RoutePath;
  /** The path of a page within the language, or a full address on a configured host. */
  readonly to: string;
}

export function authorTargetOf(redirects: readonly AuthorRedirect[]): AuthorTarget {
  const targets = new Map(redirects.map(({ locale, from, to }) => [`${locale}:${from}`, to]));
  return (locale, path) => targets.get(`${locale}:${path}`);
}
