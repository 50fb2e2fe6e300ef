/**
 * Restores the scroll position of each history entry (specification 2.6). Gatsby's own handler is not used: it notices
 * a new entry a frame late and stores the position for the wrong one, and it has a single key for all entries that the
 * browser creates itself, such as for a jump to a heading.
 */
import type { Stop } from '../platform/clock';
import { readObject, type SafeStorage } from '../platform/safe-storage';
import { attempt } from '../platform/text-of';
import { hashTarget } from './hash-target';

/** Session storage, which survives a full load. */
export const placesKey = 'site:places';

/** The latest positions are kept. */
const mostPlaces = 50;

export interface PlacesDependencies {
  readonly window: Window;
  readonly storage: SafeStorage;
  readonly newKey: () => string;
}

/** Gatsby's router adds the history entry's key. */
export type Arrival = Pick<Location, 'pathname' | 'search' | 'hash'>;

export interface Places {
  /** Scrolls to the position of a new page or hash. */
  readonly arrive: (arrival: Arrival) => void;
  readonly stop: Stop;
}

/**
 * Within a page, positions are restored when the history moves. Another page is shown only later, when `arrive` is
 * called.
 */
export function keepPlaces({ window, storage, newKey }: PlacesDependencies): Places {
  const { document, history, location } = window;
  const places = new Map(storedPlaces(storage));

  /** The key of the current history entry; one without a key gets one. */
  const entry = (): string => {
    const known = keyOf(history.state);
    if (known !== null) return known;
    const key = newKey();
    // A browser may refuse it: Safari allows a hundred in 30 s.
    attempt(() => history.replaceState({ ...history.state, key }, ''));
    return key;
  };
  const scrollTo = (top: number): void => window.scrollTo({ top, behavior: 'instant' });

  let shownEntry = entry();
  let shownPage = pageOf(location);

  const remember = (): void => {
    places.delete(shownEntry);
    places.set(shownEntry, window.scrollY);
  };
  const onPopState = (): void => {
    const key = entry();
    // Another page is shown once it has loaded. Until then, the visitor scrolls the old one.
    if (pageOf(location) !== shownPage) return;
    shownEntry = key;
    const place = places.get(key);
    // A new entry has no position: the browser jumps to its hash.
    if (place !== undefined) scrollTo(place);
  };
  /** Disables the browser's scroll restoration. */
  const takeOver = (): void => {
    history.scrollRestoration = 'manual';
  };
  /** Lets the browser restore the position after a full load, which it can do before scripts have loaded. */
  const handBack = (): void => {
    history.scrollRestoration = 'auto';
    storage.set(placesKey, JSON.stringify(Object.fromEntries([...places].slice(-mostPlaces))));
  };

  const left = places.get(shownEntry);
  if (history.scrollRestoration === 'manual' && left !== undefined) scrollTo(left);
  remember();
  // Earlier would keep the browser from restoring the position after a reload.
  if (document.readyState === 'complete') takeOver();
  window.addEventListener('pageshow', takeOver);
  window.addEventListener('pagehide', handBack);
  window.addEventListener('popstate', onPopState);
  window.addEventListener('scroll', remember, { passive: true });
  // A click may leave the page before the browser reports the last scrolling.
  document.addEventListener('click', remember, { capture: true });
  return {
    arrive: (arrival) => {
      const key = keyOf(arrival) ?? entry();
      if (key === shownEntry) return;
      const behavior = pageOf(arrival) === shownPage ? 'auto' : 'instant';
      shownEntry = key;
      shownPage = pageOf(arrival);
      const place = places.get(shownEntry);
      const target = place === undefined ? hashTarget(document, arrival.hash) : null;
      if (target) target.scrollIntoView({ behavior });
      else scrollTo(place ?? 0);
      remember();
    },
    stop: () => {
      window.removeEventListener('pageshow', takeOver);
      window.removeEventListener('pagehide', handBack);
      window.removeEventListener('popstate', onPopState);
      window.removeEventListener('scroll', remember);
      document.removeEventListener('click', remember, { capture: true });
    },
  };
}

const pageOf = ({ pathname, search }: Pick<Arrival, 'pathname' | 'search'>): string => pathname + search;

/** From the history state or from the router's location. */
const keyOf = (from: unknown): string | null =>
  typeof from === 'object' && from !== null && 'key' in from && typeof from.key === 'string' ? from.key : null;

/** Positions in px by key. */
const storedPlaces = (storage: SafeStorage): [string, number][] =>
  Object.entries(readObject(storage.get(placesKey)) ?? {}).flatMap(([key, place]) =>
    typeof place === 'number' && place >= 0 ? [[key, place]] : [],
  );
