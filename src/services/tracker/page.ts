/**
 * The page as it is recorded in events.
 */
import { recordedAddress } from '../../site/privacy/recorded-address';
import { trackerTextLimit } from '../constants';
import type { EarlyEvent } from './early-events';
import type { Track } from './event';

/** The last click, which may have caused a view or an error. */
export interface LastClick {
  readonly name: string;
  readonly element: Element;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

/** What the modules that record events share. */
export interface TrackedPage {
  readonly window: Window;
  readonly now: () => number;
  readonly track: Track;
  lastClick: LastClick | null;
}

/** Address and title, which are in every payload. */
export interface PageFields {
  readonly url: string;
  readonly title: string;
}

/** An address as it is recorded in an event. */
export const recorded = (address: string): string => recordedAddress(address).slice(0, trackerTextLimit);

/** Address and title of the page as it is now. */
export const pageFields = ({ document }: Window): PageFields => ({
  url: recorded(document.location.href),
  title: document.title,
});

/** Address and title of the page as they were when something happened early. */
export const earlyFields = ({ url, title }: EarlyEvent): PageFields => ({ url: recorded(url), title });
