/**
 * Navigation within the application: Gatsby's navigation with the policy applied, and with the site's additions.
 */
import { buildFreshness } from '../services/build-freshness';
import { leaveFor, leaveSiteFor } from '../services/leave';
import { markOffers } from '../services/offers';
import { openTarget } from '../services/open-target';
import { type Arrival, keepPlaces } from '../services/places';
import { safeStorage } from '../services/safe-storage';
import type { Site } from '../site/hosts';
import { type GatsbyNavigation, takePartInNavigation } from './gatsby-navigation';
import { type GatsbyWindow, resolveLanguageNotFound } from './language-not-found';
import { startLinks } from './links';
import { guardNavigation } from './navigation-guard';
import { keepSlashBeforeQuery } from './page-path';
import { startPageTransitions } from './page-transitions';
import { type HoveringLoader, spareConnection } from './spare-connection';

type Gatsby = GatsbyWindow & GatsbyNavigation & { readonly ___loader: HoveringLoader };

/** Callbacks for Gatsby's life cycle. */
export interface ApplicationNavigation {
  /** The page is alive. */
  readonly takePart: () => void;
  /** Another page is shown. */
  readonly arrive: (arrival: Arrival) => void;
}

/** Prepares Gatsby's navigation. Call it before the page hydrates. */
export function startNavigation(
  window: Window & typeof globalThis,
  site: Site,
  navigate: (path: string) => void,
): ApplicationNavigation {
  const gatsby = window as unknown as Gatsby;
  const { document, location } = window;
  resolveLanguageNotFound(site, gatsby);
  const places = keepPlaces({
    window,
    storage: safeStorage(() => window.sessionStorage),
    newKey: () => String(Date.now()),
  });
  keepSlashBeforeQuery(gatsby, location);
  const report = (message: string): void => console.warn(message);
  const guarded = guardNavigation(gatsby, { site, location, leave: leaveSiteFor, report });
  spareConnection(gatsby.___loader, window.navigator);
  startLinks({ site, document, navigate, leave: leaveFor, report });
  return {
    takePart: () => {
      const join = (): void => {
        const freshness = buildFreshness.get();
        if (freshness) takePartInNavigation(guarded, window, freshness);
      };
      join();
      buildFreshness.subscribe(join);
      startPageTransitions(guarded, window);
    },
    arrive: (arrival) => {
      markOffers(document, Date.now());
      openTarget(window);
      places.arrive(arrival);
    },
  };
}
