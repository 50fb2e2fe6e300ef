/**
 * Views of pages: the first one, and each navigation within the site (specification 3).
 */
import { recordedReferrer } from '../../site/privacy/recorded-address';
import { navigationEvents, type ShownPage } from '../navigation/navigation';
import { shownNotFound } from '../not-found/shown-not-found';
import type { Clock, Stop } from '../platform/clock';
import { trackerTextLimit, trackerViewMs } from '../platform/constants';
import type { TrackedPage } from './page';
import { recorded } from './recorded-text';

/** Names of the routes for pages that could not be shown. */
const failedRoutes = ['/404', '/error/404', '/error/502'];
/** Name of the route for an address without a page; its view contains the error (specification 2.5 rule 12). */
const notFoundRoute = '/404';

/**
 * Records views: one for each page whose head has been written, since its title belongs to the view. A page that another one
 * replaces before that has not been seen.
 * @param routeName name of the current route
 * @param onRoute called with the route's name before its view is recorded
 * @returns records a view that is about to be recorded
 */
export function recordViews(
  page: TrackedPage,
  clock: Clock,
  routeName: () => string,
  onRoute: (name: string) => void,
): () => void {
  const { window, track, listen } = page;
  const { document, performance } = window;
  const documentReferrer = recordedReferrer(document.referrer, document.location.origin).slice(0, trackerTextLimit);
  let previous = '';
  /** When the current page was first shown, in ms since the epoch. */
  let since = 0;
  /** The view that waits for its page's head. */
  let pending: { readonly canonical: string | null; readonly record: () => void } | null = null;
  let cancel: Stop = () => {};

  /** @param isLast whether the page is left, so that its head is not waited for any longer */
  const settle = (isLast: boolean): void => {
    cancel();
    if (!pending) return;
    const isWritten = pending.canonical === null || pending.canonical === canonicalOf(document);
    if (isWritten) pending.record();
    if (isWritten || isLast) pending = null;
    else cancel = clock.after(trackerViewMs, () => settle(false));
  };
  const view = (type: 'load' | 'route', shown: ShownPage | null, duration: number, triggerName: string): void => {
    settle(true);
    const { href } = shown ?? document.location;
    const referrer = type === 'route' ? recorded(previous) : documentReferrer;
    const route = routeName();
    previous = href;
    since = page.now();
    onRoute(route);
    pending = {
      canonical: shown?.canonical ?? null,
      record: () =>
        track(
          'view',
          {
            title: document.title,
            type,
            url: recorded(href),
            referrer,
            referrer_doc: documentReferrer,
            load_duration: Math.max(0, Math.round(duration)),
            load_result: failedRoutes.includes(route) ? 'failed' : 'success',
            trigger_button: triggerName,
          },
          route === notFoundRoute ? notFoundAddition(new URL(href).pathname) : undefined,
        ),
    };
    cancel = clock.after(trackerViewMs, () => settle(false));
  };
  // A navigation begins with a click, except when the visitor goes back or forward.
  const onDone = ({ detail }: CustomEvent<ShownPage | null>): void => {
    // A jump within the page is not a view.
    if (withoutHash(detail?.href ?? document.location.href) === withoutHash(previous)) return;
    const { lastClick } = page;
    if (lastClick && lastClick.at >= since) view('route', detail, page.now() - lastClick.at, lastClick.name);
    else view('route', detail, 0, '');
  };
  // The back/forward cache shows a page again that the visitor has seen before: another view of it, at once.
  const onPageShow = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) view('load', null, 0, '');
  };

  listen(window, navigationEvents.done, onDone);
  listen(window, 'pageshow', onPageShow);
  view('load', null, loadDuration(performance), '');
  return () => settle(true);
}

/** Milliseconds until the document was loaded, from when the visitor asked for it: one that was prepared in advance is older. */
function loadDuration(performance: Performance): number {
  const [load] = (performance.getEntriesByType?.('navigation') ?? []) as unknown as readonly PreparedTiming[];
  const loaded = load?.loadEventEnd || load?.domContentLoadedEventEnd || 0;
  return loaded - (load?.activationStart ?? 0);
}

type PreparedTiming = PerformanceNavigationTiming & { readonly activationStart?: number };

/** The canonical address of the page whose head is in the document; undefined while there is none. */
const canonicalOf = (document: Document): string | undefined =>
  document.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? undefined;

/** The addition to the view of a missing page: the error of the 404 page, which gives the reason. */
function notFoundAddition(pathname: string): { readonly status: number; readonly message: string } {
  const { status, message } = shownNotFound.get() ?? { status: 404, message: `Page not found: ${pathname}` };
  return { status, message: message.slice(0, trackerTextLimit) };
}

const withoutHash = (address: string): string => address.split('#')[0] ?? '';
