/**
 * Loaded after the document: the services and, when needed, the application. This is the first module of the script
 * that contains webpack's runtime; the entry script imports that script and finds this module on `window`.
 */
import { bootServices } from '../boot/boot';
import type { PageData } from '../gatsby/page-data';
import type { ReportFields } from '../platform/hydration';
import { startApplication } from './start-application';

export interface Following {
  readonly startServices: () => void;
  /** Starts the services and then the application, once. */
  readonly startApplication: () => void;
}

export interface FollowingWindow {
  /** @param onReady called when the application has taken over the page */
  __following?: (page: PageData, onReady: (reportFields: ReportFields) => void) => Following;
}

(window as Window & FollowingWindow).__following = (page, onReady) => {
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
