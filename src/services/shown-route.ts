/**
 * The row of the route table to which the page that is shown belongs (specification 2.2), by its pattern: the document's, then
 * that of each page to which the application navigates.
 */
import { createStore } from './store';

export const shownRoute = createStore('');
