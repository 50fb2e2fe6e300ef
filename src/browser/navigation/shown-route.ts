/** The route pattern of the current page (specification 2.2). */
import { createStore } from '../platform/store';

export const shownRoute = createStore('');
