/**
 * Loaded after the document: the services and, when needed, the application. This is the first module of the script
 * that contains webpack's runtime; the entry script imports that script and finds this module on `window`.
 */
import { bootServices } from '../boot/boot';
import type { PageData } from '../gatsby/page-data';
import type { ReportFields } from '../platform/hydration';
import { startApplication } from './start-application';

export interface Deferred {
  readonly startServices: () => void;
  readonly startApplication: () => void;
}

export interface DeferredWindow {
  /** @param onReady called when the application has taken over the page */
  __deferred?: (page: PageData, onReady: (reportFields: ReportFields) => void) => Deferred;
}

(window as Window & DeferredWindow).__deferred = (page, onReady) => {
  const startServices = (): void => bootServices(window as Window & typeof globalThis, page.pattern);
  const startApp = startApplication(page, onReady);
  return {
    startServices,
    startApplication: () => {
      startServices();
      startApp();
    },
  };
};
