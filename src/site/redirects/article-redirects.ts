/**
 * The targets of rules 9 and 10 (specification 2.5): where an article whose id has changed leads in each language. A
 * permanent redirect has to end at a page that exists (design 8), so the targets are made from the pages, and are passed to the
 * rules with the route rules of the build.
 */
import type { RoutePath } from '../hosting/route-path.ts';
import type { LocaleCode } from '../languages/locales.ts';
import { colonArticle, portugueseArticle } from '../pages/moved-articles.ts';
import type { AuthorRedirect } from './author-redirects.ts';

/**
 * The redirects of both articles: to the article if the language has it, otherwise to its blog, otherwise to its home page.
 * Russian is left out, since rule 2 has moved its articles.
 *
 * @param exists whether a language has a page at a path, for every language
 */
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
