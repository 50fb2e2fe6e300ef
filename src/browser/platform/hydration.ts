/** Dispatched on `document` when React starts to hydrate. From then on, it handles clicks itself. */
export const hydratingEvent = 'site:hydrating';

/** Reports what was entered before the application started, except in the field where a word is being composed. */
export type ReportFields = (composed: EventTarget | null) => void;

/** Has React hydrate around an element at once, as it does before each click. Nothing listens for the event itself. */
export const hydrateNow = (target: EventTarget): boolean =>
  target.dispatchEvent(new Event('dragend', { bubbles: true }));
