/**
 * The error of the current page, if that is the 404 page (specification 2.5 rule 12, 2.6 and 8): the 404 page sets it, and the
 * tracker adds it to the page's view.
 */

import { createStore } from '../platform/store';
import type { PageNotFoundError } from './page-not-found';

/** The error; null while an existing page is shown. */
export const shownNotFound = createStore<PageNotFoundError | null>(null);
