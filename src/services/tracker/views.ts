/**
 * Views of pages: the first one, and each navigation within the site (specification 3).
 */
import { recordedReferrer } from '../../site/recorded-address';
import type { Clock, Stop } from '../clock';
import { trackerTextLimit, trackerViewMs } from '../constants';
import { navigationEvents } from '../navigation';
import { shownNotFound } from '../shown-not-found';
import { pageFields, recorded, type TrackedPage } from './page';

/** Names of routes that stand for a page that could not be shown. */
const failedRoutes = ['/404', '/error/404', '/error/502'];
/** Name of the route that stands for an address with no page: its view carries the error (specification 2.5 rule 12). */
const notFoundRoute = '/404';

/**
 * Records views.
 * @param routeName name of the route that is shown now
 * @param onRoute told the route's name before its view is recorded
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
  /** When the page that is shown now was first seen, in ms since the epoch. */
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
    // A jump within the page is no view.
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
  // A navigation lasts from the click that began it; going back or forward begins with none.
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

/** What the view of a page that is not there adds: the error of the 404 page, which says why. */
function notFoundAddition(pathname: string): { readonly status: number; readonly message: string } {
  const { status, message } = shownNotFound.get() ?? { status: 404, message: `Page not found: ${pathname}` };
  return { status, message: message.slice(0, trackerTextLimit) };
}

const withoutHash = (address: string): string => address.split('#')[0] ?? '';
