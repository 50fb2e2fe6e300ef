import type { Site } from '../../site/hosting/hosts';
import { wrapGatsby } from '../gatsby/gatsby';
import { resolveLanguageNotFound } from '../gatsby/language-not-found';
import { keepAddress } from '../gatsby/page-path';
import { buildFreshness } from '../navigation/build-freshness';
import { leaveFor, leaveSiteFor } from '../navigation/leave';
import { openTarget } from '../navigation/open-target';
import { keepScrollPositions, type RouterLocation } from '../navigation/scroll-restoration';
import { markOffers } from '../pieces/offers';
import { safeStorage } from '../platform/safe-storage';
import { startAnnouncer } from './announcer';
import { startLinks } from './links';
import { guardNavigation } from './navigation-guard';
import { fadePages } from './page-transitions';
import { spareConnection } from './spare-connection';
import { stayFresh } from './stay-fresh';

export interface ApplicationNavigation {
  /** Call it when React has hydrated the page. */
  readonly onReady: () => void;
  /** Call it when another page is shown. */
  readonly onNavigate: (to: RouterLocation, from: RouterLocation) => void;
}

/** Wraps Gatsby's navigation with the navigation policy and the site's additions. Call it before hydration. */
export function startNavigation(
  window: Window & typeof globalThis,
  site: Site,
  navigate: (path: string) => void,
): ApplicationNavigation {
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
    guardNavigation({ site, location, leave: leaveSiteFor, report }),
    fadePages(window),
    // Gatsby alone loads what the first page needs.
    stayFresh(window, () => (isReady ? buildFreshness.get() : null)),
    // `gatsby develop` answers unknown addresses with its own page, and loads that without these steps.
    ...(process.env.NODE_ENV === 'development' ? [] : [resolveLanguageNotFound(site)]),
  ]);
  spareConnection(window);
  startLinks({ site, document, navigate, leave: leaveFor, report });
  return {
    onReady: () => {
      isReady = true;
      announce = startAnnouncer(document);
    },
    onNavigate: (to, from) => {
      // A jump within the page does not announce a page.
      if (to.pathname !== from.pathname) announce();
      markOffers(document, Date.now());
      openTarget(window);
      positions.onNavigate(to);
    },
  };
}
