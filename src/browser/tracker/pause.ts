/**
 * The wait after a failed batch: exponential with jitter, or what the server asked for (Retry-After).
 *
 * It lies in local storage, so that all tabs wait, and the next page too.
 */
import type { Clock } from '../clock';
import { trackerPauseLimitMs, trackerRetryLimitMs, trackerRetryMs } from '../constants';
import { readObject, type SafeStorage } from '../safe-storage';

/** Key of the wait in local storage. */
export const pauseKey = 'facet:events-paused';

interface PauseState {
  /** Milliseconds since the epoch. */
  readonly until: number;
  /** Batches that failed one after the other. */
  readonly failures: number;
  /** Whether the server asked for the wait. */
  readonly asked: boolean;
}

/** The wait. */
export interface Pause {
  /** What is left of it, in ms; 0 when there is none. */
  readonly left: () => number;
  /** A batch failed. @param asked value of the answer's Retry-After: seconds or a date */
  readonly fail: (asked: string | null) => void;
  /** The network is back: there is no reason to wait, unless the server asked. */
  readonly online: () => void;
  readonly end: () => void;
}

/** @param random gives numbers from 0 up to 1 */
export function openPause(storage: SafeStorage, clock: Clock, random: () => number): Pause {
  let unstored: PauseState | null = null;
  const state = (): PauseState | null => (readObject(storage.get(pauseKey)) as PauseState | null) ?? unstored;
  const set = (next: PauseState): void => {
    unstored = storage.set(pauseKey, JSON.stringify(next)) ? null : next;
  };
  const end = (): void => {
    unstored = null;
    storage.remove(pauseKey);
  };
  return {
    left: () => {
      const left = (state()?.until ?? 0) - clock.now();
      return left > 0 && left <= trackerPauseLimitMs ? left : 0;
    },
    fail: (asked) => {
      const failures = (state()?.failures ?? 0) + 1;
      const longest = Math.min(trackerRetryLimitMs, trackerRetryMs * 2 ** (failures - 1));
      const wait = Math.max(longest * (1 - random() / 2), retryAfter(asked, clock.now()));
      set({ until: clock.now() + wait, failures, asked: asked !== null });
    },
    online: () => {
      if (!state()?.asked) end();
    },
    end,
  };
}

/** Milliseconds for which a server asked to be left alone. */
function retryAfter(asked: string | null, now: number): number {
  if (asked === null) return 0;
  const seconds = Number(asked);
  const wait = Number.isNaN(seconds) ? Date.parse(asked) - now : seconds * 1_000;
  return Math.min(trackerPauseLimitMs, wait || 0);
}
