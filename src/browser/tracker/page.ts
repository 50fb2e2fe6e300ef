import type { EarlyEvent } from './early-events';
import type { PageFields, Track } from './event';
import { recorded } from './recorded-text';

export interface TrackedPage {
  readonly window: Window & typeof globalThis;
  readonly now: () => number;
  readonly track: Track;
  /** Runs something and logs what it throws. */
  readonly attempt: <T>(work: () => T) => T | undefined;
  /** Listens in the capture phase until the tracker stops. */
  readonly listen: <E extends Event>(target: EventTarget, type: string, react: (event: E) => void) => void;
  readonly stopped: AbortSignal;
  /** It may have caused a view or an error; `at` is in ms since the epoch. */
  lastClick: { readonly name: string; readonly element: Element; readonly at: number } | null;
}

export const pageFields = ({ document }: Window): PageFields => ({
  url: recorded(document.location.href),
  title: document.title,
});

export const earlyFields = ({ url, title }: EarlyEvent): PageFields => ({ url: recorded(url), title });
