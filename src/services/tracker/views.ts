/**
 * Views of pages: the first one, and each navigation within the site (specification 3).
 */
import { recordedReferrer } from '../../site/privacy/recorded-address';
import type { Clock, Stop } from '../browser/clock';
import { trackerTextLimit, trackerViewMs } from '../constants';
import { navigationEvents } from '../navigation/navigation';
import { shownNotFound } from '../not-found/shown-not-found';
import { pageFields, recorded, type TrackedPage } from './page';

/** Names of the routes for pages that could not be shown. */
const failedRoutes = ['/404', '/error/404', '/error/502'];
/** Name of the route for an address without a page; its view contains the error (specification 2.5 rule 12). */
const notFoundRoute = '/404';

/**
 * Records views.
 * @param routeName name of the current route
 * @param onRoute called with the route's name before its view is recorded
 */
export function recordViews(
  page: TrackedPage,
  clock: Clock,
  routeName: () => string,
  onRoute: (name: string) => void,
): { /** Records a view that is about to be recorded. */ readonly settle: () => void; readonly stop: Stop } {
  const { window, track } = page;
  const { document, performance } = window;
  const documentReferrer = recordedReferrer(document.referrer, document.location.origin).slice(0, trackerTextLimit);
  let previous = '';
  /** When the current page was first shown, in ms since the epoch. */
  let since = 0;
  let pending: (() => void) | null = null;
  let cancel: Stop = () => {};

  const settle = (): void => {
    cancel();
    pending?.();
    pending = null;
  };
  const view = (duration: number, triggerName: string): void => {
    settle();
    const { href } = document.location;
    // A jump within the page is not a view.
    if (withoutHash(href) === withoutHash(previous)) return;
    const [type, referrer] = previous
      ? (['route', recorded(previous)] as const)
      : (['load', documentReferrer] as const);
    const route = routeName();
    previous = href;
    since = page.now();
    onRoute(route);
    pending = () =>
      track(
        'view',
        {
          ...pageFields(window),
          type,
          url: recorded(href),
          referrer,
          referrer_doc: documentReferrer,
          load_duration: Math.round(duration),
          load_result: failedRoutes.includes(route) ? 'failed' : 'success',
          trigger_button: triggerName,
        },
        route === notFoundRoute ? notFoundAddition(document.location.pathname) : undefined,
      );
    cancel = clock.after(trackerViewMs, settle);
  };
  // A navigation begins with a click, except when the visitor goes back or forward.
  const onDone = (): void => {
    const { lastClick } = page;
    if (lastClick && lastClick.at >= since) view(page.now() - lastClick.at, lastClick.name);
    else view(0, '');
  };

  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  view(load?.loadEventEnd || load?.domContentLoadedEventEnd || 0, '');
  window.addEventListener(navigationEvents.done, onDone);
  return {
    settle,
    stop: () => {
      cancel();
      window.removeEventListener(navigationEvents.done, onDone);
    },
  };
}

/** The addition to the view of a missing page: the error of the 404 page, which gives the reason. */
function notFoundAddition(pathname: string): { readonly status: number; readonly message: string } {
  const { status, message } = shownNotFound.get() ?? { status: 404, message: `Page not found: ${pathname}` };
  return { status, message: message.slice(0, trackerTextLimit) };
}

const withoutHash = (address: string): string => address.split('#')[0] ?? '';
