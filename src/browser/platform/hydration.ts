/**
 * Dispatched on `document` when React starts to hydrate. From then on it handles clicks itself, and first hydrates what
 * is clicked.
 */
export const hydratingEvent = 'site:hydrating';

/**
 * Reports to the application what was entered before it started, except for the field in which a word is being
 * composed.
 */
export type ReportFields = (composed: EventTarget | null) => void;

/** Has React hydrate around an element at once, as it does before each click. Nothing listens for the event itself. */
export const hydrateNow = (target: EventTarget): boolean =>
  target.dispatchEvent(new Event('dragend', { bubbles: true }));
