/** Only one build at a time: Gatsby has one `.cache` and one `public`. */
import { appendFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export type BuildLock = ReturnType<typeof lockBuild>;

/**
 * Takes the lock of a folder, with the ids of the processes under it; a lock whose processes have all ended is taken over.
 * Freed at the latest when this process ends.
 * @throws when a running process holds it
 */
export function lockBuild(folder: string) {
  const file = path.join(folder, 'lock');
  mkdirSync(folder, { recursive: true });
  for (let attempt = 0; ; attempt += 1) {
    try {
      writeFileSync(file, `${process.pid}\n`, { flag: 'wx' });
      break;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const owner = ownersOf(file).find(isRunning);
    if (owner !== undefined) {
      throw new Error(`A build is running already (process ${owner}); try again when it has ended`);
    }
    if (attempt > 0) throw new Error(`The lock ${file} cannot be taken; remove it when no build is running`);
    rmSync(file, { force: true });
  }
  const free = (): void => {
    process.off('exit', free);
    if (ownersOf(file)[0] === process.pid) rmSync(file, { force: true });
  };
  process.on('exit', free);
  /** The lock is held until all of its processes have ended. */
  const share = (pid: number): void => appendFileSync(file, `${pid}\n`);
  return { share, free };
}

/** The process that took the lock comes first. */
function ownersOf(file: string): readonly number[] {
  try {
    return readFileSync(file, 'utf8')
      .split('\n')
      .map(Number)
      .filter((pid) => Number.isInteger(pid) && pid > 0);
  } catch {
    return [];
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // A process of another user is running too.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
