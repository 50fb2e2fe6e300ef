/**
 * Dispatched on `document` when React has begun to take over the page: from then on it handles presses itself, and first takes
 * over what is pressed.
 */
export const hydratingEvent = 'site:hydrating';

/** Tells the application what was entered before it started, but for the field in which a word is being composed. */
export type TellFields = (composed: EventTarget | null) => void;
