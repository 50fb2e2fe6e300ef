/**
 * The first script of every page that is a file (design 10); the loader, which stands in the document, fetches it after the first
 * paint. It is small: the page is there without it. It fetches what follows: the services when the page is idle, the application
 * at the first sign of intent.
 */

import { offerAttribute, offerIds } from '../../site/product/offers';
import { readPageData } from '../gatsby/page-data';
import { markOffers } from '../pieces/offers';
import { startSearchOpening } from '../pieces/search-opening';
import { mustSpare } from '../platform/connection';
import { pressAgain } from '../platform/event-replay';
import { whenIdle, whenPainted } from '../platform/idle';
import { mostFailures } from '../platform/most-failures';
import { earlyActions } from '../tracker/early-events';
import type { Following, FollowingWindow } from './deferred';
import { keepActions, watchIntent } from './intent';
import { bringReferral } from './referral';

/** Milliseconds after which an untouched page gets the application: long after it has been read for a while. */
const untouchedMs = 15_000;

/** What somebody has chosen with a tool (design 12), such as a plan: only the application can show it. */
const choice = /profiles=|accounts=/;

/** Longest wait in ms of a visitor who has chosen another language: without the script, the link works as well. */
const longestWaitMs = 2_000;

const { document, location, navigator } = window;
const root = document.documentElement;
const script = document.querySelector<HTMLElement>('script[data-path]') ?? root;
const page = readPageData(script);

// On a page that shows nothing by date, a new attribute would only have the styles computed again.
if (offerIds.some((id) => root.hasAttribute(offerAttribute(id)))) markOffers(document, Date.now());

const early = earlyActions(window);
const doAgain = keepActions(document, early);
startSearchOpening(document, early);
const stopWatching = watchIntent(document, startApplication);

// Back to a page that the application showed in an earlier document of this entry: this document is another page's.
const shown = location.pathname + location.search;
window.addEventListener('popstate', () => {
  if (!isAlive && location.pathname + location.search !== shown) location.reload();
});

/**
 * Links and buttons that a service answers: the choice of a language, which is kept before the page is left, an installer, of which
 * the latest version is asked for, and two pieces.
 */
const answeredByServices = '[data-locale], [data-system], [data-consent-settings], [data-close]';

/** Completes a link to register, and has the services answer what is theirs once they are there. */
function onClick(event: MouseEvent): void {
  if (isFollowed || !(event.target instanceof Element)) return;
  const account = event.target.closest<HTMLAnchorElement>('a[data-account=register]');
  if (account) bringReferral(account, location.search);
  const link = event.target.closest<HTMLAnchorElement | HTMLButtonElement>(answeredByServices);
  if (!link || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  // A click from before this script is over: the browser has followed the link.
  if (event.eventPhase) event.preventDefault();
  const leave = (): void => {
    if ('href' in link && event.defaultPrevented) location.assign(link.href);
  };
  const limit = setTimeout(leave, longestWaitMs);
  follow(
    (next) => {
      clearTimeout(limit);
      next.startServices();
      pressAgain(link);
    },
    () => {
      clearTimeout(limit);
      leave();
    },
  );
}

let isFollowed = false;
let isAlive = false;
let following: Promise<Following> | null = null;

/** Failures while the browser was online; those without a connection do not count. */
let failures = 0;
/** Number of requests: browsers remember what they could not import, so each has an address of its own. */
let requests = 0;

/** Loads the following script. If it cannot be loaded, the page stays a document, and the next sign of intent tries again. */
function follow(then: (following: Following) => void, otherwise: () => void = () => {}): void {
  if (!following && failures === mostFailures) {
    otherwise();
    return;
  }
  following ??= load();
  following.then(then).catch((error: unknown) => {
    console.warn(error);
    otherwise();
  });
}

async function load(): Promise<Following> {
  try {
    requests += 1;
    await import(/* webpackIgnore: true */ requests > 1 ? `${page.following}?${requests}` : page.following);
    const begin = (window as Window & FollowingWindow).__following;
    if (!begin) throw new Error(`${page.following} brought nothing`);
    isFollowed = true;
    return begin(page, (tellFields) => {
      isAlive = true;
      stopWatching();
      // After the event that may have brought the application.
      setTimeout(() => doAgain(tellFields));
    });
  } catch (error) {
    following = null;
    if (navigator.onLine) failures += 1;
    throw error;
  }
}

function startServices(): void {
  follow((next) => next.startServices());
}

function startApplication(): void {
  follow((next) => next.startApplication());
}

function begin(): void {
  if (early.length > 0 || 'start' in script.dataset || choice.test(location.search)) startApplication();
  if (document.readyState === 'complete') whenLoaded();
  else window.addEventListener('load', whenLoaded, { once: true });
}

function whenLoaded(): void {
  // What is fetched before the page has been painted delays the paint on a slow connection.
  whenPainted(window, () => whenIdle(window, startServices));
  // They may have failed to load for want of a connection.
  window.addEventListener('online', startServices);
  if (!mustSpare(navigator)) setTimeout(() => whenIdle(window, startApplication), untouchedMs);
}

document.addEventListener('click', onClick, true);
for (const event of early) if (event instanceof MouseEvent) onClick(event);
// A page that the browser prepares in advance may never be seen: until then nothing starts.
if (document.prerendering) document.addEventListener('prerenderingchange', begin, { once: true });
else begin();
