/**
 * Reads the Markdown files of a tree in separate processes, each file within a time limit (design 5.4), so that one bad
 * file cannot hold up the check of all others.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import type { Finding } from './faults';
import type { KeptResults } from './kept-results';
import type { FileReading } from './text-facts';

/** What a process is asked to read. */
export interface FileToRead {
  readonly file: string;
  readonly bytes: Uint8Array;
}

/** How files are read. */
export interface ReadingLimits {
  /** Milliseconds that one file may take. An ordinary file takes about ten. */
  readonly perFile: number;
  /** Called after each file with the number of files that have been read. */
  readonly onProgress?: (done: number, total: number) => void;
}

/** The usual time limit for a file, in ms: hundreds of times what the longest ordinary file takes. */
export const usualLimits: ReadingLimits = { perFile: 5_000 };

/** The number of files for which it pays to start another process. */
const worthAProcess = 40;

/** The memory limit of a process, in megabytes. */
const memory = 768;

/**
 * Reads files, except those whose results are kept from earlier.
 * @returns what is in each, by its path; a finding for a file that took too long or crashed its process
 */
export async function readTexts(
  files: ReadonlyMap<string, Uint8Array>,
  kept: KeptResults<FileReading>,
  { perFile, onProgress }: ReadingLimits = usualLimits,
): Promise<ReadonlyMap<string, FileReading>> {
  const waiting: FileToRead[] = [];
  const readings = new Map<string, FileReading>();
  for (const [file, bytes] of files) {
    const reading = await kept.get([file, bytes]);
    if (reading) readings.set(file, reading);
    else waiting.push({ file, bytes });
  }
  const work = async (): Promise<void> => {
    let reader: Reader | null = null;
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      reader ??= await startReader();
      const reading: FileReading | Finding = await reader.read(next, perFile);
      if ('rule' in reading) {
        reader.end();
        reader = null;
        readings.set(next.file, { facts: null, findings: [reading] });
      } else {
        await kept.put([next.file, next.bytes], reading);
        readings.set(next.file, reading);
      }
      onProgress?.(readings.size, files.size);
    }
    reader?.end();
  };
  const processes = Math.min(availableParallelism(), Math.ceil(waiting.length / worthAProcess));
  await Promise.all(Array.from({ length: processes }, work));
  return readings;
}

/** A process that reads one file after another. */
interface Reader {
  /** What is in a file; a finding if the process did not answer in time, or ended. */
  readonly read: (file: FileToRead, perFile: number) => Promise<FileReading | Finding>;
  readonly end: () => void;
}

async function startReader(): Promise<Reader> {
  const child = fork(path.resolve('src/content/timed-reading-script.mts'), {
    execArgv: [`--max-old-space-size=${memory}`, '--import', 'tsx'],
    serialization: 'advanced',
  });
  const ready = await answerOf<'ready'>(child, null);
  if (ready !== 'ready') throw new Error('The process that reads Markdown did not start; see its message above');
  return {
    end: () => child.kill('SIGKILL'),
    read: async (file, perFile) => {
      child.send(file);
      const answer = await answerOf<FileReading>(child, perFile);
      if (answer !== 'late' && answer !== 'ended') return answer;
      const why =
        answer === 'late' ? `takes more than ${perFile / 1000} s to read` : `crashes the process that reads it`;
      return { line: 1, rule: 'too-slow', message: `${why}; write simpler Markdown, or split the file in two` };
    },
  };
}

/** The next message of a process: `late` if it does not arrive in time, `ended` if the process ends first. */
function answerOf<T>(child: ChildProcess, within: number | null): Promise<T | 'late' | 'ended'> {
  return new Promise((resolve) => {
    const settle = (answer: T | 'late' | 'ended'): void => {
      clearTimeout(timer);
      child.off('message', onMessage).off('exit', onExit);
      resolve(answer);
    };
    const onMessage = (message: unknown): void => settle(message as T);
    const onExit = (): void => settle('ended');
    const timer = within === null ? undefined : setTimeout(() => settle('late'), within);
    child.on('message', onMessage).on('exit', onExit);
  });
}
