/**
 * Navigation within the application: Gatsby's navigation with the policy applied, and with the site's additions.
 */

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

/** Callbacks for Gatsby's life cycle. */
export interface ApplicationNavigation {
  /** The page is alive. */
  readonly takePart: () => void;
  /** Another page is shown. */
  readonly arrive: (arrival: Arrival, from: Arrival) => void;
}

/** Prepares Gatsby's navigation. Call it before the page hydrates. */
export function startNavigation(
  window: Window & typeof globalThis,
  site: Site,
  navigate: (path: string) => void,
): ApplicationNavigation {
  const { document, location, navigator } = window;
  let isAlive = false;
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
    // What the page is started with is loaded by Gatsby alone.
    stayFresh(window, () => (isAlive ? buildFreshness.get() : null)),
    // `gatsby develop` answers an unknown address with a page of its own, and loads that past these steps.
    ...(process.env.NODE_ENV === 'development' ? [] : [resolveLanguageNotFound(site)]),
    spareConnection(navigator),
  ]);
  startLinks({ site, document, navigate, leave: leaveFor, report });
  return {
    takePart: () => {
      isAlive = true;
      announce = startAnnouncer(document);
    },
    arrive: (arrival, from) => {
      // A jump within the page is no other page.
      if (arrival.pathname !== from.pathname) announce();
      markOffers(document, Date.now());
      openTarget(window);
      places.arrive(arrival);
    },
  };
}
