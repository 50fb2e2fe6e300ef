/**
 * Reads files in separate processes, each file within a limit of processor time (design 5.4), so that one bad file cannot hold up the
 * check of all others. Time on the clock would also count what the rest of the machine does.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import type { Finding } from '../faults';
import type { ReadFile } from '../text-checks/text-facts';
import type { WordRules } from '../words/word-rules';
import { withReaderScript } from './reader-script';

/** What a process is asked to read. */
export interface FileToRead {
  /** Path relative to the project. */
  readonly file: string;
  readonly bytes: Uint8Array;
}

/** How files are read. */
export interface ReadingLimits {
  /** Milliseconds of processor time that one file may take. An ordinary file takes about ten. */
  readonly perFile: number;
  /** Called after each file with the number of files that have been read. */
  readonly onProgress?: (done: number, total: number) => void;
}

/** The first message to a process. */
export interface ReaderOrders {
  /** What words are held against; null to leave the words unchecked, and what `fix` could put right. */
  readonly rules: WordRules | null;
  readonly perFile: number;
  /** With which the process ends itself when a file has taken too long. */
  readonly lateSignal: NodeJS.Signals;
}

/** The usual limit for a file, in ms: hundreds of times what the longest ordinary file takes. */
export const usualLimits: ReadingLimits = { perFile: 5_000 };

/** How a process says that a file has taken too long: it ends itself with this signal. */
const lateSignal = 'SIGTERM';

/** The number of files for which it pays to start another process. */
const worthAProcess = 40;

/** The number of files that a process has been sent and has not answered, so that it never waits for the next one. */
const inAdvance = 8;

/**
 * The memory limit of a process, in megabytes, and that of young objects: a tree of Markdown is forgotten at once, so with
 * more room fewer of them are copied. A process collects them in its own thread, since every processor has a process of its own
 * and further threads would only be in each other's way.
 */
const memory = { all: 768, young: 64 } as const;

/**
 * Reads files.
 * @param rules see {@link ReaderOrders}
 * @param onRead called with what is in a file: a finding for one that took too long or crashed its process
 * @throws when a process does not start
 */
export async function readFiles(
  files: readonly FileToRead[],
  rules: WordRules | null,
  onRead: (file: FileToRead, result: ReadFile, isWhole: boolean) => void,
  { perFile }: Pick<ReadingLimits, 'perFile'> = usualLimits,
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

/** Starts a process, and waits until it can read. */
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

/**
 * Has a process read files, taken from the end of a list, until the list is empty, or until a file is late or ends the
 * process. Files that were sent after such a file are put back. The process has ended afterward.
 */
function readUntilLate(
  child: ChildProcess,
  waiting: FileToRead[],
  onRead: (file: FileToRead, result: ReadFile, isWhole: boolean) => void,
  perFile: number,
): Promise<void> {
  /** The files that were sent and not answered; they are answered in their order. */
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
    // All answers arrive before the end of the connection; they may arrive after the end of the process.
    const onDisconnect = (): void => {
      if (child.exitCode === null && child.signalCode === null) child.once('exit', onEnd);
      else onEnd();
    };
    child.on('message', onAnswer).on('disconnect', onDisconnect);
    next();
  });
}

/** The result for a file that could not be read to its end. */
function unread(why: string): ReadFile {
  const message = `${why}; write simpler Markdown, split the file in two, or save a picture smaller`;
  const finding: Finding = { line: 1, rule: 'too-slow', message };
  return { reading: { facts: null, findings: [finding] }, words: [], fixes: [] };
}
