/** `check`: content, taxonomy, redirects, messages, glossary and style. */
import { once } from 'node:events';
import { watch } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { loadContent } from '../../src/content/checks/load';
import { messageFaults, messagesIn } from '../../src/content/checks/messages';
import { glossaryFaults, glossaryFile } from '../../src/content/words/glossary';
import { readMessages, readWordRules } from '../../src/content/words/word-rules';
import { pricesFile, readPrices } from '../../src/gatsby/nodes/prices';
import { redirectsFileName } from '../../src/gatsby/pages/author-redirects';
import { byPlace, counted, type Fault, formatFaults } from '../../src/site/faults';
import { formatNamed, formatOption, reportFaults } from './fault-report';
import { changedFiles, type Earlier, earlierIn } from './git';
import { goneAddresses } from './gone-addresses';
import { choiceOf, filesNamed, openSite, readPages } from './project';
import { type Outcome, type Surroundings, UsageError, verb } from './verb';

/** The content check reports these under other names. */
const reportedByCheck: readonly string[] = ['heading-level', 'moved-link'];

/** @param earlier what changed files said before: addresses that answered then must lead somewhere now */
export async function findFaults(surroundings: Pick<Surroundings, 'root' | 'env'>, earlier: Earlier | null) {
  const { root } = surroundings;
  const loaded = await loadContent(root, { withWords: true });
  const pages = await readPages(root);
  const messages = new Map(
    [...(await readMessages(root))].map(([file, bytes]) => [file, new TextDecoder().decode(bytes)] as const),
  );
  const site = await openSite(surroundings, pages, loaded);
  const textOf = (file: string): Promise<string> => readFile(path.join(root, file), 'utf8').catch(() => '');
  const redirectsText = await textOf(redirectsFileName);
  const glossary = await textOf(glossaryFile);
  const known = new Set(loaded.faults.map(({ file, line }) => `${file}:${line}`));
  const faults: Fault[] = [
    ...loaded.faults,
    // An alias's own fault is already among its file's faults.
    ...site.faults.filter(({ file, line }) => file === redirectsFileName || !known.has(`${file}:${line}`)),
    // What `fix` can repair and the content check does not look for.
    ...loaded.fixes.filter(({ rule }) => !reportedByCheck.includes(rule)),
    ...priceFaults(await textOf(pricesFile)),
    ...messageFaults(messages, (await readWordRules(root)).stays),
    ...(glossary === ''
      ? []
      : glossaryFaults(glossary, (code, key) => messagesIn(messages.get(`locales/${code}/shell.json`) ?? '').get(key))),
    ...(earlier ? goneAddresses(earlier, { ...site, pages, redirectsText }) : []),
  ];
  return { faults: faults.sort(byPlace), files: loaded.tree.texts.size + messages.size, loaded, pages };
}

/** None without the file, as in a test's project. */
function priceFaults(text: string): Fault[] {
  try {
    if (text !== '') readPrices(text);
    return [];
  } catch (error) {
    return String((error as Error).message)
      .split('\n')
      .slice(-5)
      .filter((line) => /^\w+\.|is not JSON|^the file/.test(line))
      .map((message) => ({ file: pricesFile, line: 1, rule: 'price', message }));
  }
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
  let outcome: Outcome | undefined;
  let running: Promise<void> = Promise.resolve();
  const again = (): void => {
    running = running.then(async () => {
      const isFirst = outcome === undefined;
      outcome = await run();
      say(isFirst ? outcome.text : `\n${outcome.text}`);
    });
  };
  // Before the first check, during which an author may save.
  watchContent(root, signal, again);
  again();
  if (!signal.aborted) await once(signal, 'abort');
  await running;
  return { status: 0, data: null, ...outcome, text: '' };
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
    const { root, paint } = surroundings;
    /** Prints the faults of the chosen files; those of others are counted or, for `--changed`, printed too. */
    const run = async (): Promise<Outcome> => {
      const changed = isChanged ? await changedFiles(root, base) : null;
      const named = await filesNamed(root, positionals, watched);
      const earlier = isChanged ? await earlierIn(root, 'content', base) : null;
      const { faults, files } = await findFaults(surroundings, earlier);
      const isWanted = choiceOf(changed ?? named, isChanged);
      const own = faults.filter(({ file }) => isWanted(file));
      const others = faults.filter(({ file }) => !isWanted(file));
      // A change can break another file: a page is gone, an id is taken.
      const told = isChanged ? [...own, ...others] : own;
      const checked = `${changed ? `${changed.length} changed, ` : ''}${files} files checked`;
      const ofOthers = isChanged
        ? [paint('bold', 'In files that you did not change:'), formatFaults(others, paint)]
        : [`${counted(others.length)} in other files`];
      const parts = [...(own.length > 0 ? [formatFaults(own, paint)] : []), ...(others.length > 0 ? ofOthers : [])];
      return reportFaults(told, { format, checked, data: { files, faults: told }, parts }, surroundings);
    };
    return isWatching ? watchFiles(run, surroundings) : run();
  },
});
