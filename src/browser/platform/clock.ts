/** Undoes what was started. Calling it twice does no harm. */
export type Stop = () => void;

const dayMs = 86_400_000;

/**
 * Whether something stored at a time (ms since the epoch) is still valid. A future time comes from a wrong clock.
 * @param days its lifetime
 */
export function isFresh(at: unknown, days: number, now: number): boolean {
  return typeof at === 'number' && at <= now && now - at < days * dayMs;
}

export const browserClock = {
  /** Milliseconds since the epoch. */
  now: (): number => Date.now(),
  /** Milliseconds since some moment of this page; setting the system clock does not change it. */
  monotonic: (): number => performance.now(),
  after: (ms: number, run: () => void): Stop => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
  every: (ms: number, run: () => void): Stop => {
    const timer = setInterval(run, ms);
    return () => clearInterval(timer);
  },
};

/** Passed in, so that tests can run the services on a fake clock. */
export type Clock = Readonly<typeof browserClock>;
