/**
 * Where the articles of rules 9 and 10 (specification 2.5) lead in each language: a permanent redirect has to end at an
 * existing page (docs/redirects.md), so this is made from the pages and passed on with the build's route rules.
 */
import type { RoutePath } from '../hosting/route-path.ts';
import type { LocaleCode } from '../languages/locales.ts';
import { colonArticle, portugueseArticle } from '../pages/moved-articles.ts';
import type { AuthorRedirect } from './author-redirects.ts';

/** Leads to the article, or else the blog or the home page; not in Russian, whose articles rule 2 has moved. */
export function articleRedirects(
  locales: readonly LocaleCode[],
  exists: (locale: LocaleCode, path: string) => boolean,
): readonly AuthorRedirect[] {
  const end = (locale: LocaleCode, path: RoutePath): RoutePath =>
    ([path, '/blog'] as const).find((candidate) => exists(locale, candidate)) ?? '/';
  return locales
    .filter((locale) => locale !== 'ru')
    .flatMap((locale) =>
      [colonArticle, ...(locale === 'pt' ? [portugueseArticle] : [])].map(({ from, to }) => ({
        locale,
        from,
        to: end(locale, to),
      })),
    );
}
