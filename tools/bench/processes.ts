/**
 * What processes use, as Linux tells it in `/proc`.
 */
import { readdirSync, readFileSync } from 'node:fs';

/** Clock ticks per second in `/proc`, which is 100 on every Linux that people use. */
const ticksPerSecond = 100;

/** The text of a file of `/proc`; empty when the process has ended. */
function read(name: string): string {
  try {
    return readFileSync(`/proc/${name}`, 'utf8');
  } catch {
    return '';
  }
}

/** The fields of `stat` from the third (the state) on. The second, a name, may contain spaces. */
const statOf = (pid: string): readonly string[] => read(`${pid}/stat`).split(') ').at(-1)?.split(' ') ?? [];

/** Seconds of processor time, user and system, of all processes that this one has started and that have ended. */
export function processorOfEnded(): number {
  const stat = statOf('self');
  return (Number(stat[13]) + Number(stat[14])) / ticksPerSecond;
}

/**
 * Bytes of memory that the processes of a session have now. Memory that processes share is divided among them.
 * @param session the process that leads the session
 */
export function memoryOfSession(session: number): number {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(statOf(name)[3]) === session)
    .reduce((sum, pid) => sum + 1024 * Number(/^Pss: +(\d+) kB$/m.exec(read(`${pid}/smaps_rollup`))?.[1] ?? 0), 0);
}
