/**
 * The first script of every page, and the only one that a document names (design 10). It is small: the page is there without
 * it. It fetches what follows: the services when the page is idle, the application at the first sign of intent.
 */
import { pressAgain } from '../services/again';
import { consentKey } from '../services/consent-key';
import { collectEarlyEvents } from '../services/early-events';
import { undecidedAttribute } from '../services/foot';
import { whenIdle } from '../services/idle';
import { markOffers } from '../services/offers';
import type { Following, FollowingWindow } from './following';
import { keepActions, watchIntent } from './intent';
import { readPageData } from './page-data';

/** Milliseconds after which an untouched page gets the application: long after it has been read for a while. */
const untouchedMs = 15_000;

/** Pages that cannot do without the application: an unknown address may belong to a page that has moved. */
const alwaysAlive = /^\/(?:404|error\/)/;

/** Pages on which something holds for some days only carry the state in which they were served. */
const datedPages = '[data-september]';

/** Times that what follows is fetched: what is not there is not asked for at every step of the pointer. */
const mostTries = 3;

const slowTypes = /^(?:slow-)?2g$/;

const { document, location, navigator } = window;
const root = document.documentElement;
const page = readPageData(document.currentScript ?? root);

collectEarlyEvents(window);
if (root.matches(datedPages)) markOffers(document, Date.now());
if (!hasAnswered()) root.setAttribute(undecidedAttribute, '');

const doAgain = keepActions(document);
const stopWatching = watchIntent(document, startApplication);

// Back to a page that the application showed in an earlier document of this entry: this document is another page's.
const shown = location.pathname + location.search;
window.addEventListener('popstate', () => {
  if (!isAlive && location.pathname + location.search !== shown) location.reload();
});

// A choice of language is kept by a service, before the browser leaves the page.
document.addEventListener(
  'click',
  (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-locale]') : null;
    const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
    if (isFollowed || !link || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
    event.preventDefault();
    follow(
      (next) => {
        next.startServices();
        pressAgain(link);
      },
      () => location.assign(link.href),
    );
  },
  true,
);

let isFollowed = false;
let isAlive = false;
let following: Promise<Following> | null = null;

let tries = 0;

/**
 * Fetches what follows. Where it cannot be had, the page stays a document, and the next sign tries again, a few times, under
 * another address: browsers remember what they could not import.
 */
function follow(then: (following: Following) => void, otherwise: () => void = () => {}): void {
  if (!following) {
    if (tries === mostTries) {
      otherwise();
      return;
    }
    tries += 1;
  }
  following ??= import(/* webpackIgnore: true */ tries > 1 ? `${page.following}?${tries}` : page.following).then(() => {
    const begin = (window as Window & FollowingWindow).__facetFollowing;
    if (!begin) throw new Error(`${page.following} brought nothing`);
    isFollowed = true;
    return begin(page, () => {
      isAlive = true;
      stopWatching();
      doAgain();
    });
  });
  following.then(then).catch((error: unknown) => {
    following = null;
    console.warn(error);
    otherwise();
  });
}

function startApplication(): void {
  follow((next) => next.startApplication());
}

function whenLoaded(): void {
  whenIdle(window, () => follow((next) => next.startServices()));
  const { effectiveType = '', saveData = false } = navigator.connection ?? {};
  if (!saveData && !slowTypes.test(effectiveType)) setTimeout(() => whenIdle(window, startApplication), untouchedMs);
}

if (alwaysAlive.test(page.pattern)) startApplication();
if (document.readyState === 'complete') whenLoaded();
else window.addEventListener('load', whenLoaded, { once: true });

/** Whether the visitor has answered the question for consent. Where storage is forbidden, nobody knows. */
function hasAnswered(): boolean {
  try {
    return localStorage.getItem(consentKey) !== null;
  } catch {
    return false;
  }
}
