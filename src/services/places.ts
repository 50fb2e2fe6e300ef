/**
 * Where a visitor stands in each entry of the browser's history, so that Back and Forward return there (specification 2.6).
 *
 * Gatsby's own memory is not used: it learns of the next entry a frame late, so that one entry is given another's place,
 * and it knows all entries that the browser made by itself, as a jump to a heading does, by one name.
 */
import type { Stop } from './clock';
import { hashTarget } from './hash-target';
import { readObject, type SafeStorage } from './safe-storage';

/** Key of the places in session storage, where they outlive a full load. */
export const placesKey = 'facet:places';

/** So many places are kept, the last ones. */
const mostPlaces = 50;

/** What the service needs of the page. */
export interface PlacesDependencies {
  readonly window: Window;
  /** The tab's storage. */
  readonly storage: SafeStorage;
  /** Names a new entry of the history; no two alike. */
  readonly newKey: () => string;
}

/** The address of an entry of the history. Gatsby's router adds the entry's name, as `key`. */
export type Arrival = Pick<Location, 'pathname' | 'search' | 'hash'>;

/** What the page tells the service. */
export interface Places {
  /** Another page, or the same with another hash, is shown: scrolls to where its visitor belongs. */
  readonly arrive: (arrival: Arrival) => void;
  readonly stop: Stop;
}

/**
 * Remembers where the visitor stands, and returns there. Within a page it does so when the history moves; another page is
 * there only later, when `arrive` says so.
 */
export function keepPlaces({ window, storage, newKey }: PlacesDependencies): Places {
  const { document, history, location } = window;
  const places = new Map(storedPlaces(storage));

  /** The name of the present entry of the history; one without gets one. */
  const entry = (): string => {
    const known = keyOf(history.state);
    if (known !== null) return known;
    const key = newKey();
    history.replaceState({ ...history.state, key }, '');
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
    // Another page is shown when its parts are there; until then the visitor scrolls in the one that is left.
    if (pageOf(location) !== shownPage) return;
    shownEntry = key;
    const place = places.get(key);
    // Without a place it is new: the browser jumps to its hash by itself.
    if (place !== undefined) scrollTo(place);
  };
  /** From now on the browser returns to no place by itself. */
  const takeOver = (): void => {
    history.scrollRestoration = 'manual';
  };
  /** The next document of this entry is the browser's to scroll: it can do so before the scripts are there. */
  const handBack = (): void => {
    history.scrollRestoration = 'auto';
    storage.set(placesKey, JSON.stringify(Object.fromEntries([...places].slice(-mostPlaces))));
  };

  const left = places.get(shownEntry);
  if (history.scrollRestoration === 'manual' && left !== undefined) scrollTo(left);
  remember();
  // Not earlier: it would keep the browser from returning to the place in a document that is loaded again.
  if (document.readyState === 'complete') takeOver();
  window.addEventListener('pageshow', takeOver);
  window.addEventListener('pagehide', handBack);
  window.addEventListener('popstate', onPopState);
  window.addEventListener('scroll', remember, { passive: true });
  // A click may lead away before the browser has told of the last scrolling.
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

/** The name of an entry of the history, in its state or in what the router makes of it. */
const keyOf = (from: unknown): string | null =>
  typeof from === 'object' && from !== null && 'key' in from && typeof from.key === 'string' ? from.key : null;

/** The places that an earlier document left, in px. */
const storedPlaces = (storage: SafeStorage): [string, number][] =>
  Object.entries(readObject(storage.get(placesKey)) ?? {}).flatMap(([key, place]) =>
    typeof place === 'number' && place >= 0 ? [[key, place]] : [],
  );
