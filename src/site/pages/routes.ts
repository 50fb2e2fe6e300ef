/**
 * The routes: every row of the specification's table (2.2), as data (docs/routing.md).
 * Patterns have no language prefix. `{name}` is one path segment or the rest of one (`/blog-{category}`).
 */
import type { BuildTarget } from '../hosting/hosts.ts';
import type { RoutePath } from '../hosting/route-path.ts';
import { type LocaleCode, localeOf } from '../languages/locales.ts';
import { type MiddlewareName, middlewareOf, type RouteParams } from './availability.ts';
import type { EntryKey } from './entry.ts';
import type { ListedSection, Section, Tool } from './sections.ts';

// biome-ignore format: in rows
export type TemplateName =
  | 'home' | 'generic' | 'feature' | 'icons' | 'components' | 'about' | 'alternative' | 'article-list' | 'article'
  | 'browser-check' | 'download' | 'error' | 'faq' | 'grouped-list' | 'links' | 'open-source' | 'partner-plan'
  | 'partner-list' | 'partner' | 'pre-sales' | 'pricing' | 'proxy-help' | 'referral-program' | 'release-list'
  | 'release' | 'solutions' | 'solution' | 'tour';

/** The catalogue of components, which only previews have, is in the workshop. */
export const templateFile = (name: TemplateName): string =>
  name === 'components' ? 'workshop/catalogue/components.tsx' : `src/templates/${name}/${name}.tsx`;

/** Specification 2.2, layouts. */
export type LayoutName = 'default' | 'custom' | 'svg-sprite';

export type PageSource =
  /** One page in every language; its text is a message namespace. */
  | { readonly kind: 'fixed' }
  /** One page per Markdown file of the section with this tool, or with none. */
  | { readonly kind: 'entry'; readonly section: Section; readonly tool?: Tool }
  /** One page that lists the section, if the section has entries. */
  | { readonly kind: 'index'; readonly section: Section }
  /** One list per category in use, and per category and tag in use. */
  | { readonly kind: 'category' | 'category-tag'; readonly section: ListedSection }
  /** One list per tag in use. */
  | { readonly kind: 'tag'; readonly section: 'partner' };

export interface Route {
  readonly pattern: RoutePath;
  readonly template: TemplateName;
  readonly layout: LayoutName;
  readonly source: PageSource;
  readonly middleware: readonly MiddlewareName[];
  /** Without those of the shell. */
  readonly messages: readonly string[];
  readonly indexed: boolean;
  /** The page that this one is a variant of. */
  readonly canonical?: RoutePath;
  /** For a fixed page: the section whose newest entries it shows. */
  readonly shows?: Section;
  /** By default, every build and language. */
  readonly only?: { readonly targets: readonly BuildTarget[]; readonly locales: readonly LocaleCode[] };
  /** Whether its content depends on the day (src/site/product/offers.ts). */
  readonly dated?: true;
  /** Needs the application: an unknown address may belong to a page that has moved. */
  readonly startsApplication?: true;
  /** How many of the newest releases it names. */
  readonly releases?: number;
}

type Row = Pick<Route, 'pattern' | 'template' | 'source'> & Partial<Route>;

const fixed: PageSource = { kind: 'fixed' };
const entry = (section: Section): PageSource => ({ kind: 'entry', section });
const index = (section: Section): PageSource => ({ kind: 'index', section });

// biome-ignore format: a page is a row
const shared = {
  error: { template: 'error', layout: 'custom', source: fixed, startsApplication: true, indexed: false, messages: ['error'] },
  pricing: { template: 'pricing', source: fixed, dated: true, messages: ['pricing', 'plans', 'proxy-budget', 'offer'] },
  referral: { template: 'referral-program', source: fixed, dated: true, messages: ['referral-program'] },
  solutions: { template: 'solutions', source: index('solutions'), messages: ['solution', 'offer'] },
  solution: { template: 'solution', source: entry('solutions'), messages: ['solution', 'offer', 'plans', 'scenes', 'article'] },
} as const satisfies Readonly<Record<string, Omit<Row, 'pattern'>>>;

