/**
 * What a visitor did before the application was there is done again when it is: by events that carry a mark, so that nothing
 * is counted twice.
 */
const mark = 'facetAgain';

/** Marks an event. */
export const againEvent = <E extends Event>(event: E): E => Object.assign(event, { [mark]: true });

/** Whether an event repeats one that was there before. */
export const isAgain = (event: Event): boolean => mark in event;

/** Presses something once more. */
export const pressAgain = (element: Element): boolean =>
  element.dispatchEvent(againEvent(new MouseEvent('click', { bubbles: true, cancelable: true })));
