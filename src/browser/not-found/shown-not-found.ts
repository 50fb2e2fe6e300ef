import { createStore } from '../platform/store';
import type { PageNotFoundError } from './page-not-found';

/** The error of the current page if it is a 404 page (specification 2.5 rule 12, 2.6 and 8), for its page view. */
export const shownNotFound = createStore<PageNotFoundError | null>(null);
