/**
 * Fades from one page to the next where the browser has view transitions and the visitor allows motion. A full load
 * would have to wait for it (docs/browser.md). Gatsby's router renders the next page in a task after an animation
 * frame; requested in that frame, the transition captures the old page at its end. If rendering takes too long, the
 * page appears without a fade.
 */

import { attempt } from '../../site/attempt';
import { isFailed, isSamePage, type NavigationStep } from '../gatsby/gatsby';
import { withoutHash } from '../navigation/hash-target';
import { navigationEvents } from '../navigation/navigation';
import { mediaQuery } from '../platform/stand-ins';

/** Maximum time in ms that the capture of the old page is shown. */
export const pictureMs = 100;

export function fadePages(window: Window & typeof globalThis): NavigationStep {
  const { document, location } = window;
  if (typeof document.startViewTransition !== 'function') return {};
  const reduced = mediaQuery(window, '(prefers-reduced-motion: reduce)');
  let target: string | null = null;
  return {
    navigate: (next) => (to, options) => {
      target = typeof to === 'string' && !isSamePage(to, location.href) ? withoutHash(to) : null;
      next(to, options);
    },
    // The page is rendered as soon as its resources have loaded.
    loadPage: (next) => async (path) => {
      const resources = await next(path);
      if (path !== target || isFailed(resources)) return resources;
      target = null;
      if (!reduced.matches && document.visibilityState === 'visible') {
        // The router's callback is in the same frame, after this one.
        window.requestAnimationFrame(() => fade(window));
      }
      return resources;
    },
  };
}

/** Shows a capture of the page until the next one is rendered. If the browser refuses, there is no fade. */
function fade(window: Window & typeof globalThis): void {
  const shown = new Promise<void>((resolve) => {
    const end = (): void => {
      clearTimeout(limit);
      window.removeEventListener(navigationEvents.done, end);
      resolve();
    };
    const limit = setTimeout(() => {
      attempt(() => transition?.skipTransition());
      end();
    }, pictureMs);
    window.addEventListener(navigationEvents.done, end);
  });
  const transition = attempt(() => window.document.startViewTransition(() => shown));
  // Both reject when the transition is skipped, which is not an error.
  transition?.ready.catch(() => {});
  transition?.finished.catch(() => {});
}
