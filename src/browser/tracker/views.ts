/**
 * Views of pages: the first one, and each navigation within the site (specification 3).
 */
import type { Clock, Stop } from '../clock';
import { trackerTextLimit, trackerViewMs } from '../constants';
import { navigationEvents } from '../navigation';
import { pageFields, type TrackedPage } from './page';

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
    const href = document.location.href.slice(0, trackerTextLimit);
    // A jump within the page is no view.
    if (withoutHash(href) === withoutHash(previous)) return;
    const [type, referrer] = previous ? (['route', previous] as const) : (['load', document.referrer] as const);
    const route = routeName();
    previous = href;
    since = page.now();
    onRoute(route);
    const message = `Page not found: ${document.location.pathname}`.slice(0, trackerTextLimit);
    pending = () =>
      track(
        'view',
        {
          ...pageFields(window),
          url: href,
          type,
          referrer: referrer.slice(0, trackerTextLimit),
          referrer_doc: document.referrer.slice(0, trackerTextLimit),
          load_duration: Math.round(duration),
          load_result: failedRoutes.includes(route) ? 'failed' : 'success',
          trigger_button: triggerName,
        },
        route === notFoundRoute ? { status: 404, message } : undefined,
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

const withoutHash = (address: string): string => address.split('#')[0] ?? '';
