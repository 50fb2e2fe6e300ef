/**
 * The wait after a failed batch: exponential with jitter, or what the server asked for (Retry-After).
 *
 * It is kept in local storage, so that all tabs wait, and so does the next page. Within a page it is measured by the monotonic
 * clock, which nobody can set. Between pages it can only become shorter as time passes, never longer.
 */

import type { Clock } from '../platform/clock';
import { trackerPauseLimitMs, trackerRetryLimitMs, trackerRetryMs } from '../platform/constants';
import { readObject, type SafeStorage } from '../platform/safe-storage';

/** Key of the wait in local storage. */
export const pauseKey = 'site:events-paused';

const pauseVersion = 1;

interface PauseState {
  readonly v: typeof pauseVersion;
  /** When it began, in ms since the epoch. */
  readonly at: number;
  /** How long it lasts, in ms. */
  readonly wait: number;
  /** Batches that failed one after the other. */
  readonly failures: number;
  /** Whether the server asked for the wait. */
  readonly asked: boolean;
}

/** The wait. */
export interface Pause {
  /** The rest of the wait, in ms; 0 if there is none. */
  readonly left: () => number;
  /** Whether the server asked for it. */
  readonly isAsked: () => boolean;
  /** A batch failed. @param asked value of the answer's Retry-After: seconds or a date */
  readonly fail: (asked: string | null) => void;
  /** The network is back: there is no reason to wait, unless the server asked. */
  readonly online: () => void;
  readonly end: () => void;
}

/** The number of failures after which the wait no longer grows. */
const countedFailures = 20;

/** @param random returns numbers from 0 up to 1 */
export function openPause(storage: SafeStorage, clock: Clock, random: () => number): Pause {
  let unstored: string | null = null;
  /** The last known state, and when it ends for this page (by the monotonic clock). */
  let seen: { readonly text: string | null; readonly state: PauseState | null; readonly until: number } = {
    text: null,
    state: null,
    until: 0,
  };

  const look = (): typeof seen => {
    const text = storage.get(pauseKey) ?? unstored;
    if (text !== seen.text) {
      const found = readObject(text);
      const state = isState(found) ? found : null;
      const passed = state ? Math.max(0, clock.now() - state.at) : 0;
      seen = { text, state, until: state ? clock.monotonic() + state.wait - passed : 0 };
    }
    return seen;
  };
  const end = (): void => {
    unstored = null;
    storage.remove(pauseKey);
  };
  const left = (): number => Math.max(0, look().until - clock.monotonic());
  return {
    left,
    isAsked: () => left() > 0 && look().state?.asked === true,
    fail: (asked) => {
      const failures = Math.min(countedFailures, (look().state?.failures ?? 0) + 1);
      const longest = Math.min(trackerRetryLimitMs, trackerRetryMs * 2 ** (failures - 1));
      const askedMs = retryAfter(asked, clock.now());
      const wait = Math.max(longest * (1 - random() / 2), askedMs);
      const state: PauseState = { v: pauseVersion, at: clock.now(), wait, failures, asked: askedMs > 0 };
      const text = JSON.stringify(state);
      unstored = storage.set(pauseKey, text) ? null : text;
      // If the state could not be replaced, the old one has to be removed.
      if (unstored) storage.remove(pauseKey);
      seen = { text, state, until: clock.monotonic() + wait };
    },
    online: () => {
      if (!look().state?.asked) end();
    },
    end,
  };
}

/** Whether this version of the site can have stored it: it stores no wait longer than the longest. */
function isState(value: object | null): value is PauseState {
  const { v, at, wait, failures, asked } = (value ?? {}) as Partial<Record<keyof PauseState, unknown>>;
  return (
    v === pauseVersion &&
    typeof asked === 'boolean' &&
    Number.isFinite(at) &&
    typeof failures === 'number' &&
    failures >= 1 &&
    failures <= countedFailures &&
    typeof wait === 'number' &&
    wait >= 0 &&
    wait <= (asked ? trackerPauseLimitMs : trackerRetryLimitMs)
  );
}

/** Milliseconds for which a server asked not to be called; 0 if it did not ask. */
function retryAfter(asked: string | null, now: number): number {
  if (asked === null) return 0;
  const seconds = Number(asked);
  const wait = Number.isNaN(seconds) ? Date.parse(asked) - now : seconds * 1_000;
  return Math.min(trackerPauseLimitMs, Math.max(0, wait || 0));
}
