import { appDataPath, type PageData, pageDataPath } from '../gatsby/page-data';
import type { ReportFields } from '../platform/hydration';
import { mostFailures } from '../platform/most-failures';

/**
 * @param onReady called when the application has taken over the page
 * @returns starts the application, unless that is already under way. If it cannot be loaded, the page stays a plain
 * document, whose links and menus work.
 */
export function startApplication(page: PageData, onReady: (reportFields: ReportFields) => void): () => void {
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
      .then(onReady)
      .catch((error: unknown) => {
        underWay = false;
        // Failures while offline do not count.
        if (navigator.onLine) failures += 1;
        console.warn('The application could not be started:', error);
      });
  };
}

/** Fetches a file for the application while the application's own script is loading. */
function preload(href: string): void {
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'preload', as: 'fetch', crossOrigin: '', href }),
  );
}
