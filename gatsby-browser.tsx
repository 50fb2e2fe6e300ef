import './src/styles/global.css';
import { type GatsbyBrowser, navigate } from 'gatsby';
import { type ReactNode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { GatsbyNavigation } from './src/application/gatsby-navigation';
import { type GatsbyWindow, resolveLanguageNotFound } from './src/application/language-not-found';
import { guardNavigation } from './src/application/navigation-guard';
import { keepSlashBeforeQuery } from './src/application/page-path';
import { type HoveringLoader, spareConnection } from './src/application/spare-connection';
import { Layout } from './src/layouts/layout';
import { goToHash } from './src/services/hash-target';
import { layOutRest } from './src/services/lay-out-rest';
import { leaveFor, leaveSiteFor } from './src/services/leave';
import { startLinks } from './src/services/links';
import { followLocaleChoice, takeLocaleChoice } from './src/services/locale-choice';
import { announceNavigationDone, announceSlowNavigation } from './src/services/navigation';
import { keepPlaces, type Places } from './src/services/places';
import { safeStorage } from './src/services/safe-storage';
import { site } from './src/services/site';
import { startWhenUsable } from './src/services/start-when-usable';
import { loadShell } from './src/shell/browser-shell';
import type { Shell } from './src/shell/shell';
import { localeOf } from './src/site/locales';
import { offerAttributes } from './src/site/offers';
import type { PageContext } from './src/site/page-context';

/** Gatsby's navigation behind the guard; there before the first page is rendered. */
let navigation: GatsbyNavigation;
let places: Places;
let shell: Shell | null = null;

/** Tells the styles which offers hold: a visit that lasts sees them begin and end, and goes on to pages with them. */
function markOffers(): void {
  for (const [name, state] of Object.entries(offerAttributes(Date.now()))) {
    document.documentElement.setAttribute(name, state);
  }
}

const report = (message: string): void => console.warn(message);

export const onClientEntry: GatsbyBrowser['onClientEntry'] = async () => {
  const gatsby = window as unknown as GatsbyWindow & GatsbyNavigation & { readonly ___loader: HoveringLoader };
  takeLocaleChoice(window, site);
  resolveLanguageNotFound(site, gatsby);
  places = keepPlaces({ window, storage: safeStorage(() => window.sessionStorage), newKey: () => String(Date.now()) });
  keepSlashBeforeQuery(gatsby, window.location);
  navigation = guardNavigation(gatsby, { site, location: window.location, leave: leaveSiteFor, report });
  spareConnection(gatsby.___loader, navigator);
  followLocaleChoice(document, site);
  startLinks({
    site,
    document,
    navigate: (path) => void navigate(path),
    leave: leaveFor,
    report,
  });
  shell = await loadShell(site, document, window.location.pathname);
  // Without its messages the page stays as it was served, which works without scripts: hydrating would empty it.
  if (!shell) await new Promise(() => {});
};

export const wrapPageElement: GatsbyBrowser<object, PageContext>['wrapPageElement'] = ({ element, props }) => (
  // Hydration starts only with a shell: see onClientEntry.
  <Layout shell={shell as Shell} page={props.pageContext}>
    {element}
  </Layout>
);

/** Hydrates as a transition: in slices, so that a slow machine answers its visitor in between. */
export const replaceHydrateFunction: GatsbyBrowser['replaceHydrateFunction'] =
  () => (element: ReactNode, container: Element) => {
    const served = container.hasChildNodes();
    startTransition(() => {
      if (served) hydrateRoot(container, element);
      else createRoot(container).render(element);
    });
  };

export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  requestAnimationFrame(() => goToHash(window));
  layOutRest(window);
  if (shell) startWhenUsable(window, site, localeOf(shell.locale).tag, navigation);
};

export const onRouteUpdateDelayed: GatsbyBrowser['onRouteUpdateDelayed'] = () => {
  announceSlowNavigation();
};

export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location, prevLocation }) => {
  markOffers();
  if (prevLocation) places.arrive(location);
  announceNavigationDone();
};
