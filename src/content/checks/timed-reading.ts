/**
 * Reads files in separate processes, each within a limit of processor time (docs/content.md), so that one bad file cannot
 * hold up the check. Wall-clock time would also count other work of the machine.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import path from 'node:path';
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

type OnRead = (file: FileToRead, result: ReadFile, isWhole: boolean) => void;

/** Processor time of a file in ms: hundreds of times what the longest ordinary file takes, about ten. */
const usualLimit = 5_000;

const lateSignal = 'SIGTERM';

/** The number of files that justify another process. */
const worthAProcess = 40;

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
  onRead: OnRead,
  perFile = usualLimit,
): Promise<void> {
  if (files.length === 0) return;
  const waiting = [...files].reverse();
  const processes = Math.min(availableParallelism(), Math.ceil(files.length / worthAProcess));
  const work = async (): Promise<void> => {
    while (waiting.length > 0)
      await readUntilLate(await startReader({ rules, perFile, lateSignal }), waiting, onRead, perFile);
  };
  await Promise.all(Array.from({ length: processes }, work));
}

const script = path.join('src', 'content', 'checks', 'timed-reading-script.ts');

function startReader(orders: ReaderOrders): Promise<ChildProcess> {
  const child = fork(script, {
    execArgv: [
      '--import=tsx',
      `--max-old-space-size=${memory.all}`,
      `--max-semi-space-size=${memory.young}`,
      '--single-threaded-gc',
    ],
    serialization: 'advanced',
  });
  child.send(orders);
  return new Promise((resolve, reject) => {
    child.once('message', () => resolve(child));
    child.once('exit', () => reject(new Error('The process that reads files did not start; see its message above')));
  });
}

/** Has a process read files from the end of a list, until one is late or ends it. */
function readUntilLate(child: ChildProcess, waiting: FileToRead[], onRead: OnRead, perFile: number): Promise<void> {
  let file = waiting.pop();
  return new Promise((resolve) => {
    const next = (): void => {
      if (file) child.send(file);
      else end();
    };
    const end = (): void => {
      child.removeAllListeners().kill('SIGKILL');
      resolve();
    };
    child.removeAllListeners('exit').once('exit', (_code, signal) => {
      const isLate = signal === lateSignal;
      const why = isLate ? `takes more than ${perFile / 1000} s to read` : 'crashes the process that reads it';
      if (file) onRead(file, unread(why), false);
      end();
    });
    child.on('message', (result) => {
      if (file) onRead(file, result as ReadFile, true);
      file = waiting.pop();
      next();
    });
    next();
  });
}

function unread(why: string): ReadFile {
  const message = `${why}; write simpler Markdown, split the file in two, or save a picture smaller`;
  const finding: Finding = { line: 1, rule: 'too-slow', message };
  return { reading: { facts: null, findings: [finding] }, words: [], fixes: [] };
}
