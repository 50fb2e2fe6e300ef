/**
 * Dispatched on `document` when React has begun to take over the page: from then on it handles presses itself, and first takes
 * over what is pressed.
 */
export const hydratingEvent = 'site:hydrating';

/** Tells the application what was entered before it started, but for the field in which a word is being composed. */
export type TellFields = (composed: EventTarget | null) => void;

/**
 * Has React hydrate the part of the page around an element at once, as it does before each press in it. Nothing listens for the event
 * itself.
 */
export const hydrateNow = (target: EventTarget): boolean =>
  target.dispatchEvent(new Event('dragend', { bubbles: true }));
