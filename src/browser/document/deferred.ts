/**
 * Loaded after the document: the services and, when needed, the application. This is the first module of the script
 * that contains webpack's runtime; the entry script imports that script and finds this module on `window`.
 */
import { bootServices } from '../boot/boot';
import { appDataPath, type PageData, pageDataPath } from '../gatsby/page-data';
import { mostFailures } from '../platform/connection';
import type { ReportFields } from '../platform/hydration';

export interface Deferred {
  readonly startServices: () => void;
  readonly startApplication: () => void;
}

export interface DeferredWindow {
  /**
   * If the application cannot be loaded, the page stays a plain document, whose links and menus work.
   * @param onReady called when the application has taken over the page
   */
  __deferred?: (page: PageData, onReady: (reportFields: ReportFields) => void) => Deferred;
}

(window as Window & DeferredWindow).__deferred = (page, onReady) => {
  let underWay = false;
  let failures = 0;
  let isPreloaded = false;
  const startApplication = (): void => {
    startServices();
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
  const startServices = (): void => bootServices(window as Window & typeof globalThis, page.pattern);
  return { startServices, startApplication };
};

/** Fetches a file for the application while the application's own script is loading. */
function preload(href: string): void {
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'preload', as: 'fetch', crossOrigin: '', href }),
  );
}
