/**
 * Lets the scenes move that the visitor has not seen yet (src/ui/scenes/scene-motion.module.css). A scene that is in view stays as it
 * is; and a page is painted sooner while none of them can move.
 */
import type { Stop } from '../browser/clock';
import { navigationEvents } from '../navigation/navigation';

/** The attribute of a scene that may move: empty at first, `on` from when it does. */
export const motionAttribute = 'data-motion';

/** Starts it in this page and in those that follow. */
export function startSceneMotion(window: Window & typeof globalThis): Stop {
  const { document } = window;
  const watch = new window.IntersectionObserver((seen) => {
    for (const { isIntersecting, target } of seen) {
      if (!isIntersecting) target.setAttribute(motionAttribute, 'on');
      watch.unobserve(target);
    }
  });
  const look = (): void => {
    for (const scene of document.querySelectorAll(`[${motionAttribute}=""]`)) watch.observe(scene);
  };
  look();
  window.addEventListener(navigationEvents.done, look);
  return () => {
    watch.disconnect();
    window.removeEventListener(navigationEvents.done, look);
  };
}
