import type { Reporter } from 'gatsby';

/** Waits for some work, and reports what it made and how long that took. */
export async function timed<T>(reporter: Reporter, work: Promise<T>, report: (made: T) => string): Promise<T> {
  const started = performance.now();
  const made = await work;
  reporter.info(`${report(made)} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
  return made;
}
