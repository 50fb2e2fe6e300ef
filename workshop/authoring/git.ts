import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import pMap from 'p-map';
import { UsageError } from './verb';

const execute = promisify(execFile);

/** Null without a repository, or if Git does not find what was asked for. */
export async function git(root: string, ...args: readonly string[]): Promise<string | null> {
  try {
    const { stdout } = await execute('git', ['-c', 'core.quotePath=false', ...args], { cwd: root, maxBuffer: 1 << 28 });
    return stdout;
  } catch {
    return null;
  }
}

const linesOf = (text: string | null): string[] => (text ?? '').split('\n').filter(Boolean);

/**
 * The merge base with the main branch.
 * @param ref a branch or commit to compare with instead
 * @throws UsageError without a Git repository, or without anything in common with `ref`
 */
export async function baseOf(root: string, ref?: string): Promise<string> {
  if ((await git(root, 'rev-parse', '--show-toplevel')) === null) {
    throw new UsageError(
      'there is no Git repository, so nobody knows what has changed; write paths instead of --changed',
    );
  }
  for (const main of ref === undefined ? ['origin/HEAD', 'origin/main', 'main'] : [ref]) {
    const base = (await git(root, 'merge-base', '--end-of-options', main, 'HEAD'))?.trim();
    if (base) return base;
  }
  if (ref === undefined) return 'HEAD';
  throw new UsageError(
    `Git finds no commit that "${ref}" and this branch share; write a branch or commit, and fetch it first`,
  );
}

/**
 * Paths relative to the project, including new and deleted files.
 * @throws UsageError as `baseOf` does
 */
export async function changedFiles(root: string, ref?: string): Promise<readonly string[]> {
  const changed = await git(root, 'diff', '--name-only', '--no-renames', '--relative', await baseOf(root, ref));
  const added = await git(root, 'ls-files', '--others', '--exclude-standard');
  return [...new Set([...linesOf(changed), ...linesOf(added)])].sort();
}

export interface Earlier {
  readonly texts: ReadonlyMap<string, string>;
  /** New paths of renamed files, as far as Git detects them. */
  readonly renamed: ReadonlyMap<string, string>;
}

/**
 * Files of a folder at the base, if they have changed since.
 * @param folder relative to the project
 * @throws UsageError as `baseOf` does
 */
export async function earlierIn(root: string, folder: string, ref?: string): Promise<Earlier> {
  const base = await baseOf(root, ref);
  const diff = ['diff', '--relative', '--diff-filter=DMR', base, '--', folder];
  const renames = await git(root, ...diff.toSpliced(1, 0, '--name-status', '--find-renames', '-l0'));
  const names = linesOf(await git(root, ...diff.toSpliced(1, 0, '--name-only', '--no-renames')));
  const renamed = linesOf(renames).flatMap((line) => {
    const [status, from, to] = line.split('\t');
    return status?.startsWith('R') && from && to ? [[from, to] as const] : [];
  });
  const read = async (file: string) => [file, await git(root, 'show', `${base}:./${file}`)] as const;
  const texts = await pMap(
    names.filter((file) => /\.(md|yaml)$/.test(file)),
    read,
    { concurrency: 16 },
  );
  return {
    texts: new Map(texts.filter((each): each is readonly [string, string] => each[1] !== null)),
    renamed: new Map(renamed),
  };
}

export interface EarlierText {
  readonly commit: string;
  /** `YYYY-MM-DD`. */
  readonly date: string;
  readonly text: string;
}

/** Newest first, across renames. */
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

/** What `file` said when `other` last changed. */
export async function textWhenChanged(root: string, file: string, other: string): Promise<EarlierText | null> {
  const [, commit = '', date = ''] =
    /^(\S+) (\S+)/.exec((await git(root, 'log', '-1', '--format=%H %as', '--', other)) ?? '') ?? [];
  const text = commit ? await git(root, 'show', `${commit}:./${file}`) : null;
  return text === null ? null : { commit, date, text };
}
