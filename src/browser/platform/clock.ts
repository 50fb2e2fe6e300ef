/**
 * The clock of the services. It is passed in, so that tests can run the real modules on a fake clock.
 */

/** Undoes what was started; calling it twice does no harm. */
export type Stop = () => void;

/** The current time, and timers. */
export interface Clock {
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Milliseconds since some moment of this page. Setting the machine's clock does not change it. */
  readonly monotonic: () => number;
  /** Runs something once after a wait in ms. */
  readonly after: (ms: number, run: () => void) => Stop;
  /** Runs something repeatedly, with a wait in ms in between, until stopped. */
  readonly every: (ms: number, run: () => void) => Stop;
}

const dayMs = 86_400_000;

/**
 * Whether something that was stored at a time (ms since the epoch) is still valid.
 * @param days its lifetime. What comes from the future is not valid: the clock was wrong when it was stored, so nobody knows when
 * it expires
 */
export function isFresh(at: unknown, days: number, now: number): boolean {
  return typeof at === 'number' && at <= now && now - at < days * dayMs;
}

/** The browser's own clock. */
export const browserClock: Clock = {
  now: () => Date.now(),
  monotonic: () => performance.now(),
  after: (ms, run) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
  every: (ms, run) => {
    const timer = setInterval(run, ms);
    return () => clearInterval(timer);
  },
};
