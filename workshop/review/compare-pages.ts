/**
 * What has changed between two builds, page by page, and why. Pages are matched by language and path, so that a preview can
 * be compared with the public hosts.
 */

import { redirectsFileName } from '../../src/gatsby/pages/author-redirects';
import {
  type Aspect,
  aspects,
  type ManifestPage,
  nameOfPage,
  type PageManifest,
} from '../../src/gatsby/written/page-manifest-format';
import type { LocaleCode } from '../../src/site/languages/locales.ts';

/** In the order in which they are shown, with the words before their names. */
const causeWords = {
  content: 'text',
  image: 'image',
  message: 'message',
  template: 'template',
  style: 'styles of',
  frame: 'menus and footer',
  languages: 'languages of',
  shown: 'lists, neighbors and terms that show a change',
  elsewhere: 'nothing in this pull request: the base was built from another state',
} as const;
const causeKinds = Object.keys(causeWords);

/**
 * A content file, an image, a message (`home.hero.title`); the sources of its template, or its styles, by template; menus and footer;
 * another language of the page (`blog/first`); the file of another text that the page shows, such as a list or a neighbor does; or
 * nothing in the pull request, so that the base was built from something else.
 */
export interface Cause {
  readonly kind: keyof typeof causeWords;
  readonly name: string;
}

export const labelOf = ({ kind, name }: Cause): string => `${causeWords[kind]} ${name}`.trim();

export interface PageChange extends Pick<ManifestPage, 'locale' | 'path' | 'identity' | 'title'> {
  readonly kind: 'added' | 'removed' | 'renamed' | 'changed';
  /** Where a renamed page was; `path` of a removed page is where it was. */
  readonly from?: string;
  /** Empty if there is nothing to compare with. */
  readonly aspects: readonly Aspect[];
  /** All candidates, if several sources of the page have changed. */
  readonly causes: readonly Cause[];
}

