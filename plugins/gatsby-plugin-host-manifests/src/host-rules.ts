/** The redirect rules as lines of the host's manifest: made by applying them to addresses, and some wildcards. */
import { isAddress } from '../../../src/site/hosting/config';
import { endpoints } from '../../../src/site/hosting/endpoints';
import {
  addressOf,
  type BuildTarget,
  isServed,
  localesOf,
  pathOn,
  prefixOf,
  type Site,
} from '../../../src/site/hosting/hosts';
import { filePrefixes, notFoundPath, servicePrefixes } from '../../../src/site/hosting/request-paths';
import type { RoutePath } from '../../../src/site/hosting/route-path';
import { type LocaleCode, localeOf } from '../../../src/site/languages/locales';
import { portugueseArticle, russianArticlePaths } from '../../../src/site/pages/moved-articles';
import { authorTargetOf } from '../../../src/site/redirects/author-redirects';
import type { ManifestRule } from '../../../src/site/redirects/manifest-says';
import { resolveRedirect } from '../../../src/site/redirects/resolve';
import type { ManifestInput } from './manifest-input';

interface HostRule {
  readonly from: string;
  readonly to: string;
  readonly status: 200 | 301 | 302 | 404;
  /** Whether the rule also applies if there is a file at the path (`!`). */
  readonly force: boolean;
}

/** Leads also away from a file at the path. */
const forced = (from: string, to: string, status: HostRule['status']): HostRule => ({ from, to, status, force: true });
const unlessFile = (from: string, to: string, status: HostRule['status']): HostRule => ({
  ...{ from, to, status, force: false },
});

export interface RuleGroup {
  readonly comment: string;
  readonly rules: readonly HostRule[];
}

/** Addresses of the services, without a trailing slash. */
type ServiceProxies = Readonly<Partial<Record<(typeof servicePrefixes)[number], string>>>;

/** The variables with the services' addresses; the path of an unset variable is not proxied. */
export const proxyVariables = {
  SITE_API_PROXY: '/api',
  SITE_CLIENT_API_PROXY: '/client-api',
  SITE_STATISTICS_PROXY: '/statistics',
} as const satisfies Record<string, (typeof servicePrefixes)[number]>;

/** The host tries the rules one after the other. */
export const maxHostRules = 1000;

/** A warning before the number of rules reaches the maximum. */
export const crowded = (target: BuildTarget, count: number): string | null =>
  count < 0.8 * maxHostRules
    ? null
    : `The manifest of ${target} has ${count} rules, and builds stop at more than ${maxHostRules}; remove the oldest aliases from the front matter of pages`;

