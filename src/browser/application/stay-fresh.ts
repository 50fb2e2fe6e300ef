import { isFailed, isSamePage, type NavigationStep } from '../gatsby/gatsby';
import type { BuildFreshness } from '../navigation/build-freshness';
import { withoutHash } from '../navigation/hash-target';
import { setGivenUp, waitingFor } from '../navigation/navigation';

/**
 * Turns a navigation into a full load, with query and hash, if the build is outdated or the page cannot be loaded.
 * Offline, the page stays instead, and the navigation waits until the browser is online or the visitor goes elsewhere.
 * @param freshness null until the service has started; until then, Gatsby navigates alone
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
      // Going back changes the address before the page is loaded.
      const isHere = isSamePage(path, location.href);
      if (!navigator.onLine && (isTarget || isHere)) {
        setGivenUp(true);
        waitingFor.set(isTarget ? target : location.href);
      } else if (target !== null && isTarget) service.partFailed(target);
      else return resources;
      // The page is being left, or stays. As long as this is pending, Gatsby does nothing.
      return new Promise(() => {});
    },
  };
}
