/**
 * The data of the review page and the reviewer's bar, `_review/review.json`: written by the preview's build, read by a
 * reviewer's browser.
 */
import { type ManifestPage, nameOfPage, type PageManifest } from '../../src/gatsby/written/page-manifest-format';
import type { Fault } from '../../src/site/faults';
import { addressOf, localesOf, pathOn, type Site } from '../../src/site/hosting/hosts.ts';
import type { RoutePath } from '../../src/site/hosting/route-path.ts';
import { defaultLocale, type LocaleCode, localeOf } from '../../src/site/languages/locales.ts';
import { groupBy } from '../../src/site/pages/group-by';
import { type TemplateName, templateFile } from '../../src/site/pages/routes.ts';
import type { StaleMessage } from '../authoring/translations/history.ts';
import type { TranslationStatus } from '../authoring/translations/translation-status.ts';
import { isOf } from './causes';
import { comparePages, pagesOfFiles } from './compare-pages';
import {
  type Cause,
  type Comparison,
  type Evidence,
  groupByCause,
  type InputChange,
  labelOf,
  type PageChange,
} from './comparison';
import { cutForSearch } from './search-result';

export const reviewPath = '/_review';

/** What a page shows of its change, or of itself; what each field says stands where it is made. */
export type ReviewedChange = ReturnType<ReturnType<typeof changeWriter>>;
export type SearchResult = ReturnType<typeof searchResult>;
export type Review = ReturnType<typeof reviewOf>;

export interface ReviewFindings {
  readonly site: Site;
  readonly after: PageManifest;
  readonly before: PageManifest | null;
  readonly evidence: Evidence;
  readonly statuses: readonly TranslationStatus[];
  /** Null if Git does not tell. */
  readonly stale: readonly StaleMessage[] | null;
  readonly faults: readonly Fault[];
  /** Files of texts that no public host has. */
  readonly drafts: readonly string[];
  readonly commit: string | null;
  readonly edit: string | null;
}

/** Weights and copies of earlier pages are left to {@link withCopies}. */
export function reviewOf(findings: ReviewFindings) {
  const { site, after, before, evidence, statuses, stale, faults, drafts, commit, edit } = findings;
  const built = localesOf(site);
  const old = before && { ...before, pages: before.pages.filter(({ locale }) => built.includes(locale)) };
  const comparison: Comparison | null =
    (old && comparePages(old, after, evidence)) ?? (evidence.inputs && pagesOfFiles(after, evidence.inputs));
  const groups = groupByCause(comparison?.pages ?? []);
  const ordered = [...new Set(groups.flatMap(({ pages }) => byIdentity(pages)))];
  const indexes = new Map(ordered.map((page, index) => [page, index]));
  const inputs = comparison?.inputs ?? [];
  const inputsOf = inputFinder(inputs);
  const describe = changeWriter(site, old, (causes, locale) =>
    inputsOf(causes).filter((index) => !isOfOther(inputs[index], locale)),
  );
  const pages = Object.fromEntries(
    after.pages.map((page) => [addressOnPreview(site, page), pageFacts(page, after, statuses, faults, drafts)]),
  );
  const onPages = new Set(Object.values(pages).flatMap((page) => page.files));
  return {
    /** Two builds' manifests, only the names of changed files, or nothing: then no change is known. */
    basis: comparison?.basis ?? ('nothing' as const),
    commit,
    /** The address before a file's path for editing, if known. */
    edit,
    languages: Object.fromEntries(
      built.map((code) => [code, { tag: localeOf(code).tag, name: localeOf(code).name }] as const),
    ),
    changes: ordered.map(describe),
    /** Causes, each with the indexes of its pages in `changes`, and of its inputs. A page is listed under each of its causes. */
    groups: groups.map(({ cause, pages: own }) => ({
      kind: cause.kind,
      label: labelOf(cause),
      pages: byIdentity(own).flatMap((page) => indexes.get(page) ?? []),
      inputs: inputsOf(cause.name === '' ? causesOfKind(own, cause.kind) : [cause]),
    })),
    inputs: comparison?.inputs ?? null,
    redirects: comparison?.redirects ?? [],
    outside: comparison?.outside ?? [],
    /** In files that belong to no page. */
    faults: faults.filter(({ file }) => !onPages.has(file)),
    /** Languages that may have a text and do not, by page: `blog/first`. */
    missing: missingLanguages(statuses, built),
    /** Languages whose translation of a changed English message is behind it, by its name: `home.hero.title`. */
    behind: staleIn(evidence.inputs ?? [], stale ?? []),
    /** By path on the preview. */
    pages,
  };
}

export interface EarlierCopy {
  readonly address: string;
  /** Gzipped bytes; null for a page that is gone. */
  readonly weight: { readonly before: number; readonly after: number } | null;
}

/** By the names of the pages as they are now. */
export const withCopies = (review: Review, copies: ReadonlyMap<string, EarlierCopy>): Review => ({
  ...review,
  changes: review.changes.map((change) => {
    const copy = copies.get(change.name);
    return copy ? { ...change, before: copy.address, weight: copy.weight } : change;
  }),
});

/**
 * Changes whose earlier version is copied: a page of each language for menus and footer, then the first page of each cause, then the
 * second of each, so that a change of all pages leaves room for others. Pages of which only the frame has changed come last.
 */
