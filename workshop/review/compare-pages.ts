/**
 * What has changed between two builds, page by page, and why. Pages are matched by language and path, so that a preview can
 * be compared with the public hosts.
 */
import {
  type Aspect,
  aspects,
  type ManifestPage,
  nameOfPage,
  type PageManifest,
} from '../../src/gatsby/written/page-manifest-format';
import type { LocaleCode } from '../../src/site/languages/locales.ts';
import { type Cause, type Comparison, causeKinds, type PageChange, type RedirectChange } from './report';

/**
 * @param changedFiles paths of the files changed between the builds; null if unknown. A public host's manifest lacks drafts,
 * so without these a draft on the preview seems new
 */
export function comparePages(
  before: PageManifest,
  after: PageManifest,
  changedFiles: readonly string[] | null = null,
): Comparison {
  const old = new Map(before.pages.map((page) => [nameOfPage(page), page]));
  const present = new Map(after.pages.map((page) => [nameOfPage(page), page]));
  const isUntouched = (file: string): boolean =>
    !Object.hasOwn(before.files, file) && changedFiles !== null && !changedFiles.includes(file);
  const files = differingKeys(before.files, after.files).filter((file) => !isUntouched(file));
  const causesOf = causeFinder(before, after, files);
  const weigh = before.target === after.target;

  const changed = after.pages.flatMap((page): PageChange[] => {
    const was = old.get(nameOfPage(page));
    const differing = was ? differingAspects(was, page) : [];
    if (!was || differing.length === 0) return [];
    return [
      {
        ...what('changed', page),
        aspects: differing,
        causes: causesOf(was, page, differing),
        ...(weigh && { weight: { before: was.weight, after: page.weight } }),
      },
    ];
  });

  const leftOut = new Set(after.leftOut);
  const removed = before.pages.filter((page) => !present.has(nameOfPage(page)) && !leftOut.has(nameOfPage(page)));
  const added = after.pages.filter(
    (page) => !old.has(nameOfPage(page)) && !isOldDraft(page, before, after, isUntouched),
  );
  const movedTo = renames(removed, added);
  const movedFrom = new Map([...movedTo].map(([from, to]) => [to, from]));
  return {
    basis: 'manifests',
    pages: [
      ...added.map((page): PageChange => {
        const from = movedFrom.get(page);
        const causes = ownCauses(page, after, files);
        if (!from) return { ...what('added', page), aspects: [], causes };
        return { ...what('renamed', page), from: from.path, aspects: differingAspects(from, page), causes };
      }),
      ...removed
        .filter((page) => !movedTo.has(page))
        .map((page): PageChange => ({ ...what('removed', page), aspects: [], causes: ownCauses(page, before, files) })),
      ...changed,
    ],
    redirects: redirectChanges(before, after),
    outside: Object.entries(after.outside)
      .filter(([address]) => !Object.hasOwn(before.outside, address))
      .map(([address, page]) => ({ address, page })),
  };
}

/**
 * Without a manifest of the earlier build: the pages made from changed files. Whether they look different, and which pages
 * are gone, is unknown.
 * @param changedFiles paths relative to the project
 */
export function pagesOfFiles(after: PageManifest, changedFiles: readonly string[]): Comparison {
  const files = changedFiles.filter((file) => file.startsWith('content/'));
  const messages = changedFiles.filter((file) => file.startsWith('locales/'));
  const templates = changedFiles.filter((file) => file.startsWith('src/templates/'));
  const causesIn = (page: ManifestPage): Cause[] => {
    const { template = '', messages: namespaces = [] } = after.routes[page.route] ?? {};
    return [
      ...files.filter((file) => isShown(page, file)).map(fileCause),
      ...messages
        .filter((file) => [...namespaces, shell].some((name) => file === `locales/${page.locale}/${name}.json`))
        .map((file): Cause => ({ kind: 'message', name: file })),
      ...templates
        .filter((file) => file.startsWith(`src/templates/${template}/`))
        .map((): Cause => ({ kind: 'template', name: template })),
    ];
  };
  return {
    basis: 'files',
    pages: after.pages.flatMap((page) => {
      const causes = causesIn(page);
      return causes.length > 0 ? [{ ...what('changed', page), aspects: [], causes }] : [];
    }),
    redirects: [],
    outside: [],
  };
}

export interface CauseGroup {
  readonly cause: Cause;
  readonly pages: readonly PageChange[];
}

export const causeWords: Readonly<Record<Cause['kind'], string>> = {
  content: 'text',
  image: 'image',
  message: 'message',
  languages: 'languages of',
  template: 'template',
  style: 'styles of',
  frame: 'menus and footer of',
};

