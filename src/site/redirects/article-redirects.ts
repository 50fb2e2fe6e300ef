/**
 * The ends of rules 9 and 10 (specification 2.5): where an article whose id has changed leads in each language. A
 * permanent redirect ends in a page that exists (design 8), so the ends follow from the pages and come to the rules with
 * the route rules of the build.
 */
import type { RoutePath } from '../hosts.ts';
import type { LocaleCode } from '../locales.ts';
import type { AuthorRedirect } from './author-redirects.ts';
import { colonArticle, portugueseArticle } from './moved-articles.ts';

/**
 * The redirects of both articles: to the article where the language has it, else to its blog, else to its root.
 * Russian is left out: its articles have left by rule 2.
 *
 * @param exists answers for the pages of every language
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
