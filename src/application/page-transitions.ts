/**
 * Fades one page of the site into the next, if the browser supports view transitions and the visitor has not asked for less
 * motion (design 12). This is for Gatsby's navigation: full loads would wait for it (docs/layers.md).
 *
 * The browser takes a picture of the old page, and shows it while the next page is put in place. Both together take at most
 * 100 ms; if it takes longer, the navigation goes on without a fade.
 */
import type { Stop } from '../services/browser/clock';
import { navigationEvents } from '../services/navigation/navigation';
import { isFailed, isSamePage, type NavigationStep, withoutHash } from './gatsby';

/** Milliseconds that a navigation may wait for the picture, and for which the picture may be shown. */
export const pictureMs = 50;

/** The fading as a step, which does nothing in a browser without view transitions. */
export function fadePages(window: Window & typeof globalThis): NavigationStep {
  const { document, location } = window;
  if (typeof document.startViewTransition !== 'function') return {};
  const reduced = window.matchMedia('(prefers-reduced-motion: reduce)');
  let target: string | null = null;
  return {
    navigate: (next) => (to, options) => {
      target = typeof to === 'string' && !isSamePage(to, location.href) ? withoutHash(to) : null;
      next(to, options);
    },
    // The next page is put in place as soon as its parts are loaded. The picture is taken just before that.
    loadPage: (next) => async (path) => {
      const resources = await next(path);
      if (path !== target || isFailed(resources)) return resources;
      target = null;
      if (!reduced.matches && document.visibilityState === 'visible') await holdPicture(window);
      return resources;
    },
  };
}

/** Takes a picture of the page, and keeps it up until the next page is shown; resolves when the picture is taken. */
function holdPicture(window: Window & typeof globalThis): Promise<void> {
  return new Promise((taken) => {
    const untilShown = (): Promise<void> =>
      new Promise((shown) => {
        const restore = framesByTimer(window);
        const end = (): void => {
          clearTimeout(limit);
          window.removeEventListener(navigationEvents.done, end);
          restore();
          shown();
        };
        const limit = setTimeout(() => {
          transition.skipTransition();
          end();
        }, pictureMs);
        window.addEventListener(navigationEvents.done, end);
        taken();
      });
    let late = false;
    const transition = window.document.startViewTransition(() => {
      clearTimeout(patience);
      return late ? undefined : untilShown();
    });
    const patience = setTimeout(() => {
      late = true;
      transition.skipTransition();
      taken();
    }, pictureMs);
    // Both reject when the transition is skipped, which is not an error.
    transition.ready.catch(() => {});
    transition.finished.catch(() => {});
  });
}

/**
 * While the picture is shown there are no animation frames, but Gatsby's router waits for one before it shows the next page.
 * So a timer replaces the frame in the meantime.
 */
function framesByTimer(window: Window & typeof globalThis): Stop {
  const { requestAnimationFrame } = window;
  window.requestAnimationFrame = (callback) => window.setTimeout(() => callback(window.performance.now()));
  return () => {
    window.requestAnimationFrame = requestAnimationFrame;
  };
}
