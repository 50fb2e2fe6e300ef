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

const processesOf = (session: number): readonly string[] =>
  readdirSync('/proc').filter((name) => /^\d+$/.test(name) && Number(statOf(name)[3]) === session);

/** Bytes that processes have in memory; what they share counts for each of them. This is quick to read. */
const resident = (pids: readonly string[]): number =>
  pids.reduce((sum, pid) => sum + 1024 * Number(/^VmRSS:\s+(\d+) kB$/m.exec(read(`${pid}/status`))?.[1] ?? 0), 0);

/** The same, with what they share divided among them. Linux looks at every page for it: 50 ms for each GB. */
const proportional = (pids: readonly string[]): number =>
  pids.reduce((sum, pid) => sum + 1024 * Number(/^Pss:\s+(\d+) kB$/m.exec(read(`${pid}/smaps_rollup`))?.[1] ?? 0), 0);

/** The share by which memory must have grown to be read precisely again. */
const worthReading = 0.02;

/**
 * Watches the memory of a session's processes. Memory that processes share is divided among them.
 * @param session the process that leads the session
 * @returns a function that takes a sample and answers with the most bytes so far
 */
export function memoryOfSession(session: number): () => number {
  let mostResident = 0;
  let most = 0;
  return () => {
    const pids = processesOf(session);
    const now = resident(pids);
    if (now > mostResident * (1 + worthReading)) {
      mostResident = now;
      most = Math.max(most, proportional(pids));
    }
    return most;
  };
}