/** Kind by kind, causes with most pages first. A page is listed under each of its causes. */
export function groupByCause(pages: readonly PageChange[]): readonly CauseGroup[] {
  const groups = new Map<string, { cause: Cause; pages: PageChange[] }>();
  for (const page of pages) {
    for (const cause of page.causes) {
      const name = `${cause.kind} ${cause.name}`;
      const group = groups.get(name) ?? { cause, pages: [] };
      group.pages.push(page);
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

const what = (kind: PageChange['kind'], { locale, path, identity, title, description }: ManifestPage) => ({
  kind,
  locale,
  path,
  identity,
  title,
  description,
});

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

const fileCause = (file: string): Cause => ({ kind: /\.(?:md|ya?ml)$/.test(file) ? 'content' : 'image', name: file });

function ownFile({ identity, locale }: ManifestPage, { files }: PageManifest): string | null {
  const file = `content/${identity}/${locale}.md`;
  return Object.hasOwn(files, file) ? file : null;
}

/** Its file; for a list, the files that have changed. */
function ownCauses(page: ManifestPage, manifest: PageManifest, changedFiles: readonly string[]): Cause[] {
  const file = ownFile(page, manifest);
  if (file) return [fileCause(file)];
  const shown = changedFiles.filter((changed) => changed.endsWith('.md') && isShown(page, changed));
  if (shown.length > 0) return shown.map(fileCause);
  return [{ kind: 'template', name: manifest.routes[page.route]?.template ?? page.route }];
}

/** A draft that the public hosts do not show: its file was there before, unchanged. */
function isOldDraft(
  page: ManifestPage,
  before: PageManifest,
  after: PageManifest,
  isUntouched: (file: string) => boolean,
): boolean {
  const file = ownFile(page, after);
  if (before.target === after.target || file === null) return false;
  return before.files[file] === after.files[file] || isUntouched(file);
}

/** Matches removed pages with pages of the language that have their text. */
function renames(
  removed: readonly ManifestPage[],
  added: readonly ManifestPage[],
): ReadonlyMap<ManifestPage, ManifestPage> {
  const textOf = ({ locale, route, digests: [text] }: ManifestPage): string => `${locale} ${route} ${text}`;
  const free = new Map<string, ManifestPage[]>();
  for (const page of added) free.set(textOf(page), [...(free.get(textOf(page)) ?? []), page]);
  return new Map(
    removed.flatMap((page) => {
      const to = free.get(textOf(page))?.shift();
      return to ? [[page, to] as const] : [];
    }),
  );
}

const differingKeys = (before: Readonly<Record<string, string>>, after: Readonly<Record<string, string>>): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((key) => before[key] !== after[key]).sort();

function causeFinder(before: PageManifest, after: PageManifest, files: readonly string[]) {
  const messages = new Map<string, readonly string[]>();
  /** Changed keys of a namespace: `home.hero.title`. */
  const messagesOf = (locale: LocaleCode, namespace: string): readonly string[] => {
    const name = `${locale} ${namespace}`;
    const known =
      messages.get(name) ??
      differingKeys(before.messages[locale]?.[namespace] ?? {}, after.messages[locale]?.[namespace] ?? {}).map(
        (key) => `${namespace}.${key}`,
      );
    messages.set(name, known);
    return known;
  };
  const languagesBefore = languagesByIdentity(before);
  const languagesAfter = languagesByIdentity(after);

  return (was: ManifestPage, is: ManifestPage, differing: readonly Aspect[]): Cause[] => {
    const has = (...wanted: readonly Aspect[]): boolean => wanted.some((aspect) => differing.includes(aspect));
    const { template, messages: namespaces } = after.routes[is.route] ?? { template: is.route, messages: [] };
    const shown = files.filter((file) => isShown(was, file) || isShown(is, file)).map(fileCause);
    const texts = has('text', 'head', 'markup') ? shown.filter(({ kind }) => kind === 'content') : [];
    const images = has('images') ? shown.filter(({ kind }) => kind === 'image') : [];
    const ofPage = has('text', 'head', 'markup')
      ? namespaces.flatMap((namespace) => messagesOf(is.locale, namespace))
      : [];
    const ofShell = has('text', 'head', 'markup', 'frame') ? messagesOf(is.locale, shell) : [];
    const languages: Cause[] =
      has('head', 'frame') && languagesBefore.get(is.identity) !== languagesAfter.get(is.identity)
        ? [{ kind: 'languages', name: is.identity }]
        : [];
    const isTextTold = texts.length + images.length + ofPage.length + ofShell.length > 0;
    const isHeadTold = languages.length > 0 && !has('text', 'markup');
    const isFrameTold = ofShell.length + languages.length > 0;
    const rest = (kind: Cause['kind'], isTold: boolean): Cause[] => (isTold ? [] : [{ kind, name: template }]);
    return [
      ...texts,
      ...images,
      ...[...ofPage, ...ofShell].map((name): Cause => ({ kind: 'message', name })),
      ...languages,
      ...rest('template', !has('text', 'head', 'markup', 'images') || isTextTold || isHeadTold),
      ...rest('style', !has('style')),
      ...rest('frame', !has('frame') || isFrameTold),
    ];
  };
}

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
