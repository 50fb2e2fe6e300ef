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

/** Rule 1: a path that begins with /ru, /zh or /en leads to that language's host. The preview serves them itself. */
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

/** Rule 2: Russian blog, news and guide pages have moved to the Russian blog. */
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

/** Rule 3: a lone backslash, encoded or not, and a double slash are the root. */
function treatAsRoot({ path }: RequestUrl): Outcome | null {
  return path === '//' || path === '/%5C' ? { path: '/' } : null;
}

/** Rule 4: /Pricing and /Download are /pricing and /download of the language. */
function lowercasePricingAndDownload(_url: RequestUrl, context: RuleContext): Outcome | null {
  const { path } = context;
  return path === '/Pricing' || path === '/Download' ? onHost(context, path.toLowerCase()) : null;
}

/** Rule 5: repeated slashes are one. */
function collapseSlashes({ path }: RequestUrl, { site }: RuleContext): Outcome | null {
  return changed(site, path, withoutRepeatedSlashes);
}

/** Rule 6: no slash at the end, except for the index with a query, to which rule 8 leads. */
function removeTrailingSlash({ path, query }: RequestUrl, { site }: RuleContext): Outcome | null {
  return path.endsWith('/') && isIndexWithQuery(path.slice(0, -1), query, site)
    ? null
    : changed(site, path, withoutTrailingSlashes);
}

/** Rule 7: no .html at the end. */
function removeHtml({ path }: RequestUrl, { site }: RuleContext): Outcome | null {
  return changed(site, path, withoutHtml);
}

/** Rule 8: the index of a prefixed language gets a slash if it has a query. */
function addSlashToIndexWithQuery({ path, query }: RequestUrl, { site }: RuleContext): Outcome | null {
  return isIndexWithQuery(path, query, site) ? { path: `${path}/` } : null;
}

/** Rule 9: the article whose id had a colon, in three spellings, has a clean slug now. Its target is a route rule. */
function cleanColonSlug(_url: RequestUrl, context: RuleContext): Outcome | null {
  const path = context.path.toLowerCase();
  const found = colonArticleIds.some((id) => path === `/blog/${id.toLowerCase()}`);
  return found ? byRouteRule(context, colonArticle.from) : null;
}

/** Rule 10: the Portuguese article on proxy, VPN and anti-detect browser now has the id of the other languages. As in rule 9. */
function renamePortugueseArticle(_url: RequestUrl, context: RuleContext): Outcome | null {
  const { locale, path } = context;
  return locale === 'pt' && path === portugueseArticle.from ? byRouteRule(context, path) : null;
}

/** Rule 11: redirects of authors, from aliases or `content/redirects.yaml`. */
function followAuthor(_url: RequestUrl, context: RuleContext): Outcome | null {
  return byRouteRule(context, context.path);
}

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
  { number: 1, apply: leadToLanguageHost },
  { number: 2, apply: leadToRussianBlog },
  { number: 3, apply: treatAsRoot },
  { number: 4, apply: lowercasePricingAndDownload },
  { number: 5, apply: collapseSlashes },
  { number: 6, apply: removeTrailingSlash },
  { number: 7, apply: removeHtml },
  { number: 8, apply: addSlashToIndexWithQuery },
  { number: 9, apply: cleanColonSlug },
  { number: 10, apply: renamePortugueseArticle },
  { number: 11, apply: followAuthor },
];