/** @throws when an address is not https (http on this machine), or has a query, a name or a password */
export function serviceProxies(env: Readonly<Record<string, string | undefined>>): ServiceProxies {
  const proxies: Partial<Record<(typeof servicePrefixes)[number], string>> = {};
  for (const [name, prefix] of Object.entries(proxyVariables)) {
    const value = env[name];
    if (!value) continue;
    if (!isAddress(value) || /[?#]/.test(value)) {
      throw new Error(`${name} is "${value}"; expected an address such as "https://api.facet.example/v2"`);
    }
    proxies[prefix] = value.replace(/\/+$/, '');
  }
  return proxies;
}

/**
 * The manifest's rules, in the order in which the host must try them.
 * @throws when there are more than {@link maxHostRules}
 */
export function hostRules(input: ManifestInput, proxies: ServiceProxies): readonly RuleGroup[] {
  const { site } = input;
  const line = lineWriter(input);
  const enumerated = (rule: ManifestRule, comment: string, addresses: readonly string[]): RuleGroup => ({
    comment: `Rule ${rule}: ${comment}`,
    rules: [...new Set(addresses)].sort().flatMap((from) => line(from, rule)),
  });
  const every = (paths: readonly string[]): string[] =>
    site.locales.flatMap((locale) => paths.flatMap((path) => addressesOf(site, locale, path)));
  const only = (locale: LocaleCode, paths: readonly string[]): string[] =>
    site.locales.includes(locale) ? paths.flatMap((path) => addressesOf(site, locale, path)) : [];

  const groups = [
    { comment: 'The services of the product, where an address is configured', rules: proxyRules(proxies) },
    enumerated(2, 'Russian articles that have moved', only('ru', russianArticlePaths)),
    enumerated(4, '/Pricing and /Download', every(['/Pricing', '/Download'])),
    enumerated(10, 'the Portuguese article with another id', only('pt', [portugueseArticle.from])),
    enumerated(
      11,
      'what authors have moved',
      input.redirects.flatMap(({ locale, from }) => addressesOf(site, locale, from)),
    ),
    {
      comment: 'Rule 2: Russian lists by category (the edge function keeps the query beside it), then every other page',
      rules: russianRules(input.categoryPaths, only('ru', ['/']), line),
    },
    { comment: 'Rule 1: the prefix of a language with a host of its own', rules: languageHostRules(site) },
    { comment: 'Rule 12: the 404 page asked for by its own address', rules: notFoundPageRules(site) },
    ...(input.gone
      ? [
          { comment: 'Pages that the pull request takes away', rules: goneRules(site, input.gone) },
          { comment: 'Files and services: the preview’s own, or none', rules: ownFilesRules },
          { comment: 'Every page that is not built: on production', rules: productionRules(site) },
        ]
      : [
          {
            comment: 'Rule 11: lists by tag that are not built lead to those of their category',
            rules: tagRules(input),
          },
          { comment: 'Rule 12: the 404 of each language', rules: notFoundRules(site) },
        ]),
  ].filter((group) => group.rules.length > 0);

  const count = groups.reduce((sum, group) => sum + group.rules.length, 0);
  if (count > maxHostRules) {
    throw new Error(`The manifest of ${site.target} has ${count} rules; at most ${maxHostRules} are allowed`);
  }
  return groups;
}

/** The addresses on this host for a path of a language: its own, and the prefixed one of a language at the root of its host. */
function addressesOf(site: Site, locale: LocaleCode, path: string): string[] {
  const own = isServed(site, locale) ? [pathOn(site, locale, path as RoutePath)] : [];
  const { host } = localeOf(locale);
  const atRoot = prefixOf({ ...site, target: host }, locale) === '';
  return atRoot && site.target !== 'preview' ? [...own, path === '/' ? `/${locale}` : `/${locale}${path}`] : own;
}

/** The line for an address, if the rule is one of those that redirect it. */
type LineWriter = (from: string, rule: ManifestRule) => HostRule[];

function lineWriter({ site, redirects }: ManifestInput): LineWriter {
  const context = { site, authorTarget: authorTargetOf(redirects) };
  return (from, rule) => {
    const resolution = resolveRedirect(from, context);
    if (!resolution?.rules.includes(rule)) return [];
    return [forced(from, resolution.location, resolution.status)];
  };
}

/** No wildcards: the site's origin would serve everything that the services have, and a path with `..` might leave the prefix. */
const proxyRules = (proxies: ServiceProxies): HostRule[] =>
  Object.values(endpoints).flatMap((from) => {
    const prefix = servicePrefixes.find((each) => from === each || from.startsWith(`${each}/`));
    const address = prefix && proxies[prefix];
    return address ? [forced(from, address + from.slice(prefix.length), 200)] : [];
  });

/** Wildcards for the Russian blog, news and guide, below each address of the Russian root. */
function russianRules(categoryPaths: readonly string[], roots: readonly string[], line: LineWriter): HostRule[] {
  return roots.flatMap((root) => {
    const base = root === '/' ? '' : root;
    const wildcard = (path: string, tail: string): HostRule[] =>
      line(base + path, 2).map((rule) => ({ ...rule, from: base + path + tail }));
    return [
      ...categoryPaths.flatMap((path) => wildcard(path, '/*')),
      ...['/blog', '/news', '/guide'].flatMap((path) => [...wildcard(path, '/*'), ...wildcard(path, '-*')]),
    ];
  });
}

/** `/ru/*` and similar wildcards; the preview serves these prefixes itself. */
function languageHostRules(site: Site): HostRule[] {
  if (site.target === 'preview') return [];
  return site.locales.flatMap((locale) => {
    const { host } = localeOf(locale);
    if (prefixOf({ ...site, target: host }, locale) !== '') return [];
    return [forced(`/${locale}/*`, `${site.config.origins[host]}/:splat`, 301)];
  });
}

/**
 * Redirects what is below a list to the list, or to its section where the language has no such list. Netlify takes `/list/*` to `/list`
 * for a loop and ignores it, so one segment has a name.
 */
function tagRules({ site, paths, categoryPaths }: ManifestInput): HostRule[] {
  const built = new Set<string>(paths);
  return localesOf(site).flatMap((locale) =>
    [...categoryPaths.map((path) => ({ path, below: path })), { path: '/partner', below: '/partner/tag' }].flatMap(
      ({ path, below }) => {
        const wanted = [path, path.replace(/-.*/, '')].map((each) => pathOn(site, locale, each as RoutePath));
        const to = wanted.find((each) => built.has(each));
        const from = `${pathOn(site, locale, below as RoutePath)}/:tag/*`;
        return to ? [unlessFile(from, to, 301)] : [];
      },
    ),
  );
}

/** Serves each 404 page from another path than the requested one, since a rule cannot point to itself. */
function notFoundPageRules(site: Site): HostRule[] {
  return localesOf(site).flatMap((locale) => {
    const page = pathOn(site, locale, notFoundPath);
    const file = `${page}/index.html`;
    return [forced(page, file, 404), forced(`${page}.html`, file, 404), forced(file, page, 404)];
  });
}

const notFoundRules = (site: Site): HostRule[] =>
  rootLast(site).map((locale) => unlessFile(`${prefixOf(site, locale)}/*`, pathOn(site, locale, notFoundPath), 404));

/** The wildcard of the language at the root would hide those of prefixed languages. */
const rootLast = (site: Site): LocaleCode[] =>
  [...localesOf(site)].sort((a, b) => Number(prefixOf(site, a) === '') - Number(prefixOf(site, b) === ''));

const goneRules = (site: Site, gone: NonNullable<ManifestInput['gone']>): HostRule[] =>
  gone.map(({ locale, path }) => unlessFile(pathOn(site, locale, path), pathOn(site, locale, notFoundPath), 404));

/**
 * Paths that do not lead to production: a call of a service would become one of production's. Page data do: a browser does not follow
 * them to another origin, so Gatsby's runtime takes the page for failed and loads it from the host.
 */
const ownFilesRules: readonly HostRule[] = [...servicePrefixes, ...filePrefixes]
  .filter((prefix) => prefix !== '/page-data' && prefix !== '/.netlify')
  .map((prefix) => unlessFile(`${prefix}/*`, notFoundPath, 404));

const productionRules = (site: Site): HostRule[] =>
  rootLast(site).map((locale) =>
    unlessFile(`${prefixOf(site, locale)}/*`, `${addressOf(site, locale, '/').replace(/\/$/, '')}/:splat`, 302),
  );

export function redirectsFile(groups: readonly RuleGroup[]): string {
  const text = ({ from, to, status, force }: HostRule): string => `${from}  ${to}  ${status}${force ? '!' : ''}`;
  return groups.map(({ comment, rules }) => `# ${comment}\n${rules.map(text).join('\n')}\n`).join('\n');
}
