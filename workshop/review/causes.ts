/** Why a page has changed: which inputs of it have, and which of them it shows. */
import type { Aspect, ManifestPage, PageManifest } from '../../src/gatsby/written/page-manifest-format';
import type { Cause, Evidence, InputChange } from './comparison';

/** What the pull request changes, by where a change of it shows. */
export interface Change {
  readonly input: InputChange;
  readonly cause: Cause;
}

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
export function causeOf({ file, key }: InputChange): Cause {
  const [, namespace] = /^locales\/[^/]+\/(.+)\.json$/.exec(file) ?? [];
  if (namespace) return { kind: 'message', name: `${namespace}.${key}` };
  return { kind: file.startsWith('content/') && !/\.(?:md|ya?ml)$/.test(file) ? 'image' : 'content', name: file };
}

/** Each once, by name. */
export const causesIn = (changes: readonly Change[]): Cause[] => [
  ...new Map(changes.map(({ cause }) => [cause.name, cause])).values(),
];

/** As causes of pages that show something of another page. What has no page of its own, such as an answer, is a cause itself. */
export function causesElsewhere(manifests: readonly PageManifest[]): (changes: readonly Change[]) => Cause[] {
  const own = manifests.flatMap(({ pages }) => pages.filter(({ sources, identity }) => sources[0] === identity));
  const folders = new Set(own.map(({ identity }) => `content/${identity}`));
  return (changes) =>
    causesIn(changes).map((cause) =>
      folders.has(cause.name.slice(0, cause.name.lastIndexOf('/'))) ? { ...cause, kind: 'shown' } : cause,
    );
}

/** The changes of a page's own text and pictures, and those of others that it shows, now or before. */
export function shownBy(
  changes: readonly Change[],
  versions: readonly ManifestPage[],
): [own: Change[], others: Change[]] {
  const shown = changes.filter(({ input }) => versions.some((page) => isShown(page, input.file)));
  const isOwn = ({ input: { file } }: Change): boolean =>
    versions.some(({ sources, identity }) => sources[0] === identity && file.startsWith(`content/${identity}/`));
  return [shown.filter(isOwn), shown.filter((change) => !isOwn(change))];
}

export const messagesOf = (
  changes: readonly Change[],
  { route, locale }: ManifestPage,
  { routes }: PageManifest,
): Change[] =>
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

export const templateOf = ({ route }: ManifestPage, { routes }: PageManifest): string =>
  routes[route]?.template ?? route;

export const isCode = ({ file }: InputChange): boolean => !/^(?:content|locales)\//.test(file);

/** @param sure gains the changes that a page surely shows */
export function causeFinder(
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
