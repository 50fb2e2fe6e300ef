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
