/** A container for the one-tap prompt, placed so that it covers no other request (src/components/styles/foot.css). */
import { setBottomBar } from '../platform/bottom-bar';
import { createStore } from '../platform/store';

export const oneTapShown = createStore(false);

export function makeOneTapPlace(window: Window & typeof globalThis) {
  const { document } = window;
  const element = document.createElement('div');
  element.dataset.oneTapPlace = '';
  const look = (): void => {
    const shown = element.childElementCount > 0;
    oneTapShown.set(shown);
    setBottomBar(document, 'one-tap', shown);
  };
  const observer = new window.MutationObserver(look);
  observer.observe(element, { childList: true });
  document.body.append(element);
  return {
    element,
    stop: (): void => {
      observer.disconnect();
      element.replaceChildren();
      look();
      element.remove();
    },
  };
}
