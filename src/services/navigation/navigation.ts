/**
 * Announces navigation within the site, so that the loading bar can follow it.
 */
import { createStore } from '../browser/store';

/** Dispatched on `window` when a navigation takes noticeable time, and when it has ended. */
export const navigationEvents = { slow: 'site:navigation-slow', done: 'site:navigation-done' } as const;

let givenUp = false;

/** Whether the last navigation has been given up, which Gatsby does not know, so that its timer goes on. */
export const setGivenUp = (value: boolean): void => {
  givenUp = value;
};

/** Gatsby found that the next page takes longer than its own threshold (about a second). */
export const announceSlowNavigation = (): boolean => !givenUp && window.dispatchEvent(new Event(navigationEvents.slow));

/** The next page is shown. */
export const announceNavigationDone = (): boolean => window.dispatchEvent(new Event(navigationEvents.done));

/** The address (path, query and hash) to which the visitor goes once the browser is online again; null for none. */
export const waitingFor = createStore<string | null>(null);
