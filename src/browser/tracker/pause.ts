/**
 * The wait after a failed batch: exponential with jitter, or what the server asked for (Retry-After). It is stored for
 * all tabs and the next page. Setting the clock back or forward only shortens it.
 */
import type { Clock } from '../platform/clock';
import { trackerPauseLimitMs, trackerRetryLimitMs, trackerRetryMs } from '../platform/constants';
import { readObject, type SafeStorage } from '../platform/safe-storage';

export const pauseKey = 'site:events-paused';
const pauseVersion = 1;

interface PauseState {
  readonly v: typeof pauseVersion;
  /** When it began, in ms since the epoch. */
  readonly at: number;
  /** How long it lasts, in ms. */
  readonly wait: number;
  /** Consecutive failed batches. */
  readonly failures: number;
  readonly asked: boolean;
}

/** @param random returns numbers from 0 to 1, exclusive */
export function openPause(storage: SafeStorage, clock: Clock, random: () => number) {
  let unstored: string | null = null;

  const look = (): PauseState | null => {
    const found = readObject(storage.get(pauseKey) ?? unstored);
    return isState(found) ? found : null;
  };
  const end = (): void => {
    unstored = null;
    storage.remove(pauseKey);
  };
  const left = (): number => {
    const state = look();
    return state ? Math.max(0, state.wait - Math.abs(clock.now() - state.at)) : 0;
  };
  return {
    /** Ms left; 0 if there is none. */
    left,
    /** Whether the server asked for the current wait. */
    isAsked: (): boolean => left() > 0 && look()?.asked === true,
    /** @param asked the Retry-After header of a failed batch: seconds or a date */
    fail: (asked: string | null): void => {
      const failures = (look()?.failures ?? 0) + 1;
      const longest = Math.min(trackerRetryLimitMs, trackerRetryMs * 2 ** (failures - 1));
      const askedMs = retryAfter(asked, clock.now());
      const wait = Math.max(longest * (1 - random() / 2), askedMs);
      const state: PauseState = { v: pauseVersion, at: clock.now(), wait, failures, asked: askedMs > 0 };
      const text = JSON.stringify(state);
      unstored = storage.set(pauseKey, text) ? null : text;
      // If the state cannot be replaced, remove the old one.
      if (unstored) storage.remove(pauseKey);
    },
    /** The network is back: ends the wait, unless the server asked for it. */
    online: (): void => {
      if (!look()?.asked) end();
    },
    end,
  };
}

export type Pause = ReturnType<typeof openPause>;

/** Whether this version can have stored it. */
function isState(value: object | null): value is PauseState {
  const { v, at, wait, failures, asked } = (value ?? {}) as Partial<Record<keyof PauseState, unknown>>;
  const isNumbers = [at, wait, failures].every(Number.isFinite);
  return v === pauseVersion && isNumbers && Number(wait) <= (asked ? trackerPauseLimitMs : trackerRetryLimitMs);
}

/** The requested wait in ms; 0 if there was none. */
function retryAfter(asked: string | null, now: number): number {
  if (asked === null) return 0;
  const seconds = Number(asked);
  const wait = Number.isNaN(seconds) ? Date.parse(asked) - now : seconds * 1_000;
  return Math.min(trackerPauseLimitMs, Math.max(0, wait || 0));
}
