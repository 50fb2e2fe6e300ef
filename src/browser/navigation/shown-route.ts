/**
 * The route pattern of the current page (specification 2.2): the document's at first, then that of each page to which
 * the application navigates.
 */
import { createStore } from '../platform/store';

export const shownRoute = createStore('');
