import type { PageChange, RedirectChange } from './report.ts';

type Page = Pick<PageChange, 'kind' | 'locale' | 'path'>;

/** Pages that are gone and whose addresses no redirect answers, such as the list of a language whose only text is gone. */
export function deadEnds<Changed extends Page>(
  pages: readonly Changed[],
  redirects: readonly RedirectChange[],
): readonly Changed[] {
  const answered = new Set(redirects.map(({ locale, from, after }) => after && `${locale}:${from}`));
  return pages.filter(({ kind, locale, path }) => kind === 'removed' && !answered.has(`${locale}:${path}`));
}
