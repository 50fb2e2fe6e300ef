import './src/components/styles/global.css';
import './src/components/frame/piece-styles';
import { type GatsbyBrowser, navigate } from 'gatsby';
import { loadShell } from './src/browser/application/browser-shell';
import { hydrate } from './src/browser/application/hydrate';
import { startNavigation } from './src/browser/application/navigation';
import { announceReady } from './src/browser/application/ready';
import { bootServices } from './src/browser/boot/boot';
import { announceNavigationDone, announceSlowNavigation, shownRoute } from './src/browser/navigation/navigation';
import { site } from './src/browser/platform/site';
import type { WithPrices } from './src/components/data/data';
import { Layout } from './src/components/frame/layouts/layout';
import type { Shell } from './src/site/data/shell';
import type { PageContext } from './src/site/pages/page-context';

let navigation: ReturnType<typeof startNavigation>;
let shell: Shell;
/** Canonical address of the page that was rendered last. */
let canonical: string;

export const onClientEntry: GatsbyBrowser['onClientEntry'] = async () => {
  // First: the faults must be seen also if the page cannot be shown because of them.
  if (process.env.NODE_ENV === 'development') {
    void import('./workshop/local/development/fault-overlay').then(({ startFaultOverlay }) =>
      startFaultOverlay(window),
    );
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
  navigation.onReady();
  announceReady();
  // In a build the document's script has called it before, at a page's first idle moment.
  bootServices(window, shownRoute.get());
  if (process.env.NODE_ENV === 'development') {
    void import('./src/browser/pieces/search-opening').then(({ startSearchOpening }) => startSearchOpening(document));
  }
};

export const onRouteUpdateDelayed: GatsbyBrowser['onRouteUpdateDelayed'] = () => {
  announceSlowNavigation();
};

export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location, prevLocation }) => {
  if (!prevLocation) return;
  navigation.onNavigate(location, prevLocation);
  announceNavigationDone({ href: location.href, canonical });
};
