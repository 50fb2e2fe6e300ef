/**
 * Gatsby's navigation, with the checks for a new build and for the network connection.
 */

import type { BuildFreshness } from '../services/build-freshness';
import type { Stop } from '../services/clock';
import { setGivenUp, waitingFor } from '../services/navigation';

type Navigate = (to: string | number, options?: NavigateOptions) => void;

/** The options of Gatsby's `navigate` and of the guard. */
export interface NavigateOptions {
  readonly replace?: boolean;
  readonly state?: object;
  /** Opts in to leaving the product's domains (specification 2.6). */
  readonly external?: boolean;
}

/** What Gatsby keeps on `window` for its links. */
export interface GatsbyNavigation {
  ___navigate: Navigate;
  ___push: Navigate;
  ___replace: Navigate;
  readonly ___loader: {
    /** A page whose parts cannot be loaded resolves with status `error`, or with nothing. */
    loadPage: (path: string) => Promise<{ readonly status?: string } | undefined>;
  };
}

/** What Gatsby's own links and `navigate` call. */
export const entrances = ['___navigate', '___push', '___replace'] as const;

/**
 * Asks the build freshness service before every navigation within the site whether it has to be a full load, and turns a
 * navigation whose page cannot be loaded into a full load. Both keep query and hash, which Gatsby itself would drop.
 *
 * While the browser is offline, a full load would only remove the page that the visitor is reading. In that case the page
 * stays, and the navigation waits until the browser is online again or the visitor goes elsewhere.
 */
export function takePartInNavigation(
  gatsby: GatsbyNavigation,
  window: Pick<Window, 'location' | 'navigator' | 'addEventListener' | 'removeEventListener'>,
  freshness: Pick<BuildFreshness, 'shouldReload' | 'load' | 'partFailed'>,
): Stop {
  const { location, navigator } = window;
  const { loadPage } = gatsby.___loader;
  const originals = entrances.map((name) => [name, gatsby[name]] as const);
  let target: string | null = null;

  for (const [name, original] of originals) {
    gatsby[name] = (to, options) => {
      waitingFor.set(null);
      setGivenUp(false);
      if (typeof to !== 'string' || isSamePage(to, location.href)) return original(to, options);
      if (navigator.onLine && freshness.shouldReload()) return freshness.load(to);
      target = to;
      original(to, options);
    };
  }
  gatsby.___loader.loadPage = async (path) => {
    const resources = await loadPage(path).catch((): undefined => undefined);
    if (!isFailed(resources)) return resources;
    const isTarget = target !== null && withoutHash(target) === path;
    // Going back changes the address first; the page is loaded after that.
    const isHere = isSamePage(path, location.href);
    if (!navigator.onLine && (isTarget || isHere)) {
      setGivenUp(true);
      waitingFor.set(isTarget ? target : location.href);
    } else if (target !== null && isTarget) freshness.partFailed(target);
    else return resources;
    // The page is either being left or stays. Without a result, Gatsby does not go elsewhere in the meantime.
    return new Promise(() => {});
  };
  const onOnline = (): void => {
    const address = waitingFor.get();
    waitingFor.set(null);
    if (address !== null) freshness.load(address);
  };
  window.addEventListener('online', onOnline);
  return () => {
    for (const [name, original] of originals) gatsby[name] = original;
    gatsby.___loader.loadPage = loadPage;
    window.removeEventListener('online', onOnline);
  };
}

/** Whether a page's parts could not be loaded. */
export const isFailed = (resources: { readonly status?: string } | undefined): boolean =>
  resources === undefined || resources.status === 'error';

/** An address in the form that Gatsby's loader uses. */
export const withoutHash = (address: string): string => address.split('#')[0] ?? '';

/** A jump within the page loads nothing. */
export const isSamePage = (to: string, href: string): boolean =>
  withoutHash(new URL(to, href).href) === withoutHash(href);
