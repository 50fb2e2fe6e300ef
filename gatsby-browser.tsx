import './src/styles/global.css';
import { type GatsbyBrowser, navigate } from 'gatsby';
import { type ReactNode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { hashTarget } from './src/browser/hash-target';
import { type GatsbyWindow, resolveLanguageNotFound } from './src/browser/language-not-found';
import { layOutRest } from './src/browser/lay-out-rest';
import { leaveFor } from './src/browser/leave';
import { startLinks } from './src/browser/links';
import { followLocaleChoice } from './src/browser/locale-choice';
import { announceNavigation, announceNavigationDone, announceSlowNavigation } from './src/browser/navigation';
import { keepSlashBeforeQuery } from './src/browser/page-path';
import { site } from './src/browser/site';
import { startWhenUsable } from './src/browser/start-when-usable';
import { Layout } from './src/layouts/layout';
import { loadShell } from './src/shell/browser-shell';
import type { Shell } from './src/shell/shell';
import { localeOf } from './src/site/locales';
import type { PageContext } from './src/site/page-context';

let shell: Shell | null = null;

export const onClientEntry: GatsbyBrowser['onClientEntry'] = async () => {
  resolveLanguageNotFound(site, window as unknown as GatsbyWindow);
  keepSlashBeforeQuery(window as unknown as GatsbyWindow, window.location);
  followLocaleChoice(document);
  startLinks({
    site,
    document,
    navigate: (path) => void navigate(path),
    leave: leaveFor,
    report: (message) => console.warn(message),
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

/** The browser's own way to a hash: it keeps clear of the header, which gatsby-remark-autolink-headers does not. */
export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = () => true;

export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  requestAnimationFrame(() => hashTarget(document, window.location.hash)?.scrollIntoView({ behavior: 'instant' }));
  layOutRest(window);
  if (shell) startWhenUsable(window, site, localeOf(shell.locale).tag);
};

export const onRouteUpdateDelayed: GatsbyBrowser['onRouteUpdateDelayed'] = () => {
  announceSlowNavigation();
};

export const onPreRouteUpdate: GatsbyBrowser['onPreRouteUpdate'] = ({ location, prevLocation }) => {
  if (prevLocation && prevLocation.pathname !== location.pathname) announceNavigation();
};

export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = () => {
  announceNavigationDone();
};
