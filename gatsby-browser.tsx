import './src/styles/global.css';
import './src/document/piece-styles';
import { type GatsbyBrowser, navigate } from 'gatsby';
import { announceAlive } from './src/application/alive';
import { hydrate } from './src/application/hydrate';
import { startNavigation } from './src/application/navigation';
import { Layout } from './src/frame/layouts/layout';
import type { WithPrices } from './src/queries/data';
import { announceNavigationDone, announceSlowNavigation } from './src/services/navigation/navigation';
import { shownRoute } from './src/services/navigation/shown-route';
import { site } from './src/services/site';
import { loadShell } from './src/shell/browser-shell';
import type { Shell } from './src/shell/shell';
import type { PageContext } from './src/site/pages/page-context';

let navigation: ReturnType<typeof startNavigation>;
let shell: Shell;
/** Canonical address of the page that was rendered last. */
let canonical: string;

export const onClientEntry: GatsbyBrowser['onClientEntry'] = async () => {
  // First: the faults must be seen also if the page cannot be shown because of them.
  if (process.env.NODE_ENV === 'development') {
    void import('./src/development/fault-overlay').then(({ startFaultOverlay }) => startFaultOverlay(window));
  }
  navigation = startNavigation(window, site, (path) => void navigate(path));
  shell = await loadShell(site, document, window.location.pathname);
};

export const wrapPageElement: GatsbyBrowser<Partial<WithPrices>, PageContext>['wrapPageElement'] = ({
  element,
  props,
}) => {
  // Gatsby's own page, which `gatsby develop` shows at an address without a page.
  if (process.env.NODE_ENV === 'development' && !props.pageContext.pattern) return element;
  shownRoute.set(props.pageContext.pattern);
  ({ canonical } = props.pageContext);
  return (
    <Layout shell={shell} page={props.pageContext} data={props.data}>
      {element}
    </Layout>
  );
};

// Gatsby's type is that of React's older `render`, which returns what it rendered.
export const replaceHydrateFunction = () => hydrate;

export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  navigation.takePart();
  announceAlive();
  // `gatsby develop` serves one document for all pages, without the entry script.
  if (process.env.NODE_ENV === 'development') {
    void import('./src/services/start').then(({ start }) => start(window, shownRoute.get()));
    void import('./src/services/pieces/search-opening').then(({ startSearchOpening }) => startSearchOpening(document));
  }
};

export const onRouteUpdateDelayed: GatsbyBrowser['onRouteUpdateDelayed'] = () => {
  announceSlowNavigation();
};

export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location, prevLocation }) => {
  if (!prevLocation) return;
  navigation.arrive(location, prevLocation);
  announceNavigationDone({ href: location.href, canonical });
};
