/**
 * `check`: everything that can be wrong in what authors write: content, taxonomy, redirects, messages, glossary and style.
 */
import { watch } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { authorRedirects, redirectsFileName } from '../../src/build/author-redirects';
import { glossaryFaults, glossaryFile } from '../../src/content/glossary';
import { openKeptResults } from '../../src/content/kept-results';
import { loadContentAndWords } from '../../src/content/load';
import { type MendFinding, mendable } from '../../src/content/mend';
import { messageFaults } from '../../src/content/messages';
import { readMessages } from '../../src/content/word-rules';
import { changedFiles } from './git';
import { choiceOf, type PageFile, readPages, tableOf, wholeSite } from './project';
import { type Outcome, type Surroundings, UsageError, verb } from './verb';

/** One mistake, wherever it is. */
export interface AuthorFault {
  /** Path relative to the project. */
  readonly file: string;
  readonly line: number;
  readonly field?: string;
  readonly rule: string;
  /** What was found, and what would be right. */
  readonly message: string;
}

/** What the content check reports under a name of its own. */
const reportedByCheck: readonly string[] = ['heading-level', 'moved-link'];

/** Finds everything that is wrong in a project. */
export async function allFaults({ root, env }: Pick<Surroundings, 'root' | 'env'>): Promise<{
  readonly faults: readonly AuthorFault[];
  readonly files: number;
}> {
  const loaded = await loadContentAndWords(root);
  const pages = await readPages(root);
  const messages = new Map(
    [...(await readMessages(root))].map(([file, bytes]) => [file, new TextDecoder().decode(bytes)] as const),
  );
  const site = wholeSite(env);
  const redirects = await authorRedirects(root, site, tableOf(site, loaded, pages), loaded.documents);
  const known = new Set(loaded.faults.map(({ file, line }) => `${file}:${line}`));
  const faults: AuthorFault[] = [
    ...loaded.faults,
    // What is wrong with an alias itself is already among the faults of its file.
    ...redirects.faults.filter(({ file, line }) => file === redirectsFileName || !known.has(`${file}:${line}`)),
    ...(await fixableFaults(pages)),
    ...messageFaults(messages),
    ...(await glossaryOf(root, messages)),
  ];
  return { faults: faults.sort(byPlace), files: loaded.tree.texts.size + messages.size };
}

const byPlace = (a: AuthorFault, b: AuthorFault): number =>
  (a.file === b.file ? 0 : a.file < b.file ? -1 : 1) || a.line - b.line;

/** What `fix` can put right and the content check does not look for. */
async function fixableFaults(pages: readonly PageFile[]): Promise<AuthorFault[]> {
  const kept = await openKeptResults<readonly MendFinding[]>('mends', null);
  const faults: AuthorFault[] = [];
  for (const { file, text, section, locale } of pages) {
    let findings = kept.get([file, text]);
    if (!findings) {
      findings = mendable(text, { section, locale, linked: null });
      kept.put([file, text], findings);
    }
    faults.push(...findings.filter(({ rule }) => !reportedByCheck.includes(rule)).map((found) => ({ ...found, file })));
  }
  await kept.save();
  return faults;
}

async function glossaryOf(root: string, messages: ReadonlyMap<string, string>): Promise<AuthorFault[]> {
  const text = await readFile(path.join(root, glossaryFile), 'utf8').catch(() => null);
  if (text === null) return [];
  return glossaryFaults(text, (locale, key) => messageAt(messages.get(`locales/${locale}/shell.json`), key));
}

/** The message with a key such as `nav.privacy`; undefined if the file is not JSON or has no such message. */
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

