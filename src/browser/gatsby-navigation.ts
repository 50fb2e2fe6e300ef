/**
 * Gatsby's navigation, as build freshness takes part in it.
 */
import type { PageContext } from '../site/page-context';
import type { BuildFreshness } from './build-freshness';
import type { Stop } from './clock';

type Navigate = (to: string | number, options?: object) => void;

/** What Gatsby keeps on `window` for its links. */
export interface GatsbyNavigation {
  ___navigate: Navigate;
  ___push: Navigate;
  ___replace: Navigate;
  readonly ___loader: {
    /** A page whose parts cannot be loaded resolves with status `error`, or with nothing. */
    loadPage: (path: string) => Promise<{ readonly status?: string } | undefined>;
    readonly loadPageSync: (
      path: string,
    ) => { readonly json?: { readonly pageContext?: Pick<PageContext, 'pattern'> } } | undefined;
  };
}

const entrances = ['___navigate', '___push', '___replace'] as const;

/**
 * Lets build freshness decide, before every navigation within the site, whether it becomes a full load; and makes a
 * full load of a navigation whose page cannot be loaded. Both keep query and hash: Gatsby's own answer drops them.
 */
export function takePartInNavigation(
  gatsby: GatsbyNavigation,
  location: Pick<Location, 'href'>,
  freshness: Pick<BuildFreshness, 'shouldReload' | 'load' | 'partFailed'>,
): Stop {
  const { loadPage } = gatsby.___loader;
  const originals = entrances.map((name) => [name, gatsby[name]] as const);
  let target: string | null = null;

  for (const [name, original] of originals) {
    gatsby[name] = (to, options) => {
      if (typeof to !== 'string' || isSamePage(to, location.href)) return original(to, options);
      if (freshness.shouldReload()) return freshness.load(to);
      target = to;
      original(to, options);
    };
  }
  gatsby.___loader.loadPage = async (path) => {
    const resources = await loadPage(path).catch((): undefined => undefined);
    if (target !== null && withoutHash(target) === path && isFailed(resources)) {
      freshness.partFailed(target);
      // The page is being left; without an answer Gatsby does not go elsewhere in the meantime.
      return new Promise(() => {});
    }
    return resources;
  };
  return () => {
    for (const [name, original] of originals) gatsby[name] = original;
    gatsby.___loader.loadPage = loadPage;
  };
}

/**
 * Name of the route that is shown: its pattern, which every page carries in its context.
 * @param path with its query, under which Gatsby keeps what it has loaded
 */
export const shownRoute = (gatsby: Pick<GatsbyNavigation, '___loader'>, path: string): string =>
  gatsby.___loader.loadPageSync(path)?.json?.pageContext?.pattern ?? '';

const isFailed = (resources: { readonly status?: string } | undefined): boolean =>
  resources === undefined || resources.status === 'error';

const withoutHash = (address: string): string => address.split('#')[0] ?? '';

/** A jump within the page loads nothing. */
const isSamePage = (to: string, href: string): boolean => withoutHash(new URL(to, href).href) === withoutHash(href);
