/**
 * The scroll position in each entry of the browser's history, so that Back and Forward return to it (specification 2.6).
 *
 * Gatsby's own handling is not used: it notices the next entry a frame late, so that an entry gets the position of another, and
 * it has only one name for all entries that the browser makes by itself, such as after a jump to a heading.
 */
import type { Stop } from '../platform/clock';
import { readObject, type SafeStorage } from '../platform/safe-storage';
import { attempt } from '../platform/text-of';
import { hashTarget } from './hash-target';

/** Key of the positions in session storage, where they survive a full load. */
export const placesKey = 'site:places';

/** The number of positions that are kept, the latest ones. */
const mostPlaces = 50;

/** What the service needs from the page. */
export interface PlacesDependencies {
  readonly window: Window;
  /** The tab's storage. */
  readonly storage: SafeStorage;
  /** Makes a unique name for a new entry of the history. */
  readonly newKey: () => string;
}

/** The address of an entry of the history. Gatsby's router adds the entry's name, as `key`. */
export type Arrival = Pick<Location, 'pathname' | 'search' | 'hash'>;

/** What the page reports to the service. */
export interface Places {
  /** Another page, or the same with another hash, is shown: scrolls to its position. */
  readonly arrive: (arrival: Arrival) => void;
  readonly stop: Stop;
}

/**
 * Remembers scroll positions and returns to them. Within a page it does so when the history moves; another page is shown only
 * later, which `arrive` reports.
 */
export function keepPlaces({ window, storage, newKey }: PlacesDependencies): Places {
  const { document, history, location } = window;
  const places = new Map(storedPlaces(storage));

  /** The name of the current entry of the history; an entry without a name gets one. */
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
    // Another page is shown when its parts are loaded; until then the visitor scrolls in the old one.
    if (pageOf(location) !== shownPage) return;
    shownEntry = key;
    const place = places.get(key);
    // An entry without a position is new: the browser jumps to its hash by itself.
    if (place !== undefined) scrollTo(place);
  };
  /** From now on the browser does not restore positions by itself. */
  const takeOver = (): void => {
    history.scrollRestoration = 'manual';
  };
  /** Lets the browser scroll the next document of this entry, which it can do before the scripts have loaded. */
  const handBack = (): void => {
    history.scrollRestoration = 'auto';
    storage.set(placesKey, JSON.stringify(Object.fromEntries([...places].slice(-mostPlaces))));
  };

  const left = places.get(shownEntry);
  if (history.scrollRestoration === 'manual' && left !== undefined) scrollTo(left);
  remember();
  // Not earlier, since that would keep the browser from restoring the position in a document that is loaded again.
  if (document.readyState === 'complete') takeOver();
  window.addEventListener('pageshow', takeOver);
  window.addEventListener('pagehide', handBack);
  window.addEventListener('popstate', onPopState);
  window.addEventListener('scroll', remember, { passive: true });
  // A click may lead away before the browser has reported the last scrolling.
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

/** The name of an entry of the history, from its state or from the router's version of the state. */
const keyOf = (from: unknown): string | null =>
  typeof from === 'object' && from !== null && 'key' in from && typeof from.key === 'string' ? from.key : null;

/** The positions that an earlier document stored, in px. */
const storedPlaces = (storage: SafeStorage): [string, number][] =>
  Object.entries(readObject(storage.get(placesKey)) ?? {}).flatMap(([key, place]) =>
    typeof place === 'number' && place >= 0 ? [[key, place]] : [],
  );
