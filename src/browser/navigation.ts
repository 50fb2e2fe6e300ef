/**
 * Announces navigation within the site, so that the loading bar can follow it.
 */

/** Dispatched on `window` when a navigation takes noticeable time, and when it has ended. */
export const navigationEvents = { slow: 'facet:navigation-slow', done: 'facet:navigation-done' } as const;

/** Gatsby found that the next page takes longer than its own threshold (about a second). */
export const announceSlowNavigation = (): boolean => window.dispatchEvent(new Event(navigationEvents.slow));

/** The next page is shown. */
export const announceNavigationDone = (): boolean => window.dispatchEvent(new Event(navigationEvents.done));
