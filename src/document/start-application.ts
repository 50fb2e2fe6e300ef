/**
 * Fetches and starts the application, once.
 */
import { appDataPath, type PageData, pageDataPath } from './page-data';

/** Times that it is tried: a connection may fail once, but what is not there is not asked for at every step of the pointer. */
const mostTries = 3;

/**
 * @param onAlive called when the application has taken the page over
 * @returns starts it; nothing when it is on its way. Where it cannot be had, the page stays the document that it is, whose
 * links and menus work by themselves
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

/** Fetches a file that the application will ask for, while the application itself is fetched. */
function preload(href: string): void {
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'preload', as: 'fetch', crossOrigin: '', href }),
  );
}
