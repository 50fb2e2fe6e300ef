/**
 * Where the one-tap prompt stands: a place of the page's own, so that it covers neither the table of contents nor what
 * else asks at the foot (src/styles/foot.css).
 */
import type { Stop } from '../clock';
import { setAtFoot } from '../foot';
import { createStore } from '../store';

/** Whether a prompt is in its place. */
export const oneTapShown = createStore(false);

/** The place, in the document, and how to take it away with what is in it. */
export interface OneTapPlace {
  readonly element: HTMLElement;
  readonly stop: Stop;
}

/** Makes the place and follows what is put into it. */
export function makeOneTapPlace(window: Window & typeof globalThis): OneTapPlace {
  const { document } = window;
  const element = document.createElement('div');
  element.dataset.oneTapPlace = '';
  const look = (): void => {
    const shown = element.childElementCount > 0;
    oneTapShown.set(shown);
    setAtFoot(document, 'one-tap', shown);
  };
  const observer = new window.MutationObserver(look);
  observer.observe(element, { childList: true });
  document.body.append(element);
  return {
    element,
    stop: () => {
      observer.disconnect();
      element.replaceChildren();
      look();
      element.remove();
    },
  };
}
