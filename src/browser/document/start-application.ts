/**
 * Fetches and starts the application, once.
 */

import { appDataPath, type PageData, pageDataPath } from '../gatsby/page-data';
import type { TellFields } from '../platform/hydration';
import { mostFailures } from '../platform/most-failures';

/**
 * @param onAlive called when the application has taken over the page
 * @returns a function that starts the application, and does nothing if that is already under way. If the application cannot be
 * loaded, the page stays a plain document, whose links and menus work without it
 */
export function startApplication(page: PageData, onAlive: (tellFields: TellFields) => void): () => void {
  let underWay = false;
  let failures = 0;
  let isPreloaded = false;
  return () => {
    if (underWay || failures === mostFailures) return;
    underWay = true;
    if (!isPreloaded) for (const path of [page.shell, appDataPath, pageDataPath(page.path)]) preload(path);
    isPreloaded = true;
    import(/* webpackChunkName: "application" */ '../application/start')
      .then(({ start }) => start(page))
      .then(onAlive)
      .catch((error: unknown) => {
        underWay = false;
        // What fails while the browser is offline does not count.
        if (navigator.onLine) failures += 1;
        console.warn('The application could not be started:', error);
      });
  };
}

/** Fetches a file that the application will need, while the application itself is being fetched. */
function preload(href: string): void {
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'preload', as: 'fetch', crossOrigin: '', href }),
  );
}
