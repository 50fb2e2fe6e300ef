/** Replayed events are marked so that they are not counted twice. */
const mark = 'siteAgain';

export const againEvent = <E extends Event>(event: E): E => Object.assign(event, { [mark]: true });

export const isAgain = (event: Event): boolean => mark in event;

export const pressAgain = (element: Element): boolean =>
  element.dispatchEvent(againEvent(new MouseEvent('click', { bubbles: true, cancelable: true })));