/** The lists and the articles of a section with dates. */
const articlesOf = (section: ListedSection): readonly Row[] => [
  { pattern: `/${section}`, template: 'article-list', source: index(section), messages: ['lists'] },
  { pattern: `/${section}/{id}`, template: 'article', source: entry(section), messages: ['article'] },
  ...(['category', 'category-tag'] as const).map(
    (kind): Row => ({
      pattern: `/${section}-{category}${kind === 'category' ? '' : '/{tags}'}`,
      ...{ template: 'article-list', source: { kind, section }, messages: ['lists'] },
    }),
  ),
];

/** The list and the articles of a section that is ordered by hand. */
// biome-ignore format: a route is a row
const groupedOf = (section: 'guide' | 'helps', name: MiddlewareName): readonly Row[] => [
  { pattern: `/${section}`, template: 'grouped-list', source: index(section), middleware: [name], messages: ['lists', 'article'] },
  { pattern: `/${section}/{id}`, template: 'article', source: entry(section), middleware: [name], messages: ['article'] },
];

// biome-ignore format: a route is a row
const rows: readonly Row[] = [
  { pattern: '/', template: 'home', source: fixed, dated: true, messages: ['home', 'offer', 'plans', 'scenes'] },
  { pattern: '/{html}', template: 'generic', source: entry('pages'), middleware: ['html-route'], messages: ['article', 'privacy'] },
  { pattern: '/{html}', template: 'feature', source: entry('features'), middleware: ['feature-route'], messages: ['solution', 'offer', 'plans', 'scenes', 'article'] },
  { pattern: '/_icons', template: 'icons', layout: 'svg-sprite', source: fixed, indexed: false, messages: ['icons'] },
  // For those who build and review the site.
  { pattern: '/_components', template: 'components', layout: 'svg-sprite', source: fixed, indexed: false, only: { targets: ['preview'], locales: ['en'] }, messages: [] },
  { pattern: '/about-us', template: 'about', source: fixed, releases: Number.POSITIVE_INFINITY, messages: ['about'] },
  { pattern: '/alternatives/{id}', template: 'alternative', source: entry('alternatives'), middleware: ['alternative-route'], messages: ['alternative', 'offer', 'plans', 'article'] },
  ...articlesOf('blog'),
  { pattern: '/browser-check', template: 'browser-check', source: fixed, startsApplication: true, messages: ['browser-check'] },
  { pattern: '/download', template: 'download', source: fixed, releases: 1, shows: 'release', messages: ['download'] },
  { pattern: '/error/404', ...shared.error },
  { pattern: '/error/502', ...shared.error },
  { pattern: '/faq', template: 'faq', source: index('faq'), messages: ['lists', 'article'] },
  ...groupedOf('guide', 'guide-route'),
  ...groupedOf('helps', 'help-route'),
  // Apart from other articles, which need neither the script nor the styles of the proxy budget.
  { pattern: '/helps/{id}', template: 'proxy-help', source: { kind: 'entry', section: 'helps', tool: 'proxy-budget' }, middleware: ['help-route'], messages: ['article', 'proxy-budget'] },
  { pattern: '/links', template: 'links', source: fixed, messages: ['links'] },
  ...articlesOf('news'),
  // License notices, which nobody searches.
  { pattern: '/open-source', template: 'open-source', source: fixed, indexed: false, messages: ['open-source'] },
  { pattern: '/partner-plan', template: 'partner-plan', source: fixed, messages: ['partner-plan'] },
  { pattern: '/partner', template: 'partner-list', source: index('partner'), messages: ['lists', 'partner'] },
  { pattern: '/partner/{id}', template: 'partner', source: entry('partner'), messages: ['article', 'partner', 'offer'] },
  { pattern: '/partner/tag/{id}', template: 'partner-list', source: { kind: 'tag', section: 'partner' }, messages: ['lists', 'partner'] },
  { pattern: '/pre-sales', template: 'pre-sales', source: fixed, middleware: ['pre-sales'], messages: ['pre-sales'] },
  { pattern: '/pricing', ...shared.pricing },
  // The regular prices in every season, which other pages use, and the offers.
  { pattern: '/pricing/normal', ...shared.pricing, indexed: false, canonical: '/pricing' },
  // Seasonal pages (src/site/product/offers.ts) are not listed and are their own canonical pages.
  { pattern: '/pricing/september', ...shared.pricing, indexed: false },
  { pattern: '/referral-program', ...shared.referral },
  // A variant to show to friends: it begins with what they get.
  { pattern: '/referral-program/referralProgram', ...shared.referral, indexed: false, canonical: '/referral-program' },
  { pattern: '/referral-program/superSeptember', ...shared.referral, indexed: false },
  { pattern: '/release', template: 'release-list', source: index('release'), releases: Number.POSITIVE_INFINITY, messages: ['lists', 'release'] },
  { pattern: '/release/{id}', template: 'release', source: entry('release'), messages: ['article'] },
  { pattern: '/solutions', ...shared.solutions, middleware: ['soultions-route'] },
  { pattern: '/solutions/{id}', ...shared.solution, middleware: ['soultion-route'] },
  { pattern: '/tour', template: 'tour', source: fixed, messages: ['tour', 'scenes', 'offer'] },
  { pattern: '/use-cases', ...shared.solutions, middleware: ['case-route'] },
  { pattern: '/use-cases/{id}', ...shared.solution, middleware: ['case-route'] },
  // Served with status 404 for addresses of this language that do not exist (docs/redirects.md).
  { pattern: '/404', ...shared.error },
];

