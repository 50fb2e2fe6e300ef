/**
 * Dispatched on `document` when React has begun to take over the page: from then on it handles presses itself, and first takes
 * over what is pressed.
 */
export const hydratingEvent = 'facet:hydrating';
