/**
 * What happens while a page loads, before the tracker is there: clicks, resources that do not load, errors, rejections.
 *
 * The first script of a page keeps them in memory, and nowhere else. The tracker takes them over when it starts, and they
 * are forgotten where there is no consent by then.
 */
import { earlyEventLimit } from './constants';

/** Name of the list on `window`. */
export const earlyEventsName = '__facetEarly';

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

/** What is listened for. */
export const earlyEventTypes = ['click', 'error', 'unhandledrejection'] as const;

/** For the head of each page: begins to collect. Written for every browser that reads scripts at all. */
export const earlyEventsScript = [
  '(function(w,d){var l=[],',
  `t=${JSON.stringify(earlyEventTypes)},`,
  `k=function(e){l.length<${earlyEventLimit}&&l.push({event:e,at:Date.now(),url:d.location.href,title:d.title})};`,
  't.forEach(function(n){w.addEventListener(n,k,true)});',
  `w.${earlyEventsName}={list:l,stop:function(){t.forEach(function(n){w.removeEventListener(n,k,true)})}}`,
  '})(window,document)',
].join('');

type EarlyWindow = Partial<Record<typeof earlyEventsName, EarlyEvents>>;

/** Ends collecting and hands over what has been collected; a second time there is nothing. */
export function takeEarlyEvents(window: Window): readonly EarlyEvent[] {
  const holder = window as Window & EarlyWindow;
  const early = holder[earlyEventsName];
  early?.stop();
  delete holder[earlyEventsName];
  return early?.list ?? [];
}
