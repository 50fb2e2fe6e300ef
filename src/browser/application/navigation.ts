import type { Site } from '../../site/hosting/hosts';
import { putBefore } from '../gatsby/gatsby';
import { resolveLanguageNotFound } from '../gatsby/language-not-found';
import { keepAddress } from '../gatsby/page-path';
import { buildFreshness } from '../navigation/build-freshness';
import { leaveFor, leaveSiteFor } from '../navigation/leave';
import { openTarget } from '../navigation/open-target';
import { type Arrival, keepPlaces } from '../navigation/scroll-restoration';
import { markOffers } from '../pieces/offers';
import { safeStorage } from '../platform/safe-storage';
import { startAnnouncer } from './announcer';
import { startLinks } from './links';
import { guardNavigation } from './navigation-guard';
import { fadePages } from './page-transitions';
import { spareConnection } from './spare-connection';
import { stayFresh } from './stay-fresh';

export interface ApplicationNavigation {
  readonly takePart: () => void;
  /** Another page is shown. */
  readonly arrive: (arrival: Arrival, from: Arrival) => void;
}

/** Wraps Gatsby's navigation with the navigation policy and the site's additions. Call it before hydration. */
export function startNavigation(
  window: Window & typeof globalThis,
  site: Site,
  navigate: (path: string) => void,
): ApplicationNavigation {
  const { document, location, navigator } = window;
  let isReady = false;
  let announce = (): void => {};
  keepAddress(window, location);
  const places = keepPlaces({
    window,
    storage: safeStorage(() => window.sessionStorage),
    newKey: () => String(Date.now()),
  });
  const report = (message: string): void => console.warn(message);
  putBefore(window, [
    guardNavigation({ site, location, leave: leaveSiteFor, report }),
    fadePages(window),
    // Gatsby alone loads what the first page needs.
    stayFresh(window, () => (isReady ? buildFreshness.get() : null)),
    // `gatsby develop` answers unknown addresses with its own page, and loads that without these steps.
    ...(process.env.NODE_ENV === 'development' ? [] : [resolveLanguageNotFound(site)]),
    spareConnection(navigator),
  ]);
  startLinks({ site, document, navigate, leave: leaveFor, report });
  return {
    takePart: () => {
      isReady = true;
      announce = startAnnouncer(document);
    },
    arrive: (arrival, from) => {
      // A jump within the page does not announce a page.
      if (arrival.pathname !== from.pathname) announce();
      markOffers(document, Date.now());
      openTarget(window);
      places.arrive(arrival);
    },
  };
}
