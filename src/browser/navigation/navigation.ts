import { createStore } from '../platform/store';

/** Dispatched on `window` for the loading bar: a navigation is slow, or has ended. */
export const navigationEvents = { slow: 'site:navigation-slow', done: 'site:navigation-done' } as const;

let givenUp = false;

/** Whether the last navigation was given up. Gatsby does not know that, and its timer goes on. */
export const setGivenUp = (value: boolean): void => {
  givenUp = value;
};

/** Gatsby calls this when the next page takes longer than about a second. */
export const announceSlowNavigation = (): boolean => !givenUp && window.dispatchEvent(new Event(navigationEvents.slow));

export interface ShownPage {
  /** The window's address may already be that of the next page. */
  readonly href: string;
  /** Tells the head of this page from that of the previous one. */
  readonly canonical: string;
}

/** Gatsby writes the head of the new page a little later. */
export const announceNavigationDone = (detail?: ShownPage): boolean =>
  window.dispatchEvent(new CustomEvent(navigationEvents.done, { detail }));

/** The address (path, query and hash) to open once the browser is online again. */
export const waitingFor = createStore<string | null>(null);

/** The route pattern of the current page (specification 2.2). */
export const shownRoute = createStore('');

/** The error of the current page if it is a 404 page (specification 2.5 rule 12, 2.6 and 8), for its page view. */
export const shownNotFound = createStore<{ readonly status: number; readonly message: string } | null>(null);
