/**
 * Fades one page of the site into the next, if the browser supports view transitions and the visitor has not asked for less
 * motion (design 12). This is for Gatsby's navigation: full loads would wait for it (docs/layers.md).
 *
 * Gatsby's router shows the next page after a frame, in a task of its own. So the transition is asked for in that frame: the browser
 * takes its picture of the old page at the end of it, and shows the picture while the next page is put in place. Nothing waits for
 * it; if the page takes longer than the picture may be shown, it comes without a fade.
 */

import { isFailed, isSamePage, type NavigationStep, withoutHash } from '../gatsby/gatsby';
import { navigationEvents } from '../navigation/navigation';
import { mediaQuery } from '../platform/stand-ins';
import { attempt } from '../platform/text-of';

/** Milliseconds for which the picture of the old page may be shown. */
export const pictureMs = 100;

/** The fading as a step, which does nothing in a browser without view transitions. */
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
    // The next page is put in place as soon as its parts are loaded.
    loadPage: (next) => async (path) => {
      const resources = await next(path);
      if (path !== target || isFailed(resources)) return resources;
      target = null;
      if (!reduced.matches && document.visibilityState === 'visible') {
        // The router's frame is the same, and comes after this one.
        window.requestAnimationFrame(() => fade(window));
      }
      return resources;
    },
  };
}

/** Takes a picture of the page, and keeps it up until the next page is shown. A browser that refuses shows the page without it. */
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
