import type { Site } from '../../site/hosting/hosts';
import { wrapGatsby } from '../gatsby/gatsby';
import { keepAddress, resolveLanguageNotFound } from '../gatsby/language-not-found';
import { buildFreshness } from '../navigation/build-freshness';
import { leaveFor, leaveSiteFor } from '../navigation/leave';
import { openTarget } from '../navigation/open-target';
import { keepScrollPositions, type RouterLocation } from '../navigation/scroll-restoration';
import { markOffers } from '../pieces/offers';
import { mustSpare } from '../platform/connection';
import { safeStorage } from '../platform/safe-storage';
import { guardClicks, guardNavigation } from './navigation-guard';
import { fadePages } from './page-transitions';
import { stayFresh } from './stay-fresh';

/** Wraps Gatsby's navigation with the navigation policy and the site's additions. Call it before hydration. */
export function startNavigation(window: Window & typeof globalThis, site: Site, navigate: (path: string) => void) {
  const { document, location } = window;
  let isReady = false;
  let announce = (): void => {};
  keepAddress(window, location);
  const positions = keepScrollPositions({
    window,
    storage: safeStorage(() => window.sessionStorage),
    newKey: () => String(Date.now()),
  });
  const report = (message: string): void => console.warn(message);
  wrapGatsby(window, [
    guardNavigation({ site, leave: leaveSiteFor, report }, location),
    fadePages(window),
    // Gatsby alone loads what the first page needs.
    stayFresh(window, () => (isReady ? buildFreshness.get() : null)),
    // `gatsby develop` answers unknown addresses with its own page, and loads that without these steps.
    ...(process.env.NODE_ENV === 'development' ? [] : [resolveLanguageNotFound(site)]),
  ]);
  spareConnection(window);
  guardClicks({ site, leave: leaveFor, report }, document, navigate);
  return {
    onReady: (): void => {
      isReady = true;
      announce = startAnnouncer(document);
    },
    onNavigate: (to: RouterLocation, from: RouterLocation): void => {
      // A jump within the page does not announce a page.
      if (to.pathname !== from.pathname) announce();
      markOffers(document, Date.now());
      openTarget(window);
      positions.onNavigate(to);
    },
  };
}

/** Keeps hovered links from preloading on slow connections (specification 2.6), as Gatsby's own check does not. */
export const spareConnection = ({ document, navigator }: Pick<Window, 'document' | 'navigator'>): void =>
  document.addEventListener('mouseover', (event) => mustSpare(navigator) && event.stopPropagation(), { capture: true });

/**
 * Announces each new page to screen readers by its heading. Gatsby would say "Navigated to …" in English.
 * @returns announces the current page
 */
export function startAnnouncer(document: Document): () => void {
  const theirs = document.getElementById('gatsby-announcer');
  const own = theirs?.cloneNode() as HTMLElement | undefined;
  if (own) theirs?.replaceWith(own);
  return () => {
    if (own) own.textContent = document.querySelector('h1')?.textContent ?? document.title;
  };
}
