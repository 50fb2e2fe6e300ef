/**
 * Reads files in separate processes, each within a limit of processor time (docs/content.md), so that one bad file cannot
 * hold up the check. Wall-clock time would also count other work of the machine.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { buildSync } from 'esbuild';
import type { Finding } from '../faults';
import type { ReadFile } from '../text-checks/text-facts';
import type { WordRules } from '../words/word-rules';

export interface FileToRead {
  /** Relative to the project. */
  readonly file: string;
  readonly bytes: Uint8Array;
  /** The English text that it translates. */
  readonly source?: Uint8Array | undefined;
}

export interface ReaderOrders {
  /** Null to leave words and possible fixes unchecked. */
  readonly rules: WordRules | null;
  readonly perFile: number;
  /** The process ends itself with this signal when a file takes too long. */
  readonly lateSignal: NodeJS.Signals;
}

/** Processor time of a file in ms: hundreds of times what the longest ordinary file takes, about ten. */
export const usualLimit = 5_000;

const lateSignal = 'SIGTERM';

/** The number of files that justify another process. */
const worthAProcess = 40;

/** Files sent ahead, so that a process never waits for the next one. */
const inAdvance = 8;

/**
 * Memory limits of a process in megabytes. Markdown trees die young, and a larger young generation avoids copying
 * them. One garbage collector thread per process: every core already runs a reader.
 */
const memory = { all: 768, young: 64 } as const;

/**
 * @param onRead called with what is in a file, or a finding if it took too long or crashed its process
 * @throws when a process does not start
 */
export async function readFiles(
  files: readonly FileToRead[],
  rules: WordRules | null,
  onRead: (file: FileToRead, result: ReadFile, isWhole: boolean) => void,
  perFile = usualLimit,
): Promise<void> {
  if (files.length === 0) return;
  const waiting = [...files].reverse();
  const processes = Math.min(availableParallelism(), Math.ceil(files.length / worthAProcess));
  await withReaderScript(async (script) => {
    const work = async (): Promise<void> => {
      while (waiting.length > 0)
        await readUntilLate(await startReader(script, { rules, perFile, lateSignal }), waiting, onRead, perFile);
    };
    await Promise.all(Array.from({ length: processes }, work));
  });
}

function startReader(script: string, orders: ReaderOrders): Promise<ChildProcess> {
  const child = fork(script, {
    execArgv: [
      `--max-old-space-size=${memory.all}`,
      `--max-semi-space-size=${memory.young}`,
      '--single-threaded-gc',
      '--enable-source-maps',
    ],
    serialization: 'advanced',
  });
  child.send(orders);
  return new Promise((resolve, reject) => {
    child.once('message', () => resolve(child));
    child.once('exit', () => reject(new Error('The process that reads files did not start; see its message above')));
  });
}

/** Has a process read files from the end of a list, and puts unread ones back if one is late or ends it. */
function readUntilLate(
  child: ChildProcess,
  waiting: FileToRead[],
  onRead: (file: FileToRead, result: ReadFile, isWhole: boolean) => void,
  perFile: number,
): Promise<void> {
  /** Unanswered files; answers come in order. */
  const sent: FileToRead[] = [];
  return new Promise((resolve) => {
    const next = (): void => {
      while (sent.length < inAdvance) {
        const file = waiting.pop();
        if (!file) break;
        sent.push(file);
        child.send(file);
      }
      if (sent.length === 0) end();
    };
    const end = (): void => {
      child.off('message', onAnswer).off('disconnect', onDisconnect);
      child.kill('SIGKILL');
      resolve();
    };
    const fail = (why: string): void => {
      const file = sent.shift();
      waiting.push(...sent.reverse());
      end();
      if (file) onRead(file, unread(why), false);
    };
    const onAnswer = (result: unknown): void => {
      const file = sent.shift();
      if (file) onRead(file, result as ReadFile, true);
      next();
    };
    const onEnd = (): void =>
      fail(
        child.signalCode === lateSignal
          ? `takes more than ${perFile / 1000} s to read`
          : 'crashes the process that reads it',
      );
    // All answers arrive before the disconnect, but may arrive after the exit.
    const onDisconnect = (): void => {
      if (child.exitCode === null && child.signalCode === null) child.once('exit', onEnd);
      else onEnd();
    };
    child.on('message', onAnswer).on('disconnect', onDisconnect);
    next();
  });
}

function unread(why: string): ReadFile {
  const message = `${why}; write simpler Markdown, split the file in two, or save a picture smaller`;
  const finding: Finding = { line: 1, rule: 'too-slow', message };
  return { reading: { facts: null, findings: [finding] }, words: [], fixes: [] };
}

const source = path.join('src', 'content', 'checks', 'timed-reading-script.mts');

/** Below `node_modules`, so that the script finds its libraries. */
const folder = path.join('node_modules', '.cache', 'site-content');

/** Deletes the script when the work is done. */
export async function withReaderScript(work: (script: string) => Promise<void>): Promise<void> {
  await mkdir(folder, { recursive: true });
  const own = await mkdtemp(path.join(folder, 'reader-'));
  try {
    const script = path.resolve(own, 'reader.mjs');
    buildSync({
      entryPoints: [source],
      outfile: script,
      bundle: true,
      packages: 'external',
      platform: 'node',
      format: 'esm',
      sourcemap: true,
      logLevel: 'warning',
    });
    await work(script);
  } finally {
    await rm(own, { recursive: true, force: true });
  }
}
