/**
 * What happens while a page loads, before the tracker is there: clicks, resources that do not load, errors, rejections.
 *
 * The first script of a page keeps them in memory, and nowhere else. The tracker takes them over when it starts, and they
 * are forgotten where there is no consent by then.
 */

import { isAgain } from '../again';

/** Clicks and errors kept in memory at most. */
export const earlyEventLimit = 100;

/** Name of the list on `window`. */
export const earlyEventsName = '__siteEarly';

/** Something that happened early, with the page as it was then. */
export interface EarlyEvent {
  readonly event: Event;
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly url: string;
  readonly title: string;
}

/** What the collector leaves on `window`. */
export interface EarlyEvents {
  readonly list: readonly EarlyEvent[];
  /** Ends collecting. */
  readonly stop: () => void;
}

/**
 * What is listened for. What fails after `beforeunload` the browser gave up itself; a listener for it keeps no current browser
 * from keeping the page for its back button.
 */
export const earlyEventTypes = ['click', 'error', 'unhandledrejection', 'beforeunload'] as const;

/** Begins to collect. Pictures that failed before are told of at once. */
export function collectEarlyEvents(window: Window): void {
  const { document } = window;
  const list: EarlyEvent[] = [];
  const keep = (event: Event): void => {
    if (list.length < earlyEventLimit && !isAgain(event)) {
      list.push({ event, at: Date.now(), url: document.location.href, title: document.title });
    }
  };
  for (const type of earlyEventTypes) window.addEventListener(type, keep, true);
  (window as EarlyWindow)[earlyEventsName] = {
    list,
    stop: () => {
      for (const type of earlyEventTypes) window.removeEventListener(type, keep, true);
    },
  };
  for (const picture of document.images) {
    const isBroken = picture.complete && picture.naturalWidth === 0 && picture.loading !== 'lazy';
    if (isBroken) picture.dispatchEvent(new Event('error'));
  }
}

type EarlyWindow = Window & Partial<Record<typeof earlyEventsName, EarlyEvents>>;

/** Ends collecting and hands over what has been collected; a second time there is nothing. */
export function takeEarlyEvents(window: Window): readonly EarlyEvent[] {
  const holder = window as EarlyWindow;
  const early = holder[earlyEventsName];
  early?.stop();
  delete holder[earlyEventsName];
  return early?.list ?? [];
}
