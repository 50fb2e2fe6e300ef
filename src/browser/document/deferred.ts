/**
 * What is loaded after the document (design 10): the services and, when needed, the application. This is the first module of
 * the script that contains webpack's runtime. The entry script fetches that script, and finds this module on `window`.
 */
import { bootServices } from '../boot/boot';
import type { PageData } from '../gatsby/page-data';
import type { TellFields } from '../platform/hydration';
import { startApplication } from './start-application';

/** What the entry script may start. */
export interface Following {
  /** Starts the services, once. */
  readonly startServices: () => void;
  /** Fetches and starts the application, once; the services come first. */
  readonly startApplication: () => void;
}

/** The place on `window` where the entry script finds it. */
export interface FollowingWindow {
  /** @param onAlive called when the application has taken over the page */
  __following?: (page: PageData, onAlive: (tellFields: TellFields) => void) => Following;
}

(window as Window & FollowingWindow).__following = (page, onAlive) => {
  const startServices = (): void => bootServices(window as Window & typeof globalThis, page.pattern);
  const startApp = startApplication(page, onAlive);
  return {
    startServices,
    startApplication: () => {
      startServices();
      startApp();
    },
  };
};
