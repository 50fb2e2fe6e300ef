/** `check`: content, taxonomy, redirects, messages, glossary and style. */
import { watch } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type LoadedContent, loadContent } from '../../src/content/checks/load';
import { messageFaults } from '../../src/content/checks/messages';
import { glossaryFaults, glossaryFile } from '../../src/content/words/glossary';
import { readMessages } from '../../src/content/words/word-rules';
import { authorRedirects, redirectsFileName } from '../../src/gatsby/pages/author-redirects';
import { byPlace, counted, type Fault, formatFaults } from '../../src/site/faults';
import { type Format, formatNamed, formatOption, reportFaults } from './fault-report';
import { changedFiles, type Earlier, earlierIn } from './git';
import { goneAddresses } from './gone-addresses';
import { choiceOf, filesNamed, type PageFile, readPages, tableOf, wholeSite } from './project';
import { type Outcome, type Surroundings, UsageError, verb } from './verb';

/** The content check reports these under other names. */
const reportedByCheck: readonly string[] = ['heading-level', 'moved-link'];

export interface Findings {
  readonly faults: readonly Fault[];
  readonly files: number;
  readonly loaded: LoadedContent;
  readonly pages: readonly PageFile[];
}

/** @param earlier what changed files said before: addresses that answered then must lead somewhere now */
export async function findFaults(
  { root, env }: Pick<Surroundings, 'root' | 'env'>,
  earlier: Earlier | null,
): Promise<Findings> {
  const loaded = await loadContent(root, { withWords: true });
  const pages = await readPages(root);
  const messages = new Map(
    [...(await readMessages(root))].map(([file, bytes]) => [file, new TextDecoder().decode(bytes)] as const),
  );
  const site = wholeSite(env);
  const table = tableOf(site, loaded, pages);
  const redirects = await authorRedirects(root, site, table, loaded);
  const redirectsText = await readFile(path.join(root, redirectsFileName), 'utf8').catch(() => '');
  const known = new Set(loaded.faults.map(({ file, line }) => `${file}:${line}`));
  const faults: Fault[] = [
    ...loaded.faults,
    // An alias's own fault is already among its file's faults.
    ...redirects.faults.filter(({ file, line }) => file === redirectsFileName || !known.has(`${file}:${line}`)),
    // What `fix` can repair and the content check does not look for.
    ...loaded.fixes.filter(({ rule }) => !reportedByCheck.includes(rule)),
    ...messageFaults(messages),
    ...(await glossaryOf(root, messages)),
    ...(earlier ? goneAddresses(earlier, { site, table, pages, ...redirects, redirectsText }) : []),
  ];
  return { faults: faults.sort(byPlace), files: loaded.tree.texts.size + messages.size, loaded, pages };
}

async function glossaryOf(root: string, messages: ReadonlyMap<string, string>): Promise<Fault[]> {
  const text = await readFile(path.join(root, glossaryFile), 'utf8').catch(() => null);
  if (text === null) return [];
  return glossaryFaults(text, (locale, key) => messageAt(messages.get(`locales/${locale}/shell.json`), key));
}

/** @param key such as `nav.privacy` */
function messageAt(text: string | undefined, key: string): string | undefined {
  try {
    const found = key
      .split('.')
      .reduce<unknown>((inner, name) => (inner as Record<string, unknown> | undefined)?.[name], JSON.parse(text ?? ''));
    return typeof found === 'string' ? found : undefined;
  } catch {
    return undefined;
  }
}

interface Question {
  readonly paths: readonly string[];
  readonly isChanged: boolean;
  readonly base: string | undefined;
  readonly format: Format;
}

