/**
 * Events from before the tracker and the application: clicks, keys, errors, rejections, resources that fail to load.
 * The loader keeps them in memory; the entry script replays them, and the tracker takes them over if there is consent.
 */
import { isReplay } from '../platform/event-replay';

export const earlyEventLimit = 100;
export const earlyEventsName = '__siteEarly';

/** With the page as it was at that time. */
export interface EarlyEvent {
  readonly event: Event;
  /** Ms since the epoch. */
  readonly at: number;
  readonly url: string;
  readonly title: string;
}

/**
 * After `beforeunload`, the browser aborts loads itself. Listening for it keeps no page from the back/forward cache.
 */
const types = ['click', 'keydown', 'error', 'unhandledrejection', 'beforeunload'] as const;

/** @param onAction called at each click and key */
export function collectEarlyEvents(window: Window, onAction: () => void): void {
  const { document } = window;
  const list: EarlyEvent[] = [];
  const keep = (event: Event): void => {
    if (isReplay(event)) return;
    if (list.length < earlyEventLimit) {
      list.push({ event, at: Date.now(), url: document.URL, title: document.title });
    }
    if (isAction(event)) onAction();
  };
  for (const type of types) window.addEventListener(type, keep, true);
  (window as EarlyWindow)[earlyEventsName] = { list, keep };
}

const isAction = ({ type }: Event): boolean => type === 'click' || type === 'keydown';

/** Reads the clicks and keys without ending the collection. */
export const earlyActions = (window: Window): readonly Event[] =>
  ((window as EarlyWindow)[earlyEventsName]?.list ?? []).map(({ event }) => event).filter(isAction);

interface EarlyWindow extends Window {
  [earlyEventsName]?: { readonly list: readonly EarlyEvent[]; readonly keep: (event: Event) => void };
}

/** Ends the collection and returns its events; empty the second time. */
export function takeEarlyEvents(window: Window): readonly EarlyEvent[] {
  const holder = window as EarlyWindow;
  const early = holder[earlyEventsName];
  delete holder[earlyEventsName];
  if (!early) return [];
  for (const type of types) window.removeEventListener(type, early.keep, true);
  return early.list;
}
