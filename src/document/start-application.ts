/**
 * Fetches and starts the application, once.
 */
import { appDataPath, type PageData, pageDataPath } from './page-data';

/** Number of attempts: a connection may fail once, but a missing file should not be requested again at every move. */
const mostTries = 3;

/**
 * @param onAlive called when the application has taken over the page
 * @returns a function that starts the application, and does nothing if that is already under way. If the application cannot be
 * loaded, the page stays a plain document, whose links and menus work without it
 */
export function startApplication(page: PageData, onAlive: () => void): () => void {
  let underWay = false;
  let tries = 0;
  return () => {
    if (underWay || tries === mostTries) return;
    underWay = true;
    tries += 1;
    if (tries === 1) for (const path of [page.shell, appDataPath, pageDataPath(page.path)]) preload(path);
    import(/* webpackChunkName: "application" */ '../application/start')
      .then(({ start }) => start(page))
      .then(onAlive)
      .catch((error: unknown) => {
        underWay = false;
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
