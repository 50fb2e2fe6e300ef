/**
 * What Git knows about the files: which ones have changed, and what they said before.
 */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { UsageError } from './verb';

const execute = promisify(execFile);

/** What a Git command prints; null if there is no repository, or Git does not find what is asked for. */
export async function git(root: string, ...args: readonly string[]): Promise<string | null> {
  try {
    const { stdout } = await execute('git', ['-c', 'core.quotePath=false', ...args], { cwd: root, maxBuffer: 1 << 28 });
    return stdout;
  } catch {
    return null;
  }
}

const linesOf = (text: string | null): string[] => (text ?? '').split('\n').filter(Boolean);

/** Where the changes of a branch begin: at the last commit that it shares with the main branch, wherever that is known. */
async function baseOf(root: string): Promise<string> {
  for (const main of ['origin/HEAD', 'origin/main', 'main']) {
    const base = (await git(root, 'merge-base', main, 'HEAD'))?.trim();
    if (base) return base;
  }
  return 'HEAD';
}

/**
 * The files that differ from the main branch, new ones included, by their path relative to the project.
 * @throws UsageError where there is no Git repository
 */
export async function changedFiles(root: string): Promise<readonly string[]> {
  if ((await git(root, 'rev-parse', '--show-toplevel')) === null) {
    throw new UsageError(
      'there is no Git repository, so nobody knows what has changed; write paths instead of --changed',
    );
  }
  const changed = await git(root, 'diff', '--name-only', '--relative', await baseOf(root));
  const added = await git(root, 'ls-files', '--others', '--exclude-standard');
  return [...new Set([...linesOf(changed), ...linesOf(added)])].sort();
}

/** An earlier text of a file. */
export interface EarlierText {
  readonly commit: string;
  /** `YYYY-MM-DD`. */
  readonly date: string;
  readonly text: string;
}

/** The earlier texts of a file, newest first, also under the names that it had before. */
export async function* earlierTexts(root: string, file: string): AsyncGenerator<EarlierText> {
  const log = await git(root, 'log', '--follow', '--format=%H %as', '--name-only', '--relative', '--', file);
  let found: { commit: string; date: string } | undefined;
  for (const line of linesOf(log)) {
    const [, commit, date] = /^([0-9a-f]{40,64}) (\d{4}-\d{2}-\d{2})$/.exec(line) ?? [];
    if (commit && date) found = { commit, date };
    else if (found) {
      const text = await git(root, 'show', `${found.commit}:./${line}`);
      if (text !== null) yield { ...found, text };
    }
  }
}

/** What a file said when another file was last changed. */
export async function textWhenChanged(root: string, file: string, other: string): Promise<EarlierText | null> {
  const [, commit = '', date = ''] =
    /^(\S+) (\S+)/.exec((await git(root, 'log', '-1', '--format=%H %as', '--', other)) ?? '') ?? [];
  const text = commit ? await git(root, 'show', `${commit}:./${file}`) : null;
  return text === null ? null : { commit, date, text };
}