/** Prints the faults of the chosen files; those of others are counted or, for `--changed`, printed too. */
async function check({ paths, isChanged, base, format }: Question, surroundings: Surroundings): Promise<Outcome> {
  const { root, paint } = surroundings;
  const changed = isChanged ? await changedFiles(root, base) : null;
  const named = await filesNamed(root, paths, watched);
  const earlier = isChanged ? await earlierIn(root, 'content', base) : null;
  const { faults, files } = await findFaults(surroundings, earlier);
  const isWanted = choiceOf(root, changed ?? named, isChanged);
  const isChosen = ({ file }: Fault): boolean => isWanted(file);
  const own = faults.filter(isChosen);
  const others = faults.filter((fault) => !isChosen(fault));
  // A change can break another file: a page is gone, an id is taken.
  const told = isChanged ? [...own, ...others] : own;
  const checked = `${changed ? `${changed.length} changed, ` : ''}${files} files checked`;
  const parts = [
    ...(own.length > 0 ? [formatFaults(own, paint)] : []),
    ...(isChanged && others.length > 0
      ? [paint('bold', 'In files that you did not change:'), formatFaults(others, paint)]
      : []),
    ...(!isChanged && others.length > 0 ? [`${counted(others.length)} in other files`] : []),
  ];
  return reportFaults(told, { format, checked, data: { files, faults: told }, parts }, surroundings);
}

/** Ms of quiet before a new check: an editor writes several files at once. */
const quietFor = 200;

const watched = ['content', 'locales', 'docs'];

/**
 * @param onChange called once for changes that come together
 * @throws when the system has no watchers left; says how to get more
 */
export function watchContent(root: string, signal: AbortSignal, onChange: () => void): void {
  let timer: NodeJS.Timeout | undefined;
  // Node reports no error when it cannot watch a folder recursively, but does for one folder.
  try {
    watch(root).close();
  } catch (error) {
    throw new UsageError(unwatchable(error));
  }
  for (const folder of watched) {
    const watcher = watch(path.join(root, folder), { recursive: true, signal }, (_event, name) => {
      if (name !== null && /(^|[\\/])\./.test(name)) return;
      clearTimeout(timer);
      timer = setTimeout(onChange, quietFor);
    });
    watcher.on('error', () => {});
  }
  signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
}

function unwatchable(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  const limit = { EMFILE: 'max_user_instances', ENOSPC: 'max_user_watches' }[code ?? ''];
  return limit
    ? `changes cannot be watched: other programs have used up what fs.inotify.${limit} allows; end some, or raise it (sudo sysctl fs.inotify.${limit}=524288)`
    : `changes cannot be watched: ${message}`;
}

async function watchFiles(run: () => Promise<Outcome>, { root, say, signal }: Surroundings): Promise<Outcome> {
  let outcome = await run();
  say(outcome.text);
  let running: Promise<void> = Promise.resolve();
  watchContent(root, signal, () => {
    running = running.then(async () => {
      outcome = await run();
      say(`\n${outcome.text}`);
    });
  });
  await new Promise<void>((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
  await running;
  return { ...outcome, text: '' };
}

export const checkVerb = verb({
  name: 'check',
  does: 'Finds everything that is wrong: in content, taxonomy, redirects, messages, glossary and style.',
  example: 'npm run content -- check content/blog/first-rpa-flow',
  takes: { 'paths*': 'files or folders whose faults are printed; all without them' },
  options: {
    changed: {
      type: 'boolean',
      means: 'print the faults of what differs from the main branch first, and all others after them',
    },
    base: { type: 'string', value: 'ref', means: 'a branch or commit to compare with instead of the main branch' },
    watch: { type: 'boolean', means: 'check again after every change' },
    format: formatOption,
  },
  run: async ({ values, positionals }, surroundings) => {
    const { changed: isChanged = false, base, watch: isWatching = false } = values;
    if (isChanged && positionals.length > 0) throw new UsageError('write either paths or --changed');
    if (base !== undefined && !isChanged)
      throw new UsageError('--base says what --changed compares with; add --changed');
    const format = formatNamed(values.format, surroundings);
    const question: Question = { paths: positionals, isChanged, base, format };
    const run = (): Promise<Outcome> => check(question, surroundings);
    return isWatching ? watchFiles(run, surroundings) : run();
  },
});
