/**
 * The page as its events see it.
 */
import { trackerTextLimit } from '../constants';
import type { Track } from './event';

/** The last click: what a view or an error may have come of. */
export interface LastClick {
  readonly name: string;
  readonly element: Element;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

/** What those that record events share. */
export interface TrackedPage {
  readonly window: Window;
  readonly now: () => number;
  readonly track: Track;
  lastClick: LastClick | null;
}

/** Address and title, which every payload carries. */
export const pageFields = ({ document }: Window): { readonly url: string; readonly title: string } => ({
  url: document.location.href.slice(0, trackerTextLimit),
  title: document.title,
});
