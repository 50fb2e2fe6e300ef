/**
 * The row of the route table for the current page (specification 2.2), by its pattern: at first that of the document, then that
 * of each page to which the application navigates.
 */
import { createStore } from '../platform/store';

export const shownRoute = createStore('');
