/**
 * The error of the page that is shown, where nothing is there (specification 2.5 rule 12, 2.6 and 8): the 404 page says it,
 * the tracker's view carries it.
 */
import type { PageNotFoundError } from './page-not-found';
import { createStore } from './store';

/** The error; null while a page is shown that is there. */
export const shownNotFound = createStore<PageNotFoundError | null>(null);
