/**
 * The first script file of every page, which the loader fetches after the first paint. It fetches the rest: the
 * services when the page is idle, the application at the first sign of intent.
 */
import { offerAttribute, offerIds } from '../../site/product/offers';
import { readPageData } from '../gatsby/page-data';
import { markOffers } from '../pieces/offers';
import { startSearchOpening } from '../pieces/search-opening';
import { mostFailures, mustSpare } from '../platform/connection';
import { replayClick } from '../platform/event-replay';
import { whenIdle, whenPainted } from '../platform/idle';
import { earlyActions } from '../tracker/early-events';
import type { Deferred, DeferredWindow } from './deferred';
import { keepActions, watchIntent } from './intent';
import { addReferral } from './referral';

/** Wait in ms before an untouched page gets the application. */
const untouchedMs = 15_000;
/** The address contains choices made in a tool, such as a plan. Only the application can show them. */
const choice = /profiles=|accounts=/;
/** Maximum time in ms that a click on a link waits for the services. The link also works without them. */
const longestWaitMs = 2_000;
const { document, location, navigator } = window;
const root = document.documentElement;
const script = document.querySelector<HTMLElement>('script[data-path]') ?? root;
const page = readPageData(script);

// A page without dated offers needs no attribute, which would only cause a style recalculation.
if (offerIds.some((id) => root.hasAttribute(offerAttribute(id)))) markOffers(document, Date.now());

const early = earlyActions(window);
const replay = keepActions(document, early);
startSearchOpening(document, early);
const stopWatching = watchIntent(document, startApplication);

// The visitor went back to a page that the application had shown in an earlier document. This document has other
// content.
const shown = location.pathname + location.search;
window.addEventListener('popstate', () => {
  if (!isReady && location.pathname + location.search !== shown) location.reload();
});

/** Handled by services: the choice of language, installers, the consent dialog, and the close buttons. */
const answeredByServices = '[data-locale], [data-system], [data-consent-settings], [data-close]';

/** Adds the referral to a register link, and lets the services handle their elements once they are loaded. */
function onClick(event: MouseEvent): void {
  if (isDeferredLoaded || !(event.target instanceof Element)) return;
  const account = event.target.closest<HTMLAnchorElement>('a[data-account=register]');
  if (account) addReferral(account, location.search);
  const link = event.target.closest<HTMLAnchorElement | HTMLButtonElement>(answeredByServices);
  if (!link || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  // For a click from before this script ran, the browser has already followed the link.
  if (event.eventPhase) event.preventDefault();
  const leave = (): void => {
    if ('href' in link && event.defaultPrevented) location.assign(link.href);
  };
  const limit = setTimeout(leave, longestWaitMs);
  whenDeferred(
    (next) => {
      clearTimeout(limit);
      next.startServices();
      replayClick(link);
    },
    () => {
      clearTimeout(limit);
      leave();
    },
  );
}

let isDeferredLoaded = false;
let isReady = false;
let deferred: Promise<Deferred> | null = null;

/** Failures while online. */
let failures = 0;
/** Each request needs its own address, since browsers cache failed imports. */
let requests = 0;

/** Loads the deferred script. If that fails, the page stays a document, and the next sign of intent tries again. */
function whenDeferred(then: (deferred: Deferred) => void, otherwise: () => void = () => {}): void {
  if (!deferred && failures === mostFailures) {
    otherwise();
    return;
  }
  deferred ??= load();
  deferred.then(then).catch((error: unknown) => {
    console.warn(error);
    otherwise();
  });
}

async function load(): Promise<Deferred> {
  try {
    requests += 1;
    await import(/* webpackIgnore: true */ requests > 1 ? `${page.following}?${requests}` : page.following);
    const begin = (window as Window & DeferredWindow).__deferred;
    if (!begin) throw new Error(`${page.following} brought nothing`);
    isDeferredLoaded = true;
    return begin(page, (reportFields) => {
      isReady = true;
      stopWatching();
      // After the event that may have triggered the application.
      setTimeout(() => replay(reportFields));
    });
  } catch (error) {
    deferred = null;
    if (navigator.onLine) failures += 1;
    throw error;
  }
}

function startServices(): void {
  whenDeferred((next) => next.startServices());
}

function startApplication(): void {
  whenDeferred((next) => next.startApplication());
}

function begin(): void {
  if (early.length > 0 || 'start' in script.dataset || choice.test(location.search)) startApplication();
  if (document.readyState === 'complete') whenLoaded();
  else window.addEventListener('load', whenLoaded, { once: true });
}

function whenLoaded(): void {
  // A request before the first paint would delay it on a slow connection.
  whenPainted(window, () => whenIdle(window, startServices));
  // Loading may have failed for lack of a connection.
  window.addEventListener('online', startServices);
  if (!mustSpare(navigator)) setTimeout(() => whenIdle(window, startApplication), untouchedMs);
}

document.addEventListener('click', onClick, true);
for (const event of early) if (event instanceof MouseEvent) onClick(event);
// A prerendered page may never be seen, so nothing starts until it is shown.
if (document.prerendering) document.addEventListener('prerenderingchange', begin, { once: true });
else begin();
