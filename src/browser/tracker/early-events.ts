/**
 * What happens while a page loads, before the tracker and the application are there: clicks, keys, resources that do not load,
 * errors, rejections.
 *
 * The loader, which stands in the head of a page, keeps them in memory, and nowhere else. The entry script repeats what the
 * application has to answer. The tracker takes over the rest when it starts, and it is forgotten where there is no consent by then.
 */

import { isAgain } from '../platform/event-replay';

/** Events kept in memory at most. */
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
  /** Its listener. */
  readonly keep: (event: Event) => void;
}

/**
 * What is listened for. What fails after `beforeunload` the browser gave up itself; a listener for it keeps no current browser
 * from keeping the page for its back button.
 */
const types = ['click', 'keydown', 'error', 'unhandledrejection', 'beforeunload'] as const;

/**
 * Begins to collect.
 * @param onAction called at each click and key
 */
export function collectEarlyEvents(window: Window, onAction: () => void): void {
  const { document } = window;
  const list: EarlyEvent[] = [];
  const keep = (event: Event): void => {
    if (isAgain(event)) return;
    if (list.length < earlyEventLimit) {
      list.push({ event, at: Date.now(), url: document.URL, title: document.title });
    }
    if (isAction(event)) onAction();
  };
  for (const type of types) window.addEventListener(type, keep, true);
  (window as EarlyWindow)[earlyEventsName] = { list, keep };
}

/** Whether the visitor did something; what else is kept happened to them. */
const isAction = ({ type }: Event): boolean => type === 'click' || type === 'keydown';

/** The clicks and keys so far, without ending the collecting. */
export const earlyActions = (window: Window): readonly Event[] =>
  ((window as EarlyWindow)[earlyEventsName]?.list ?? []).map(({ event }) => event).filter(isAction);

type EarlyWindow = Window & Partial<Record<typeof earlyEventsName, EarlyEvents>>;

/** Ends collecting and hands over what has been collected; a second time there is nothing. */
export function takeEarlyEvents(window: Window): readonly EarlyEvent[] {
  const holder = window as EarlyWindow;
  const early = holder[earlyEventsName];
  delete holder[earlyEventsName];
  if (!early) return [];
  for (const type of types) window.removeEventListener(type, early.keep, true);
  return early.list;
}
