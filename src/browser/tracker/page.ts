/**
 * The page as it is recorded in events.
 */
import type { EarlyEvent } from './early-events';
import type { Track } from './event';
import { recorded } from './recorded-text';

/** The last click, which may have caused a view or an error. */
export interface LastClick {
  readonly name: string;
  readonly element: Element;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

/** What the modules that record events share. */
export interface TrackedPage {
  readonly window: Window & typeof globalThis;
  readonly now: () => number;
  readonly track: Track;
  /** Does something; what it throws is logged, and does not come into the page. */
  readonly attempt: <T>(work: () => T) => T | undefined;
  /** Listens, in the capture phase, until the tracker is stopped. */
  readonly listen: <E extends Event>(target: EventTarget, type: string, react: (event: E) => void) => void;
  /** Aborted when the tracker is stopped. */
  readonly stopped: AbortSignal;
  lastClick: LastClick | null;
}

/** Address and title, which are in every payload. */
export interface PageFields {
  readonly url: string;
  readonly title: string;
}

/** Address and title of the page as it is now. */
export const pageFields = ({ document }: Window): PageFields => ({
  url: recorded(document.location.href),
  title: document.title,
});

/** Address and title of the page as they were when something happened early. */
export const earlyFields = ({ url, title }: EarlyEvent): PageFields => ({ url: recorded(url), title });
