/**
 * Starts Gatsby's runtime, and with it React (design 10).
 *
 * The values that Gatsby would write into inline scripts of every page come from the document's data and from webpack instead,
 * so that there are no inline scripts (design 12).
 */
import { components } from '$virtual/async-requires';
import type { PageDocumentData } from '../gatsby/gatsby';
import { appDataPath, type PageData, pageDataPath } from '../gatsby/page-data';
import type { TellFields } from '../platform/hydration';
import { readShell } from './browser-shell';
import { tellFields } from './fields';
import { alive } from './ready';

/** The hash of the compilation of these scripts, as Gatsby uses it; webpack inserts it. */
declare const __webpack_hash__: string;

/**
 * Starts the runtime. Resolves when the page is alive, with what tells it the fields.
 * @throws when the page's language file or its template's script cannot be read, since the page works without being hydrated; or
 * when the data of the pages are from another build than these scripts, since Gatsby would then reload the document while the
 * visitor is using it
 */
export async function start(page: PageData): Promise<TellFields> {
  // Gatsby's runtime can be started once: what it needs first is loaded before, so that a failure can be tried again.
  const [present, pageData] = await Promise.all([
    presentCompilation(),
    readPage(pageDataPath(page.path)).then(async (data) => {
      // Without the template's script Gatsby would fail when it has started, and the page would be loaded again.
      await components[data.componentChunkName]?.();
      return data;
    }),
    readShell(page.shell),
  ]);
  if (present !== __webpack_hash__) throw new Error('The site has been built anew since this page was opened');
  window.pagePath = page.path;
  window.pageData = pageData;
  window.___webpackCompilationHash = __webpack_hash__;
  // Gatsby's list of the files of each chunk, which webpack does not need.
  window.___chunkMapping = {};
  await import(/* webpackMode: "eager" */ 'gatsby-entry');
  await alive;
  return tellFields;
}

/** @throws when the data of a page cannot be loaded */
async function readPage(path: string): Promise<PageDocumentData> {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`${path} could not be loaded: status ${answer.status}`);
  return (await answer.json()) as PageDocumentData;
}

/** The hash of the compilation that the data of the pages belong to, according to Gatsby. */
async function presentCompilation(): Promise<unknown> {
  const answer = await fetch(appDataPath);
  return ((await answer.json()) as { readonly webpackCompilationHash: unknown }).webpackCompilationHash;
}