export function changesToCopy({ groups, changes }: Review, most: number): readonly ReviewedChange[] {
  const inTurn = ({ pages }: Review['groups'][number]) =>
    pages.flatMap((index, turn) => {
      const change = changes[index];
      return change?.live ? [{ turn, change }] : [];
    });
  const turns = groups.flatMap(inTurn).sort((a, b) => a.turn - b.turn);
  const isOfFrame = ({ aspects }: ReviewedChange): boolean => aspects.join() === 'frame';
  const framed = turns.filter(({ change }) => isOfFrame(change)).map(({ change }) => change);
  const firstOfLanguage = new Map(framed.toReversed().map((change) => [change.locale, change]));
  const others = turns.filter(({ change }) => !isOfFrame(change)).map(({ change }) => change);
  return [...new Set([...firstOfLanguage.values(), ...others, ...framed])].slice(0, most);
}

/** Finds the changes of some causes, as indexes. */
function inputFinder(inputs: NonNullable<Comparison['inputs']>): (causes: readonly Cause[]) => readonly number[] {
  const known = new Map<string, readonly number[]>();
  const ofCause = (cause: Cause): readonly number[] => {
    const name = `${cause.kind} ${cause.name}`;
    const found = known.get(name) ?? inputs.flatMap((input, index) => (isOf(cause, input) ? [index] : []));
    known.set(name, found);
    return found;
  };
  return (causes) => [...new Set(causes.flatMap(ofCause))];
}

const causesOfKind = (pages: readonly PageChange[], wanted: Cause['kind']): readonly Cause[] =>
  pages.flatMap(({ causes }) => causes.filter(({ kind }) => kind === wanted));

/** A message has one name in all languages. */
const isOfOther = (input: InputChange | undefined, locale: LocaleCode): boolean =>
  input?.file.startsWith('locales/') === true && !input.file.startsWith(`locales/${locale}/`);

/** Pages of one identity together, otherwise in their order. */
function byIdentity(pages: readonly PageChange[]): readonly PageChange[] {
  const order = [...new Set(pages.map(({ page }) => page.identity))];
  return pages.toSorted((a, b) => order.indexOf(a.page.identity) - order.indexOf(b.page.identity));
}

const addressOnPreview = (site: Site, { locale, path }: Pick<ManifestPage, 'locale' | 'path'>): string =>
  pathOn({ ...site, target: 'preview' }, locale, path as RoutePath);

const searchResult = ({ title, description, locale }: ManifestPage) => ({
  title: cutForSearch(title, 'title', locale),
  description: cutForSearch(description, 'description', locale),
});

function changeWriter(
  site: Site,
  before: PageManifest | null,
  inputsOf: (causes: readonly Cause[], locale: LocaleCode) => number[],
) {
  const known = new Set((before?.pages ?? []).map(({ identity }) => identity));
  return ({ kind, page, was, aspects, causes }: PageChange) => {
    const { locale, path, identity, title } = page;
    const from = kind === 'renamed' && was ? was.path : null;
    const is = kind === 'removed' ? null : page;
    return {
      /** `de:/pricing`. */
      name: nameOfPage(page),
      /** `from` is where a renamed page was. */
      ...{ kind, locale, path, from, identity, title, aspects },
      /** What it surely or perhaps shows, as indexes. */
      inputs: inputsOf(causes, locale),
      /** Whether only other languages had the page. */
      isNewLanguage: kind === 'added' && known.has(identity),
      /** Path on the preview; null for a removed page. */
      address: is ? addressOnPreview(site, is) : null,
      /** The public address before the change; null for a new page. */
      live: kind === 'added' ? null : addressOf(site, locale, (from ?? path) as RoutePath),
      /** The preview's copy of the earlier page, if there is one. */
      before: null as string | null,
      weight: null as EarlierCopy['weight'],
      search: { before: was ? searchResult(was) : null, after: is ? searchResult(is) : null },
      /** Changes with the page, so that a tick for an earlier state no longer counts. */
      print: is ? is.digests.join('') : 'removed',
    };
  };
}

function filesOf({ identity, locale, route, sources }: ManifestPage, { routes }: PageManifest): readonly string[] {
  if (sources[0] === identity) return [`content/${identity}/${locale}.md`];
  const { template, messages } = routes[route] ?? { template: route, messages: [] };
  return [...messages.map((name) => `locales/${locale}/${name}.json`), templateFile(template as TemplateName)];
}

function pageFacts(
  page: ManifestPage,
  manifest: PageManifest,
  statuses: readonly TranslationStatus[],
  faults: readonly Fault[],
  drafts: readonly string[],
) {
  const { locale, identity } = page;
  const files = filesOf(page, manifest);
  const own = statuses.find(
    (status) => status.locale === locale && `${status.section}/${status.id}` === identity && status.state !== 'missing',
  );
  return {
    ...{ locale, identity, files },
    isDraft: files.some((file) => drafts.includes(file)),
    /** Null for a page without a text of its own. */
    status: own?.state ?? null,
    faults: faults.filter(({ file }) => files.includes(file)),
  };
}

function staleIn(inputs: readonly InputChange[], stale: readonly StaleMessage[]) {
  const changed = inputs.flatMap(({ file, key }) => {
    const [, namespace] = new RegExp(`^locales/${defaultLocale}/(.+)\\.json$`).exec(file) ?? [];
    return namespace ? [`${namespace}.${key}`] : [];
  });
  const behind = changed.map(
    (name) => [name, stale.flatMap((each) => (each.name === name ? each.locale : []))] as const,
  );
  return Object.fromEntries(behind.filter(([, locales]) => locales.length > 0));
}

function missingLanguages(statuses: readonly TranslationStatus[], built: readonly LocaleCode[]) {
  const missing = statuses.filter(({ locale, state }) => state === 'missing' && built.includes(locale));
  const pages = groupBy(missing, ({ section, id }) => [`${section}/${id}`]);
  return Object.fromEntries([...pages].map(([name, own]) => [name, own.map(({ locale }) => locale)]));
}