export const routes: readonly Route[] = rows.map((row) => ({
  layout: 'default',
  middleware: [],
  messages: [],
  indexed: true,
  ...row,
}));

/** Whether every middleware of the route allows the page. */
export const isAvailable = (route: Route, params: RouteParams, locale: LocaleCode): boolean =>
  route.middleware.every((name) => middlewareOf(name)(params, locale));

/** Whether a route has pages in a language; a public build includes what the other public hosts serve. */
export function isBuilt({ only }: Route, locale: LocaleCode, target: BuildTarget): boolean {
  const servedBy = target === 'preview' ? 'preview' : localeOf(locale).host;
  return !only || (only.targets.includes(servedBy) && only.locales.includes(locale));
}

/** Fills in a route's pattern. Lists beyond the first page end in `/page/{n}` (docs/content.md). */
export function fillPattern(pattern: RoutePath, params: RouteParams): RoutePath {
  const path = pattern.replace(/\{(\w+)\}/g, (_match, name: keyof RouteParams) => {
    const value = params[name];
    if (value === undefined) throw new Error(`Route ${pattern} has no value for "${name}"`);
    return value;
  });
  return (params.page ? `${path}/page/${params.page}` : path) as RoutePath;
}

const matchers = routes.map((route) => {
  const source = route.pattern.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{(\w+)\}/g, '(?<$1>[^/]+)');
  const paged = route.source.kind !== 'fixed' && route.source.kind !== 'entry' ? '(?:/page/(?<page>[0-9]+))?' : '';
  return { route, expression: new RegExp(`^${source}${paged}$`) };
});

/** The routes that match a path with its parameters, the most specific pattern first. */
export const matchRoutes = (path: RoutePath) =>
  matchers
    .flatMap(({ route, expression }) => {
      const match = expression.exec(path);
      return match ? [{ route, params: definedOnly({ ...match.groups }) }] : [];
    })
    .sort((a, b) => literalLength(b.route) - literalLength(a.route));

/** Characters outside parameters: the more, the more specific the pattern. */
const literalLength = (route: Route): number => route.pattern.replace(/\{\w+\}/g, '').length;

const definedOnly = (groups: Record<string, string | undefined>): RouteParams =>
  Object.fromEntries(Object.entries(groups).filter(([, value]) => value !== undefined));

/** The path of an entry's page; solutions move to `/use-cases` in ru and vn (docs/routing.md). */
export function entryPath(section: Section, id: string, locale: LocaleCode): RoutePath | null {
  for (const route of routes) {
    if (route.source.kind !== 'entry' || route.source.section !== section) continue;
    const params: RouteParams = route.pattern.includes('{html}') ? { html: id } : { id };
    if (isAvailable(route, params, locale)) return fillPattern(route.pattern, params);
  }
  return section === 'faq' ? (`/faq#${id}` as RoutePath) : null;
}

/** The same by the entry's key, `blog/first-rpa-flow/en`. */
export const pathOfEntry = (key: EntryKey, locale: LocaleCode): RoutePath | null => {
  const [section, id] = key.split('/') as [Section, string];
  return entryPath(section, id, locale);
};
