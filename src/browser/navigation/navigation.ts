/**
 * Announces navigation within the site, so that the loading bar can follow it.
 */
import { createStore } from '../platform/store';

/** Dispatched on `window` when a navigation takes noticeable time, and when it has ended. */
export const navigationEvents = { slow: 'site:navigation-slow', done: 'site:navigation-done' } as const;

let givenUp = false;

/** Whether the last navigation has been given up, which Gatsby does not know, so that its timer goes on. */
export const setGivenUp = (value: boolean): void => {
  givenUp = value;
};

/** Gatsby found that the next page takes longer than its own threshold (about a second). */
export const announceSlowNavigation = (): boolean => !givenUp && window.dispatchEvent(new Event(navigationEvents.slow));

/** The page that a navigation has shown, as the detail of the event that says so. */
export interface ShownPage {
  /** Its address: the window's may already be that of the next page. */
  readonly href: string;
  /** Its canonical address, by which its head can be told from that of the page before. */
  readonly canonical: string;
}

/** The next page is shown. Gatsby writes its head a little later. */
export const announceNavigationDone = (detail?: ShownPage): boolean =>
  window.dispatchEvent(new CustomEvent(navigationEvents.done, { detail }));

/** The address (path, query and hash) to which the visitor goes once the browser is online again; null for none. */
export const waitingFor = createStore<string | null>(null);
