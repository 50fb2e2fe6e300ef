/**
 * The one thing that the first script knows of the services: when to load them.
 */

import type { GatsbyNavigation } from '../application/gatsby-navigation';
import type { Site } from '../site/hosts';
import { browserClock } from './clock';
import { logError } from './error-log';
import { whenIdle } from './idle';

/**
 * Loads and starts the services once the page is usable. Call it after the first render.
 * @param language the visitor's language, as a tag
 * @param gatsby Gatsby's navigation, behind the guard
 */
export function startWhenUsable(
  window: Window & typeof globalThis,
  site: Site,
  language: string,
  gatsby: GatsbyNavigation,
): void {
  const landing = new URL(window.location.href);
  whenIdle(window, () => {
    Promise.all([import('./services'), import('./page-services')])
      .then(([{ startServices }, { pageServices }]) =>
        startServices(pageServices(window, { site, language, landing, gatsby }), browserClock, logError),
      )
      .catch(logError);
  });
}