/** Where an address within a language leads; null is nowhere. */
export interface RedirectChange {
  readonly locale: LocaleCode;
  readonly from: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** A change of what the site is made from, as Git tells it, by key: `USD.profiles.20`, a field, or a line. */
export interface InputChange {
  readonly file: string;
  readonly key: string;
  readonly before: string | null;
  readonly after: string | null;
}

export interface Comparison {
  /** Two manifests, or only the names of changed files. */
  readonly basis: 'manifests' | 'files';
  readonly pages: readonly PageChange[];
  readonly redirects: readonly RedirectChange[];
  /** And whether a page in `pages`, or a redirect, surely accounts for it; null if Git does not tell what has changed. */
  readonly inputs: readonly (InputChange & { readonly isShown: boolean })[] | null;
  /** New links to other sites, each with a page that has it, as an address of the preview. */
  readonly outside: readonly Readonly<Record<'address' | 'page', string>>[];
}

/** What tells why pages have changed. */
export interface Evidence {
  /** What the pull request changes; null if Git does not tell. */
  readonly inputs: readonly InputChange[] | null;
  /** Whether a page of the later build has a text, in its frame or its main part. */
  readonly shows: (page: ManifestPage, text: string) => boolean;
}

export const noEvidence: Evidence = { inputs: null, shows: () => false };

/** What the pull request changes, by where a change of it shows. */
interface Change {
  readonly input: InputChange;
  readonly cause: Cause;
}

export function comparePages(before: PageManifest, after: PageManifest, evidence: Evidence = noEvidence): Comparison {
  const { inputs } = evidence;
  const old = new Map(before.pages.map((page) => [nameOfPage(page), page]));
  const present = new Map(after.pages.map((page) => [nameOfPage(page), page]));
  const sure = new Set<InputChange>();
  const changes = (inputs ?? []).map((input): Change => ({ input, cause: causeOf(input) }));
  const causesOf = causeFinder(before, after, changes, evidence, sure);
  const elsewhere = causesElsewhere([before, after]);

  const changed = after.pages.flatMap((page): PageChange[] => {
    const was = old.get(nameOfPage(page));
    const differing = was ? differingAspects(was, page) : [];
    if (!was || differing.length === 0) return [];
    return [
      {
        ...what('changed', page),
        aspects: differing,
        causes: causesOf(was, page, differing),
      },
    ];
  });

  const ownCauses = (page: ManifestPage): Cause[] => {
    const [own, others] = shownBy(changes, [page]);
    for (const { input } of own) sure.add(input);
    const text = own.find(({ cause }) => cause.kind === 'content') ?? own[0];
    if (text) return [text.cause];
    if (others.length > 0) return elsewhere(others);
    return [{ kind: 'template', name: templateOf(page, after) }];
  };
  const leftOut = new Set(after.leftOut);
  const removed = before.pages.filter((page) => !present.has(nameOfPage(page)) && !leftOut.has(nameOfPage(page)));
  // Only the preview has drafts and their lists: such a page is new only if the pull request changes what it is made from.
  const isOld = (page: ManifestPage): boolean =>
    before.target !== after.target &&
    inputs !== null &&
    shownBy(changes, [page]).flat().length === 0 &&
    (page.sources[0] === page.identity || !inputs.some(isCode));
  const added = after.pages.filter((page) => !old.has(nameOfPage(page)) && !isOld(page));
  const movedTo = renames(removed, added, after);
  const movedFrom = new Map([...movedTo].map(([from, to]) => [to, from]));
  const pages = [
    ...added.map((page): PageChange => {
      const from = movedFrom.get(page);
      const causes = ownCauses(page);
      if (!from) return { ...what('added', page), aspects: [], causes };
      ownCauses(from);
      return { ...what('renamed', page), from: from.path, aspects: differingAspects(from, page), causes };
    }),
    ...removed
      .filter((page) => !movedTo.has(page))
      .map((page): PageChange => ({ ...what('removed', page), aspects: [], causes: ownCauses(page) })),
    ...changed,
  ];
  const redirects = redirectChanges(before, after);
  const isRedirect = ({ key }: InputChange): boolean =>
    redirects.some(({ locale, from }) => key.startsWith(`${locale} ${from}`));
  return {
    basis: 'manifests',
    pages,
    redirects,
    inputs:
      inputs?.map((input) => ({
        ...input,
        isShown:
          input.file === redirectsFileName ? isRedirect(input) : sure.has(input) || isOnlyCode(input, inputs, pages),
      })) ?? null,
    outside: Object.entries(after.outside)
      .filter(([address]) => !Object.hasOwn(before.outside, address))
      .map(([address, page]) => ({ address, page })),
  };
}

/**
 * Without a manifest of the earlier build: the pages made from changed files. Whether they look different, and which pages
 * are gone, is unknown.
 */
export function pagesOfFiles(after: PageManifest, inputs: readonly InputChange[]): Comparison {
  const changes = inputs.map((input): Change => ({ input, cause: causeOf(input) }));
  const elsewhere = causesElsewhere([after]);
  const causesOf = (page: ManifestPage): Cause[] => {
    const [own, others] = shownBy(changes, [page]);
    const template = templateOf(page, after);
    const isTemplate = inputs.some(({ file }) => file.startsWith(`src/templates/${template}/`));
    return [
      ...causesIn([...own, ...messagesOf(changes, page, after)]),
      ...(own.length > 0 ? [] : elsewhere(others)),
      ...(isTemplate ? [{ kind: 'template' as const, name: template }] : []),
    ];
  };
  return {
    basis: 'files',
    pages: after.pages.flatMap((page) => {
      const causes = causesOf(page);
      return causes.length > 0 ? [{ ...what('changed', page), aspects: [], causes }] : [];
    }),
    redirects: [],
    inputs: inputs.map((input) => ({ ...input, isShown: false })),
    outside: [],
  };
}

/** Kind by kind, causes with most pages first. A page is listed under each of its causes, and pages that show others in one group. */
export function groupByCause(pages: readonly PageChange[]) {
  const groups = new Map<string, { cause: Cause; pages: PageChange[] }>();
  for (const page of pages) {
    for (const each of page.causes) {
      const cause = each.kind === 'shown' ? { ...each, name: '' } : each;
      const name = `${cause.kind} ${cause.name}`;
      const group = groups.get(name) ?? { cause, pages: [] };
      if (group.pages.at(-1) !== page) group.pages.push(page);
      groups.set(name, group);
    }
  }
  return [...groups.values()].sort(
    (a, b) =>
      causeKinds.indexOf(a.cause.kind) - causeKinds.indexOf(b.cause.kind) ||
      b.pages.length - a.pages.length ||
      (a.cause.name < b.cause.name ? -1 : 1),
  );
}

function what(kind: PageChange['kind'], { locale, path, identity, title }: ManifestPage) {
  return { kind, locale, path, identity, title };
}

const differingAspects = (before: ManifestPage, after: ManifestPage): Aspect[] =>
  aspects.filter((_, index) => before.digests[index] !== after.digests[index]);

/** The messages of the frame around every page. */
const shell = 'shell';

/** See `sources` in src/gatsby/written/page-manifest-format.ts. */
function isShown({ sources, locale }: ManifestPage, file: string): boolean {
  const isOwnLanguage = !file.endsWith('.md') || file.endsWith(`/${locale}.md`);
  return sources.some((source) => {
    if (source.startsWith('content/')) return file.startsWith(source);
    return isOwnLanguage && file.startsWith(`content/${source}${source.endsWith('/') ? '' : '/'}`);
  });
}

/** Messages by key; the cause of code is told by the page that it changes. */
function causeOf({ file, key }: InputChange): Cause {
  const [, namespace] = /^locales\/[^/]+\/(.+)\.json$/.exec(file) ?? [];
  if (namespace) return { kind: 'message', name: `${namespace}.${key}` };
  return { kind: file.startsWith('content/') && !/\.(?:md|ya?ml)$/.test(file) ? 'image' : 'content', name: file };
}

/** Each once, by name. */
const causesIn = (changes: readonly Change[]): Cause[] => [
  ...new Map(changes.map(({ cause }) => [cause.name, cause])).values(),
];

/** As causes of pages that show something of another page. What has no page of its own, such as an answer, is a cause itself. */
function causesElsewhere(manifests: readonly PageManifest[]): (changes: readonly Change[]) => Cause[] {
  const own = manifests.flatMap(({ pages }) => pages.filter(({ sources, identity }) => sources[0] === identity));
  const folders = new Set(own.map(({ identity }) => `content/${identity}`));
  return (changes) =>
    causesIn(changes).map((cause) =>
      folders.has(cause.name.slice(0, cause.name.lastIndexOf('/'))) ? { ...cause, kind: 'shown' } : cause,
    );
}

/** The changes of a page's own text and pictures, and those of others that it shows, now or before. */
function shownBy(changes: readonly Change[], versions: readonly ManifestPage[]): [own: Change[], others: Change[]] {
  const shown = changes.filter(({ input }) => versions.some((page) => isShown(page, input.file)));
  const isOwn = ({ input: { file } }: Change): boolean =>
    versions.some(({ sources, identity }) => sources[0] === identity && file.startsWith(`content/${identity}/`));
  return [shown.filter(isOwn), shown.filter((change) => !isOwn(change))];
}

const messagesOf = (changes: readonly Change[], { route, locale }: ManifestPage, { routes }: PageManifest): Change[] =>
  changes.filter(({ input }) =>
    [...(routes[route]?.messages ?? []), shell].some((name) => input.file === `locales/${locale}/${name}.json`),
  );

/** Whether a change is what a group of pages is listed under. */
export function isOf({ kind, name }: Cause, input: InputChange & { readonly isShown: boolean }): boolean {
  if (kind === 'template' || kind === 'style') return input.file.startsWith(`src/templates/${name}/`);
  if (kind === 'frame') return isCode(input) && input.isShown;
  if (kind === 'shown') return causeOf(input).name === name;
  return causeOf(input).kind === kind && causeOf(input).name === name;
}

const templateOf = ({ route }: ManifestPage, { routes }: PageManifest): string => routes[route]?.template ?? route;

const isCode = ({ file }: InputChange): boolean => !/^(?:content|locales)\//.test(file);

/** Whether a changed file of code is the only one that pages whose markup, styles or menus have changed can be put down to. */
function isOnlyCode(input: InputChange, inputs: readonly InputChange[], pages: readonly PageChange[]): boolean {
  if (!isCode(input) || inputs.some((other) => isCode(other) && other.file !== input.file)) return false;
  return pages.some(({ causes }) => causes.some(({ kind }) => ['template', 'style', 'frame'].includes(kind)));
}

/** Matches removed pages with new ones of the language: those to which they redirect, and those that have their text. */
function renames(
  removed: readonly ManifestPage[],
  added: readonly ManifestPage[],
  { redirects }: PageManifest,
): ReadonlyMap<ManifestPage, ManifestPage> {
  const free = new Set(added);
  const matched = new Map<ManifestPage, ManifestPage>();
  const match = (isSame: (from: ManifestPage, to: ManifestPage) => boolean): void => {
    for (const from of removed.filter((page) => !matched.has(page))) {
      const to = [...free].find(
        (page) => page.locale === from.locale && page.route === from.route && isSame(from, page),
      );
      if (to && free.delete(to)) matched.set(from, to);
    }
  };
  const targets = new Map(redirects.map(({ locale, from, to }) => [`${locale}:${from}`, to]));
  match((from, to) => targets.get(nameOfPage(from)) === to.path);
  match((from, to) => from.digests[0] === to.digests[0]);
  return matched;
}

/** @param sure gains the changes that a page surely shows */
function causeFinder(
  before: PageManifest,
  after: PageManifest,
  changes: readonly Change[],
  { inputs, shows }: Evidence,
  sure: Set<InputChange>,
) {
  const languagesBefore = languagesByIdentity(before);
  const languagesAfter = languagesByIdentity(after);
  const elsewhere = causesElsewhere([before, after]);
  const hasCode = inputs === null || inputs.some(isCode);
  const hasContent = inputs?.some(({ file }) => file.startsWith('content/')) === true;
  const tell = (found: readonly Change[]): readonly Change[] => {
    for (const { input } of found) sure.add(input);
    return found;
  };
  const found = (page: ManifestPage, candidates: readonly Change[]): readonly Change[] =>
    tell(candidates.filter(({ input }) => input.after !== null && isIn(page, input.after, shows)));
  /** Those whose new text the page has. If it has none of them, all: then only a single one is sure. */
  const narrowed = (page: ManifestPage, candidates: readonly Change[]): readonly Change[] => {
    const own = found(page, candidates);
    if (own.length > 0) return own;
    return candidates.length === 1 && !hasCode ? tell(candidates) : candidates;
  };

  return (was: ManifestPage, is: ManifestPage, differing: readonly Aspect[]): Cause[] => {
    const has = (...wanted: readonly Aspect[]): boolean => wanted.some((aspect) => differing.includes(aspect));
    const rest = (kind: 'template' | 'style' | 'frame', isWanted: boolean): Cause[] => {
      if (!isWanted) return [];
      // A page that appears or disappears changes menus, too.
      if (!hasCode && !(kind === 'frame' && hasContent)) return [{ kind: 'elsewhere', name: '' }];
      return [{ kind, name: kind === 'frame' ? '' : templateOf(is, after) }];
    };
    const [own, others] = shownBy(changes, [is, was]);
    const textsIn = (shown: readonly Change[]): Change[] =>
      has('text', 'head', 'markup') ? shown.filter(({ cause }) => cause.kind !== 'image') : [];
    const imagesIn = (shown: readonly Change[]): Change[] =>
      has('images') ? shown.filter(({ cause }) => cause.kind === 'image') : [];

    // Without code, nothing else changes the styles of a page whose own text has changed, such as to a draft.
    const isDrawnAnew = !hasCode && has('style');
    const ownTexts = isDrawnAnew ? own.filter(({ cause }) => cause.kind === 'content') : textsIn(own);
    const ownImages = imagesIn(own);
    const messages = messagesOf(changes, is, after);
    const ofShell = messages.filter(({ cause }) => cause.name.startsWith(`${shell}.`));
    const texts = ownTexts.length > 0 ? [] : textsIn([...others, ...messages]);
    const inFrame = ofShell.filter((each) => has('frame') && !texts.includes(each));
    const told = [...narrowed(is, texts), ...(hasCode ? found(is, inFrame) : narrowed(is, inFrame))];
    const images = ownImages.length > 0 ? [] : narrowed(is, imagesIn(others));
    tell([...ownTexts, ...ownImages]);
    const isMessage = ({ cause }: Change): boolean => cause.kind === 'message';
    const isLanguages = has('head', 'frame') && languagesBefore.get(is.identity) !== languagesAfter.get(is.identity);
    const isTold = ownTexts.length + ownImages.length + told.length + images.length > 0;
    const isHeadTold = isLanguages && !has('text', 'markup', 'images');
    return [
      ...causesIn([...ownTexts, ...ownImages, ...told.filter(isMessage)]),
      ...elsewhere([...told.filter((change) => !isMessage(change)), ...images]),
      ...rest('template', has('text', 'head', 'markup', 'images') && !isTold && !isHeadTold),
      ...rest('style', has('style') && (hasCode || ownTexts.length === 0)),
      ...rest('frame', has('frame') && !isLanguages && !told.some((change) => ofShell.includes(change))),
      ...(isLanguages && own.length === 0 ? [{ kind: 'languages' as const, name: is.identity }] : []),
    ];
  };
}

/** The longest piece of a message between markup and placeholders; a short one may stand on a page for other reasons. */
function isIn(page: ManifestPage, text: string, shows: Evidence['shows']): boolean {
  const pieces = text.split(/<[^>]*>|\{+[^}]*\}+|[*_`#[\]()…\n]/).map((piece) => piece.trim());
  const longest = pieces.reduce((best, piece) => (piece.length > best.length ? piece : best), '');
  return longest.length >= shortestProof && shows(page, longest);
}

const shortestProof = 4;

function languagesByIdentity({ pages }: PageManifest): ReadonlyMap<string, string> {
  const languages = new Map<string, string[]>();
  for (const { identity, locale } of pages) languages.set(identity, [...(languages.get(identity) ?? []), locale]);
  return new Map([...languages].map(([identity, codes]) => [identity, codes.sort().join()]));
}

function redirectChanges(before: PageManifest, after: PageManifest): RedirectChange[] {
  const byPlace = ({ redirects }: PageManifest) =>
    new Map(redirects.map((redirect) => [`${redirect.locale}:${redirect.from}`, redirect]));
  const [old, present] = [byPlace(before), byPlace(after)];
  return [...new Map([...old, ...present])].flatMap(([place, { locale, from }]) => {
    const change = { locale, from, before: old.get(place)?.to ?? null, after: present.get(place)?.to ?? null };
    return change.before === change.after ? [] : [change];
  });
}
