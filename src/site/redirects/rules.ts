/**
 * The redirect rules of specification 2.5, in order: one small pure function each (docs/redirects.md). Rule 12, the 404 page,
 * is in the host's manifest and in `src/browser/not-found/page-not-found.ts`.
 */
import { localesOf, pathOn, prefixOf, type Site, splitPath } from '../hosting/hosts.ts';
import { isFilePath, isNotFoundPage } from '../hosting/request-paths.ts';
import type { RoutePath } from '../hosting/route-path.ts';
import { isLocaleCode, type LocaleCode, localeOf, type PublicHost } from '../languages/locales.ts';
import { colonArticle, colonArticleIds, portugueseArticle, russianPlace } from '../pages/moved-articles.ts';
import { type RequestUrl, tidy, withoutHtml, withoutRepeatedSlashes, withoutTrailingSlashes } from './request-url.ts';

/** The target that the build's route rules have for a path: a path within the language, a full address, or none. */
export type AuthorTarget = (locale: LocaleCode, path: string) => string | undefined;

/** What a rule can use, from the point of view of the current host. */
export interface RuleContext {
  readonly site: Site;
  readonly authorTarget: AuthorTarget;
  /** Language and tidied path within it: `/blog//x.html/` is `/blog/x`. */
  readonly locale: LocaleCode;
  readonly path: RoutePath;
}

export const ruleContext = (url: RequestUrl, site: Site, authorTarget: AuthorTarget): RuleContext => ({
  site,
  authorTarget,
  ...splitPath(site, isFilePath(url.path) ? url.path : tidy(url.path)),
});

/** On within the site, or away from it. Rules keep the query unless they say otherwise. */
export type Outcome =
  | { readonly path: string; readonly host?: PublicHost }
  | { readonly address: string; readonly permanent: boolean; readonly query?: string };

/** In the specification. */
export type RuleNumber = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11;

export interface Rule {
  readonly number: RuleNumber;
  readonly apply: (url: RequestUrl, context: RuleContext) => Outcome | null;
}

/** Languages that a host serves at its root, so that their prefixes lead to that host. */
const hostLanguages: readonly LocaleCode[] = ['ru', 'zh', 'en'];

const onHost = ({ site, locale }: RuleContext, path: string): Outcome => ({
  path: pathOn(site, locale, path as RoutePath),
});

/** For rule 1. */
function leadToLanguageHost({ path }: RequestUrl, { site }: RuleContext): Outcome | null {
  if (site.target === 'preview') return null;
  const segments = path.split('/').slice(1);
  const isHostLanguage = (code: string | undefined): code is LocaleCode =>
    code !== undefined && isLocaleCode(code) && hostLanguages.includes(code) && site.locales.includes(code);
  let count = 0;
  while (isHostLanguage(segments[count])) count += 1;
  const last = segments[count - 1];
  if (!isHostLanguage(last)) return null;
  return { host: localeOf(last).host, path: `/${segments.slice(count).join('/')}` };
}

/** For rule 2. */
function leadToRussianBlog(url: RequestUrl, { site, locale, path }: RuleContext): Outcome | null {
  if (locale !== 'ru') return null;
  const found = russianPlace(site.config, path);
  if (!found) return null;
  const { address, isArticle } = found;
  if (isArticle) return { address, permanent: true };
  const category = /^\/(?:blog|news|guide)-([^/]*)/.exec(path)?.[1];
  if (!category) return { address, permanent: false };
  return { address, permanent: false, query: `${url.query ? `${url.query}&` : '?'}category=${asValue(category)}` };
}

/** Encoded characters stay encoded, and nothing in it separates parameters. */
const asValue = (segment: string): string =>
  segment.replace(/[^\w.~%-]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);

/** Without the build's route rules, as for links in the browser, there is no redirect. */
function byRouteRule(context: RuleContext, path: string): Outcome | null {
  const target = context.authorTarget(context.locale, path);
  if (target === undefined) return null;
  return /^https?:/.test(target) ? { address: target, permanent: true } : onHost(context, target);
}

/** The bare prefix of a language other than en, zh and ru, with a query. */
const isIndexWithQuery = (path: string, query: string, site: Site): boolean =>
  query !== '' && localesOf(site).some((code) => !hostLanguages.includes(code) && path === prefixOf(site, code));

/** Leaves the paths of files and of 404 pages unchanged. */
function changed(site: Site, path: string, by: (path: string) => string): Outcome | null {
  const next = isFilePath(path) || isNotFoundPage(splitPath(site, path).path) ? path : by(path);
  return next === path ? null : { path: next };
}

/** In the specification's order: the first that applies is used. */
export const redirectRules: readonly Rule[] = [
  // A path that begins with /ru, /zh or /en leads to that language's host. The preview serves them itself.
  { number: 1, apply: leadToLanguageHost },
  // Russian blog, news and guide pages have moved to the Russian blog.
  { number: 2, apply: leadToRussianBlog },
  // A lone backslash, encoded or not, and a double slash are the root.
  { number: 3, apply: ({ path }) => (path === '//' || path === '/%5C' ? { path: '/' } : null) },
  // /Pricing and /Download are /pricing and /download of the language.
  {
    number: 4,
    apply: (_url, context) =>
      ['/Pricing', '/Download'].includes(context.path) ? onHost(context, context.path.toLowerCase()) : null,
  },
  // Repeated slashes are one.
  { number: 5, apply: ({ path }, { site }) => changed(site, path, withoutRepeatedSlashes) },
  // No slash at the end, except for the index with a query, to which rule 8 leads.
  {
    number: 6,
    apply: ({ path, query }, { site }) =>
      path.endsWith('/') && isIndexWithQuery(path.slice(0, -1), query, site)
        ? null
        : changed(site, path, withoutTrailingSlashes),
  },
  // No .html at the end.
  { number: 7, apply: ({ path }, { site }) => changed(site, path, withoutHtml) },
  // The index of a prefixed language gets a slash if it has a query.
  {
    number: 8,
    apply: ({ path, query }, { site }) => (isIndexWithQuery(path, query, site) ? { path: `${path}/` } : null),
  },
  // The article whose id had a colon, in three spellings, has a clean slug now. Its target is a route rule.
  {
    number: 9,
    apply: (_url, context) => {
      const path = context.path.toLowerCase();
      const found = colonArticleIds.some((id) => path === `/blog/${id.toLowerCase()}`);
      return found ? byRouteRule(context, colonArticle.from) : null;
    },
  },
  // The Portuguese article on proxy, VPN and anti-detect browser now has the id of the other languages. As in rule 9.
  {
    number: 10,
    apply: (_url, context) =>
      context.locale === 'pt' && context.path === portugueseArticle.from ? byRouteRule(context, context.path) : null,
  },
  // Redirects of authors, from aliases or `content/redirects.yaml`.
  { number: 11, apply: (_url, context) => byRouteRule(context, context.path) },
];
