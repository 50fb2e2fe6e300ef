/**
 * Navigation after a new build, and without a network connection.
 */

import { isFailed, isSamePage, type NavigationStep, withoutHash } from '../gatsby/gatsby';
import type { BuildFreshness } from '../navigation/build-freshness';
import { setGivenUp, waitingFor } from '../navigation/navigation';

/**
 * Asks the build freshness service before every navigation within the site whether it has to be a full load, and turns a
 * navigation whose page cannot be loaded into a full load. Both keep query and hash, which Gatsby itself would drop.
 *
 * While the browser is offline, a full load would only remove the page that the visitor is reading. In that case the page
 * stays, and the navigation waits until the browser is online again or the visitor goes elsewhere.
 * @param freshness the service; null as long as it has not started, and Gatsby navigates alone
 */
export function stayFresh(
  { location, navigator, addEventListener }: Pick<Window, 'location' | 'navigator' | 'addEventListener'>,
  freshness: () => Pick<BuildFreshness, 'shouldReload' | 'load' | 'partFailed'> | null,
): NavigationStep {
  let target: string | null = null;
  addEventListener('online', () => {
    const address = waitingFor.get();
    waitingFor.set(null);
    if (address !== null) freshness()?.load(address);
  });
  return {
    navigate: (next) => (to, options) => {
      const service = freshness();
      if (!service) return next(to, options);
      waitingFor.set(null);
      setGivenUp(false);
      if (typeof to !== 'string' || isSamePage(to, location.href)) return next(to, options);
      if (navigator.onLine && service.shouldReload()) return service.load(to);
      target = to;
      next(to, options);
    },
    loadPage: (next) => async (path) => {
      const service = freshness();
      if (!service) return next(path);
      const resources = await next(path).catch((): undefined => undefined);
      if (!isFailed(resources)) return resources;
      const isTarget = target !== null && withoutHash(target) === path;
      // Going back changes the address first; the page is loaded after that.
      const isHere = isSamePage(path, location.href);
      if (!navigator.onLine && (isTarget || isHere)) {
        setGivenUp(true);
        waitingFor.set(isTarget ? target : location.href);
      } else if (target !== null && isTarget) service.partFailed(target);
      else return resources;
      // The page is either being left or stays. Without a result, Gatsby does not go elsewhere in the meantime.
      return new Promise(() => {});
    },
  };
}
