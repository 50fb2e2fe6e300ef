/**
 * Restores the scroll position of each history entry (specification 2.6). Gatsby's own handler stores it for the wrong
 * entry, and has one key for all entries that the browser creates itself, such as for a jump to a heading.
 */

import { attempt } from '../../site/attempt';
import { readObject, type SafeStorage } from '../platform/safe-storage';
import { hashTarget } from './hash-target';

/** Session storage, which survives a full load. */
export const scrollPositionsKey = 'site:places';
const mostPositions = 50;

export interface ScrollPositionsDependencies {
  readonly window: Window;
  readonly storage: SafeStorage;
  readonly newKey: () => string;
}

/** Gatsby's router adds the history entry's key. */
export type RouterLocation = Pick<Location, 'pathname' | 'search' | 'hash'>;

/** Within a page, positions are restored when the history moves; on another page, when `onNavigate` is called. */
export function keepScrollPositions({ window, storage, newKey }: ScrollPositionsDependencies) {
  const { document, history, location } = window;
  const positions = new Map(storedPositions(storage));

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
    positions.delete(shownEntry);
    positions.set(shownEntry, window.scrollY);
  };
  const onPopState = (): void => {
    const key = entry();
    // Another page is shown once it has loaded. Until then, the visitor scrolls the old one.
    if (pageOf(location) !== shownPage) return;
    shownEntry = key;
    const position = positions.get(key);
    // A new entry has no position: the browser jumps to its hash.
    if (position !== undefined) scrollTo(position);
  };
  const takeOver = (): void => {
    history.scrollRestoration = 'manual';
  };
  /** Lets the browser restore the position after a full load, which it can do before scripts have loaded. */
  const handBack = (): void => {
    history.scrollRestoration = 'auto';
    storage.set(scrollPositionsKey, JSON.stringify(Object.fromEntries([...positions].slice(-mostPositions))));
  };

  const left = positions.get(shownEntry);
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
    onNavigate: (to: RouterLocation): void => {
      const key = keyOf(to) ?? entry();
      if (key === shownEntry) return;
      const behavior = pageOf(to) === shownPage ? 'auto' : 'instant';
      shownEntry = key;
      shownPage = pageOf(to);
      const position = positions.get(shownEntry);
      const target = position === undefined ? hashTarget(document, to.hash) : null;
      if (target) target.scrollIntoView({ behavior });
      else scrollTo(position ?? 0);
      remember();
    },
  };
}

const pageOf = ({ pathname, search }: Pick<RouterLocation, 'pathname' | 'search'>): string => pathname + search;

/** From the history state or from the router's location. */
const keyOf = (from: unknown): string | null =>
  typeof from === 'object' && from !== null && 'key' in from && typeof from.key === 'string' ? from.key : null;

const storedPositions = (storage: SafeStorage): [string, number][] =>
  Object.entries(readObject(storage.get(scrollPositionsKey)) ?? {}).flatMap(([key, position]) =>
    typeof position === 'number' && position >= 0 ? [[key, position]] : [],
  );
