/** Starts everything that runs alongside a page once it is usable. */
import { choiceParameter } from '../../site/redirects/carried-choice';
import { visitorConsent } from '../consent/consent';
import { startConsentDialog } from '../consent/consent-dialog';
import { followLocaleChoice } from '../language/locale-choice';
import { pageLanguage } from '../language/page-language';
import { navigationEvents, shownRoute } from '../navigation/navigation';
import { startOpenTarget } from '../navigation/open-target';
import { headingFontAttribute } from '../pieces/heading-font';
import { startInstallerLinks } from '../pieces/installer-links';
import { markOwnSystem, watchOwnValues } from '../pieces/own-system';
import { startPhoneBanner } from '../pieces/phone-banner';
import { startPrinting } from '../pieces/printing';
import { startSideColumn } from '../pieces/side-column';
import { browserClock } from '../platform/clock';
import { logError } from '../platform/error-log';
import { site } from '../platform/site';
import { logged } from '../platform/text-of';
import { pageServices } from './page-services';
import { startServices } from './services';

/** @param pattern the page's row of the route table */
export async function start(window: Window & typeof globalThis, pattern: string): Promise<void> {
  const { document, location } = window;
  const clock = browserClock;
  // If the application started first, its value is newer.
  if (shownRoute.get() === '') shownRoute.set(pattern);
  // Before anything reads the address.
  if (location.search.includes(`${choiceParameter}=`)) {
    await import('../language/carried-choice')
      .then(({ takeLocaleChoice }) => takeLocaleChoice(window, site))
      .catch(logError);
  }
  const landing = new URL(location.href);
  const language = pageLanguage(document);
  const onPage = (): void => {
    void markOwnSystem(document, window.navigator).catch(logError);
    watchOwnValues(document);
  };
  document.documentElement.setAttribute(headingFontAttribute, '');
  const parts: readonly (() => unknown)[] = [
    onPage,
    () => window.addEventListener(navigationEvents.done, onPage),
    () => startOpenTarget(window),
    () => followLocaleChoice(document, site),
    () => startPrinting(window),
    () => startInstallerLinks(window),
    // These two read the scroll position, so they come before the consent question, which would force a layout.
    () => startSideColumn({ window, clock, activity: site.config.activity }),
    () => startPhoneBanner({ window, clock, consent: visitorConsent }),
    () => startConsentDialog({ document, clock, service: visitorConsent }),
    () => startServices(pageServices(window, { site, language, landing }), clock, logError),
  ];
  // An error in one is logged and leaves the others.
  for (const begin of parts) logged(logError, 'page')(begin);
}
