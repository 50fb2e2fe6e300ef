/** Behind `gatsby develop`: the reference API, the faults of the content, and the editor. */
import { Hono } from 'hono';
import type { Fault } from '../../../src/site/faults';
import { type Site, siteFrom, splitPath } from '../../../src/site/hosting/hosts';
import { type PageTable, pageTable } from '../../../src/site/pages/page-table';
import { findFaults, watchContent } from '../../authoring/check';
import { tableOf } from '../../authoring/project';
import type { Surroundings } from '../../authoring/verb';
import { editorServices } from '../../editor/services';
import { contentFaultsPath, type FaultList } from '../development/fault-list';
import { ownPagesOnly } from '../reference-api/guard';
import { createReferenceApi } from '../reference-api/reference-api';

/**
 * Checks the content after every change, and answers with the last check's faults; with none before the first check ends.
 * @param signal ends the watching
 * @throws when the environment does not describe a site (src/site/hosting/hosts.ts)
 */
export function developServices({
  root,
  env,
  say,
  signal,
}: Pick<Surroundings, 'root' | 'env' | 'say' | 'signal'>): Pick<Hono, 'fetch'> {
  const site = siteFrom(env);
  let faults: readonly Fault[] = [];
  let table: PageTable = pageTable([], []);
  let isRunning = false;
  let isStale = false;

  const check = async (): Promise<void> => {
    isStale = true;
    if (isRunning) return;
    isRunning = true;
    while (isStale) {
      isStale = false;
      try {
        const found = await findFaults({ root, env }, null);
        table = tableOf(site, found.loaded, found.pages);
        faults = found.faults;
      } catch (error) {
        say(`The content could not be checked: ${error instanceof Error ? error.message : error}`);
      }
    }
    isRunning = false;
  };
  void check();
  try {
    watchContent(root, signal, () => void check());
  } catch (error) {
    say(`Faults on the page stay those of the start: ${error instanceof Error ? error.message : error}`);
  }

  const app = new Hono();
  app.use(ownPagesOnly);
  app.get(contentFaultsPath, (context) => {
    const isOwn = filesOfAddress(site, table, context.req.query('page') ?? '/');
    const list: FaultList = {
      own: faults.filter(({ file }) => isOwn(file)),
      others: faults.filter(({ file }) => !isOwn(file)),
    };
    return context.json(list);
  });
  app.route('/', editorServices(root, env));
  app.route('/', createReferenceApi());
  return app;
}

/**
 * Whether a file belongs to the page at an address: its text and pictures, the texts that it lists, and the messages of its
 * template and of the shell.
 * @param pathname as in the browser: `/de/pricing`
 */
export function filesOfAddress(site: Site, table: PageTable, pathname: string): (file: string) => boolean {
  const { locale, path } = splitPath(site, pathname);
  const page = table.find(locale, path);
  const keys = [...(page?.entry ? [page.entry] : []), ...(page?.list?.entries ?? [])];
  const files = new Set([
    ...keys.map((key) => `content/${key}.md`),
    ...['shell', ...(page?.route.messages ?? [])].map((namespace) => `locales/${locale}/${namespace}.json`),
  ]);
  const folder = page?.entry && `content/${page.entry.slice(0, page.entry.lastIndexOf('/') + 1)}`;
  return (file) => files.has(file) || (folder !== undefined && file.startsWith(folder) && !file.endsWith('.md'));
}
