/** Replayed events are marked so that they are not counted twice. */
const mark = 'siteAgain';

const asReplay = <E extends Event>(event: E): E => Object.assign(event, { [mark]: true });

export const isReplay = (event: Event): boolean => mark in event;

export const replayClick = (element: Element): boolean =>
  element.dispatchEvent(asReplay(new MouseEvent('click', { bubbles: true, cancelable: true })));
