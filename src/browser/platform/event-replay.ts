/**
 * Repeats what a visitor did before the application had started. The repeated events are marked, so that nothing is counted
 * twice.
 */
const mark = 'siteAgain';

/** Marks an event. */
export const againEvent = <E extends Event>(event: E): E => Object.assign(event, { [mark]: true });

/** Whether an event repeats an earlier one. */
export const isAgain = (event: Event): boolean => mark in event;

/** Repeats a press. */
export const pressAgain = (element: Element): boolean =>
  element.dispatchEvent(againEvent(new MouseEvent('click', { bubbles: true, cancelable: true })));
