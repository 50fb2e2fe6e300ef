/** What a comparison of two builds tells: pages, redirects and inputs that differ, and the causes of it. */
import type { Aspect, ManifestPage } from '../../src/gatsby/written/page-manifest-format';
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

export interface PageChange {
  readonly kind: 'added' | 'removed' | 'renamed' | 'changed';
  /** As it is; a removed one as it was. */
  readonly page: ManifestPage;
  /** As it was, at another path if it was renamed; null if it is new, or nothing is known of it. */
  readonly was: ManifestPage | null;
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
