import { recordedReferrer } from '../../site/privacy/recorded-address';
import { withoutHash } from '../navigation/hash-target';
import { navigationEvents, type ShownPage, shownNotFound } from '../navigation/navigation';
import type { Clock, Stop } from '../platform/clock';
import { trackerTextLimit, trackerViewMs } from '../platform/constants';
import type { TrackedPage } from './page';
import { recorded } from './recorded-text';

/** Routes of pages that could not be shown. */
const failedRoutes = ['/404', '/error/404', '/error/502'];
/** Its view contains the error (specification 2.5 rule 12). */
const notFoundRoute = '/404';

/**
 * Records a view of the first page and of each navigation within the site (specification 3), once the page's head with
 * its title has been written. A page that is replaced before then has not been seen.
 * @param onRoute called with the route before its view is recorded
 * @returns records a pending view
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

  /** @param isLast the page is being left, so do not wait for its head any longer */
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
  // A navigation begins with a click, unless the visitor goes back or forward.
  const onDone = ({ detail }: CustomEvent<ShownPage | null>): void => {
    // A jump within the page is not a view.
    if (withoutHash(detail?.href ?? document.location.href) === withoutHash(previous)) return;
    const { lastClick } = page;
    if (lastClick && lastClick.at >= since) view('route', detail, page.now() - lastClick.at, lastClick.name);
    else view('route', detail, 0, '');
  };
  // A return from the back/forward cache is another view.
  const onPageShow = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) view('load', null, 0, '');
  };

  listen(window, navigationEvents.done, onDone);
  listen(window, 'pageshow', onPageShow);
  view('load', null, loadDuration(performance), '');
  return () => settle(true);
}

/** Milliseconds from the visitor's request to the load event; a prerendered document is older than the request. */
function loadDuration(performance: Performance): number {
  const [load] = (performance.getEntriesByType?.('navigation') ?? []) as unknown as readonly PreparedTiming[];
  const loaded = load?.loadEventEnd || load?.domContentLoadedEventEnd || 0;
  return loaded - (load?.activationStart ?? 0);
}

type PreparedTiming = PerformanceNavigationTiming & { readonly activationStart?: number };

/** Undefined while the document's head has none. */
const canonicalOf = (document: Document): string | undefined =>
  document.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? undefined;

/** The error that the 404 page shows, which gives the reason. */
function notFoundAddition(pathname: string): { readonly status: number; readonly message: string } {
  const { status, message } = shownNotFound.get() ?? { status: 404, message: `Page not found: ${pathname}` };
  return { status, message: message.slice(0, trackerTextLimit) };
}
