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
import {
  type Change,
  causeFinder,
  causeOf,
  causesElsewhere,
  causesIn,
  isCode,
  messagesOf,
  shownBy,
  templateOf,
} from './causes';
import {
  type Cause,
  type Comparison,
  type Evidence,
  type InputChange,
  noEvidence,
  type PageChange,
  type RedirectChange,
} from './comparison';

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
    return [{ kind: 'changed', page, was, aspects: differing, causes: causesOf(was, page, differing) }];
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
      const was = movedFrom.get(page) ?? null;
      const causes = ownCauses(page);
      if (!was) return { kind: 'added', page, was, aspects: [], causes };
      ownCauses(was);
      return { kind: 'renamed', page, was, aspects: differingAspects(was, page), causes };
    }),
    ...removed
      .filter((page) => !movedTo.has(page))
      .map((page): PageChange => ({ kind: 'removed', page, was: page, aspects: [], causes: ownCauses(page) })),
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
      return causes.length > 0 ? [{ kind: 'changed', page, was: null, aspects: [], causes }] : [];
    }),
    redirects: [],
    inputs: inputs.map((input) => ({ ...input, isShown: false })),
    outside: [],
  };
}

const differingAspects = (before: ManifestPage, after: ManifestPage): Aspect[] =>
  aspects.filter((_, index) => before.digests[index] !== after.digests[index]);

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

function redirectChanges(before: PageManifest, after: PageManifest): RedirectChange[] {
  const byPlace = ({ redirects }: PageManifest) =>
    new Map(redirects.map((redirect) => [`${redirect.locale}:${redirect.from}`, redirect]));
  const [old, present] = [byPlace(before), byPlace(after)];
  return [...new Map([...old, ...present])].flatMap(([place, { locale, from }]) => {
    const change = { locale, from, before: old.get(place)?.to ?? null, after: present.get(place)?.to ?? null };
    return change.before === change.after ? [] : [change];
  });
}
