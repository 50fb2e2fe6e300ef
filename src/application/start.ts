/**
 * Starts Gatsby's runtime, and with it React (design 10).
 *
 * What Gatsby writes into inline scripts of every page comes from the document's data and from webpack instead, so that no
 * executable script stands inline (design 12).
 */
import { appDataPath, type PageData } from '../document/page-data';
import { readShell } from '../shell/browser-shell';
import { alive } from './alive';

/** The compilation of these scripts, as Gatsby knows it; webpack writes it in. */
declare const __webpack_hash__: string;

/** What Gatsby's own inline scripts would set. */
interface GatsbyGlobals {
  pagePath?: string;
  ___webpackCompilationHash?: string;
  ___chunkMapping?: Readonly<Record<string, readonly string[]>>;
}

/**
 * Starts it. Resolves when the page is alive.
 * @throws when the page's language cannot be read: hydrating would empty the page, which works without; or when the pages'
 * data are those of another build than these scripts: Gatsby would load the document again, under the visitor's hands
 */
export async function start(page: PageData): Promise<void> {
  const [present] = await Promise.all([presentCompilation(), readShell(page.shell)]);
  if (present !== __webpack_hash__) throw new Error('The site has been built anew since this page was opened');
  Object.assign(window, {
    pagePath: page.path,
    ___webpackCompilationHash: __webpack_hash__,
    // Gatsby's list of the files of each chunk: webpack knows them by itself.
    ___chunkMapping: {},
  } satisfies GatsbyGlobals);
  await import(/* webpackMode: "eager" */ 'gatsby-entry');
  await alive;
}

/** Of which compilation the pages' data are, as Gatsby says. */
async function presentCompilation(): Promise<unknown> {
  const answer = await fetch(appDataPath);
  return ((await answer.json()) as { readonly webpackCompilationHash: unknown }).webpackCompilationHash;
}