/** Checks, and prints what concerns some files; what concerns others is counted or, for `--changed`, printed too. */
async function check(
  wanted: readonly string[],
  isChanged: boolean,
  surroundings: Pick<Surroundings, 'root' | 'env' | 'paint'>,
): Promise<Outcome> {
  const { root, paint } = surroundings;
  const { faults, files } = await allFaults(surroundings);
  const changed = isChanged ? await changedFiles(root) : null;
  const isWanted = choiceOf(root, changed ?? wanted, isChanged);
  const isChosen = ({ file }: AuthorFault): boolean => isWanted(file);
  const own = faults.filter(isChosen);
  const others = faults.filter((fault) => !isChosen(fault));
  // A change can break another file: a page that is gone, an id that is taken.
  const told = isChanged ? [...own, ...others] : own;
  const parts = [
    ...(own.length > 0 ? [printed(own, surroundings)] : []),
    ...(isChanged && others.length > 0
      ? [paint('bold', 'In files that you did not change:'), printed(others, surroundings)]
      : []),
    ...(!isChanged && others.length > 0 ? [`${counted(others.length)} in other files`] : []),
    `${changed ? `${changed.length} changed, ` : ''}${files} files checked, ${told.length === 0 ? paint('green', '0 faults') : paint('red', counted(told.length))}`,
  ];
  return { status: told.length > 0 ? 1 : 0, text: parts.join('\n\n'), data: { files, faults: told } };
}

const counted = (count: number): string => `${count} ${count === 1 ? 'fault' : 'faults'}`;

/** Faults, one per line, with an empty line between files: `file:line  field: message  [rule]`. */
const printed = (faults: readonly AuthorFault[], { paint }: Pick<Surroundings, 'paint'>): string =>
  faults
    .map(({ file, line, field, message, rule }, place) => {
      const gap = place > 0 && faults[place - 1]?.file !== file ? '\n' : '';
      const where = paint('cyan', visible(`${file}:${line}`));
      return `${gap}${where}  ${visible(`${field ? `${field}: ` : ''}${message}`)}  ${paint('dim', `[${rule}]`)}`;
    })
    .join('\n');

/** Writes control characters as escapes, so that the content of a file cannot control a terminal. */
const visible = (text: string): string =>
  text.replace(/\p{Cc}/gu, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** Milliseconds without a change after which a new check begins: an editor writes several files at once. */
const quietFor = 200;

/** The folders whose files are checked. */
const watched = ['content', 'locales', 'docs'];

/** Checks again after every change, until it is stopped. */
async function watchFiles(run: () => Promise<Outcome>, { root, say, signal }: Surroundings): Promise<Outcome> {
  let outcome = await run();
  say(outcome.text);
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const again = (): void => {
    running = running.then(async () => {
      outcome = await run();
      say(`\n${outcome.text}`);
    });
  };
  for (const folder of watched) {
    const watcher = watch(path.join(root, folder), { recursive: true, signal }, (_event, name) => {
      if (name !== null && /(^|[\\/])\./.test(name)) return;
      clearTimeout(timer);
      timer = setTimeout(again, quietFor);
    });
    watcher.on('error', () => {});
  }
  await new Promise<void>((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
  clearTimeout(timer);
  await running;
  return { ...outcome, text: '' };
}

export const checkVerb = verb({
  name: 'check',
  usage: '[paths | --changed | --watch]',
  does: 'Finds everything that is wrong: in content, taxonomy, redirects, messages, glossary and style.',
  optionsHelp: {
    paths: 'files or folders whose faults are printed; all without them',
    '--changed': 'print the faults of what differs from the main branch first, and all others after them',
    '--watch': 'check again after every change',
  },
  example: 'npm run content -- check content/blog/first-rpa-flow',
  options: { changed: { type: 'boolean' }, watch: { type: 'boolean' } },
  run: async ({ values, positionals }, surroundings) => {
    const { changed = false, watch: isWatching = false } = values;
    if (changed && positionals.length > 0) throw new UsageError('write either paths or --changed');
    const run = (): Promise<Outcome> => check(positionals, changed, surroundings);
    return isWatching ? watchFiles(run, surroundings) : run();
  },
});
