/**
 * One build at a time: Gatsby knows one `.cache` and one `public`, and two builds would mix what they write.
 */
import { appendFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A lock that is held. */
export interface BuildLock {
  /** Names a further process that works under the lock: it holds as long as one of them runs. */
  share(pid: number): void;
  /** Frees the lock; calling it twice does no harm. */
  free(): void;
}

/**
 * Takes the lock of a folder. It names the processes that work under it; one whose processes are all gone is taken over.
 * The lock is freed at the latest when this process ends.
 * @throws when another process that is running holds it
 */
export function lockBuild(folder: string): BuildLock {
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
      throw new Error(`A build is running already (process ${owner}); start again when it has ended`);
    }
    if (attempt > 0) throw new Error(`The lock ${file} cannot be taken; remove it when no build is running`);
    rmSync(file, { force: true });
  }
  const free = (): void => {
    process.off('exit', free);
    if (ownersOf(file)[0] === process.pid) rmSync(file, { force: true });
  };
  process.on('exit', free);
  return { share: (pid) => appendFileSync(file, `${pid}\n`), free };
}

/** The processes that a lock names, the one that took it first. */
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
    // A process of another user's is running too.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
