/**
 * One build, measured.
 */
import { spawn } from 'node:child_process';
import { cpus, loadavg } from 'node:os';
import path from 'node:path';
import { type Output, outputOf } from './output';
import { memoryOfSession, processorOfEnded } from './processes';

/** A project that can be built. */
export interface Project {
  readonly folder: string;
  /** The program, relative to the folder, and its arguments. */
  readonly command: readonly [string, ...string[]];
  /** The folder of the built files, relative to the other. */
  readonly output: string;
}

/** The figures of one build. */
export interface Figures extends Output {
  /** Seconds from the start of the command to its end. */
  readonly wall: number;
  /** Seconds of processor time, user and system, of all processes of the build. */
  readonly processor: number;
  /** The most bytes of memory that the processes had together, of what was sampled. */
  readonly memory: number;
  /** The number of queries that Gatsby ran; null if its output does not tell. */
  readonly queries: number | null;
  /** The machine's load average (1 minute) before the build. */
  readonly load: number;
  /** Processors that were busy with something else during the build, on average. */
  readonly others: number;
}

/** Milliseconds between two samples of the memory. */
const sampleEvery = 500;

/** The last lines of a failed build that are shown. */
const shownLines = 40;

/** The builds that are running: each is a session of its own, which a signal for this process does not reach. */
const running = new Set<number>();

/** Ends the builds that are running. */
export function stopBuilds(): void {
  for (const session of running) process.kill(-session, 'SIGKILL');
}

/**
 * Builds a project.
 * @throws when the build fails, with the end of its output
 */
export async function measuredBuild({ folder, command: [program, ...args], output }: Project): Promise<Figures> {
  const load = loadavg()[0] ?? Number.NaN;
  const before = { at: Date.now(), processor: processorOfEnded(), busy: busySeconds() };
  const { log, memory } = await run(folder, path.join(folder, program), args);
  const wall = (Date.now() - before.at) / 1000;
  const processor = processorOfEnded() - before.processor;
  const others = Math.max(0, busySeconds() - before.busy - processor) / wall;
  const written = await outputOf(path.join(folder, output), before.at);
  return { wall, processor, memory, queries: queriesIn(log), load, others, ...written };
}

function run(folder: string, program: string, args: readonly string[]): Promise<{ log: string; memory: number }> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: folder,
      // A session of its own: its processes can be told apart from others.
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, GATSBY_TELEMETRY_DISABLED: '1', CI: 'true' },
    });
    const { pid } = child;
    if (pid !== undefined) running.add(pid);
    let log = '';
    let memory = 0;
    const keep = (part: Buffer): void => {
      log += part.toString();
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    const sample = pid === undefined ? () => 0 : memoryOfSession(pid);
    const sampling = setInterval(() => {
      memory = sample();
    }, sampleEvery);
    const end = (): void => {
      clearInterval(sampling);
      if (pid !== undefined) running.delete(pid);
    };
    child.once('error', (error) => {
      end();
      reject(error);
    });
    child.once('close', (code, signal) => {
      end();
      const last = log.split('\n').slice(-shownLines).join('\n');
      if (code === 0) resolve({ log, memory });
      else reject(new Error(`${program} failed (${signal ?? `exit status ${code}`}):\n${last}`));
    });
  });
}

/** Seconds that all processors of the machine have been busy since it started. */
const busySeconds = (): number =>
  cpus().reduce((sum, { times: { user, nice, sys, irq } }) => sum + user + nice + sys + irq, 0) / 1000;

/**
 * The number of queries that Gatsby says it ran, in its own process and in others, in its own words (`- 3/3`) or in those of
 * this project's report (`: 3`). It says nothing if it ran none.
 * @returns null if the text is not that of a build
 */
export function queriesIn(log: string): number | null {
  if (!log.includes('bootstrap finished')) return null;
  const counts = log.matchAll(/run (?:static queries|page queries|queries in workers)(?: - \S+ - |: )(\d+)/g);
  return [...counts].reduce((sum, [, count]) => sum + Number(count), 0);
}
