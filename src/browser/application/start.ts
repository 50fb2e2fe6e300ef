/** Starts Gatsby's runtime, with values from the document's attributes and webpack in place of inline scripts. */
import { components } from '$virtual/async-requires';
import type { PageDocumentData } from '../gatsby/gatsby';
import { appDataPath, type PageData, pageDataPath } from '../gatsby/page-data';
import type { ReportFields } from '../platform/hydration';
import { readShell } from './browser-shell';
import { reportFields } from './fields';
import { ready } from './ready';

/** Inserted by webpack. */
declare const __webpack_hash__: string;

/**
 * Resolves when the application is ready, with the function that reports the fields to it.
 * @throws when the shell or the template's script cannot be loaded, since the page works without hydration; or when the
 * page data are from another build, since Gatsby would then reload the page while the visitor uses it
 */
export async function start(page: PageData): Promise<ReportFields> {
  // Gatsby's runtime can be started only once. Load what it needs first, so that a failure can be retried.
  const [present, pageData] = await Promise.all([
    presentCompilation(),
    readPage(pageDataPath(page.path)).then(async (data) => {
      // Without the template's script, Gatsby would fail after its start and reload the page.
      await components[data.componentChunkName]?.();
      return data;
    }),
    readShell(page.shell),
  ]);
  if (present !== __webpack_hash__) throw new Error('The site has been built anew since this page was opened');
  window.pagePath = page.path;
  window.pageData = pageData;
  window.___webpackCompilationHash = __webpack_hash__;
  // Gatsby's list of the files of each chunk; webpack has its own.
  window.___chunkMapping = {};
  await import(/* webpackMode: "eager" */ 'gatsby-entry');
  await ready;
  return reportFields;
}

async function readPage(path: string): Promise<PageDocumentData> {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`${path} could not be loaded: status ${answer.status}`);
  return (await answer.json()) as PageDocumentData;
}

async function presentCompilation(): Promise<unknown> {
  const answer = await fetch(appDataPath);
  return ((await answer.json()) as { readonly webpackCompilationHash: unknown }).webpackCompilationHash;
}
