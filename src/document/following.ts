/**
 * What follows the document (design 10): the services and, when it is asked for, the application. This is the first module of
 * the script that has webpack's runtime; the entry script fetches it, and finds it on `window`.
 */
import { logError } from '../services/error-log';
import { start } from '../services/start';
import type { PageData } from './page-data';
import { startApplication } from './start-application';

/** What the entry script may start. */
export interface Following {
  /** Starts the services, once. */
  readonly startServices: () => void;
  /** Fetches and starts the application, once; the services come first. */
  readonly startApplication: () => void;
}

/** Where the entry script finds it. */
export interface FollowingWindow {
  /** @param onAlive called when the application has taken the page over */
  __facetFollowing?: (page: PageData, onAlive: () => void) => Following;
}

(window as Window & FollowingWindow).__facetFollowing = (page, onAlive) => {
  let isStarted = false;
  const startServices = (): void => {
    if (isStarted) return;
    isStarted = true;
    start(window as Window & typeof globalThis, page.pattern).catch(logError);
  };
  const startApp = startApplication(page, onAlive);
  return {
    startServices,
    startApplication: () => {
      startServices();
      startApp();
    },
  };
};
