/** One build, measured. What its processes use is read from `/proc`, which only Linux has. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { attempt } from '../../src/site/attempt';
import { filesIn } from '../paths';

export interface Project {
  readonly folder: string;
  readonly command: readonly [program: string, ...args: string[]];
  readonly output: string;
}

export type Figures = Awaited<ReturnType<typeof measuredBuild>>;

/** @throws when the build fails, with the end of its output */
export async function measuredBuild({ folder, command: [program, ...args], output }: Project) {
  const start = Date.now();
  const child = spawn(path.join(folder, program), args, {
    cwd: folder,
    // A session of its own: its processes can be told apart from others, and get no signal that this process gets.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, GATSBY_TELEMETRY_DISABLED: '1', CI: 'true' },
  });
  const { pid = 0 } = child;
  const kill = (): boolean => pid > 0 && process.kill(-pid, 'SIGKILL');
  process.prependListener('exit', kill);
  const memory = memoryOfSession(pid);
  // Linux looks at every page to tell this, 50 ms for each GB.
  const sampling = setInterval(memory.sample, 500);
  let log = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (log += text));
  try {
    const [code, signal] = await once(child, 'close');
    if (code !== 0) {
      const lastLines = log.split('\n').slice(-40).join('\n');
      throw new Error(`${program} failed (${signal ?? `exit status ${code}`}):\n${lastLines}`);
    }
  } finally {
    clearInterval(sampling);
    process.off('exit', kill);
  }
  return {
    /** Seconds from the start of the command to its end. */
    wall: (Date.now() - start) / 1000,
    memory: memory.most(),
    queries: queriesIn(log),
    ...outputOf(path.join(folder, output), start),
  };
}

/** The number of queries that Gatsby says it ran; NaN when the text is not that of a build. */
export function queriesIn(log: string): number {
  if (!log.includes('bootstrap finished')) return Number.NaN;
  const counts = log.matchAll(/run (?:static queries|page queries|queries in workers) - \S+ - (\d+)/g);
  return [...counts].reduce((sum, [, count]) => sum + Number(count), 0);
}

/** @param since when the build began, in ms since 1970; files that it only moved keep an earlier time */
function outputOf(folder: string, since: number) {
  const stats = filesIn(folder).map((file) => ({ file, ...statSync(path.join(folder, file)) }));
  // Gatsby's fragments are no pages.
  const pages = stats.filter(({ file }) => file.endsWith('.html') && !/(?:^|\/)_gatsby/.test(file));
  return {
    bytes: stats.reduce((sum, { size }) => sum + size, 0),
    pages: pages.length,
    /** By this build. */
    pagesWritten: pages.filter(({ mtimeMs }) => mtimeMs >= since).length,
  };
}

const read = (name: string): string => attempt(() => readFileSync(`/proc/${name}`, 'utf8')) ?? '';

/** The session is the sixth field of `stat`. The second, a name, may contain spaces. */
const sessionOf = (pid: string): number => Number(read(`${pid}/stat`).split(') ').at(-1)?.split(' ')[3]);

/** Watches the memory of a session's processes. Memory that processes share is divided among them. */
function memoryOfSession(session: number) {
  let most = 0;
  return {
    most: () => most,
    sample: (): void => {
      const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && sessionOf(name) === session);
      const sizes = pids.map((pid) => Number(/^Pss:\s+(\d+) kB$/m.exec(read(`${pid}/smaps_rollup`))?.[1] ?? 0));
      most = Math.max(most, 1024 * sizes.reduce((sum, size) => sum + size, 0));
    },
  };
}
