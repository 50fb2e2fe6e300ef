/**
 * What the 404 page tries before it says that the page does not exist (specification 2.5 rule 11, design 8 and 13): the rules,
 * then the route rules of the latest build. If neither applies, it finds the most similar pages in the build's metadata.
 */
import type { Site } from '../../site/hosting/hosts';
import { isLocaleCode } from '../../site/languages/locales';
import { type AuthorRedirect, authorTargetOf } from '../../site/redirects/author-redirects';
import { isConfiguredHost } from '../../site/redirects/configured-hosts';
import { placeOf } from '../../site/redirects/place';
import { resolveRedirect } from '../../site/redirects/resolve';
import { nearestPages } from './nearest-pages';

/** The target that was found for an unknown address. */
export interface Elsewhere {
  /** Path with query and hash, or a full address. */
  readonly location: string;
  /** Whether the browser has to load it from the host: another host, or a page that this build does not know yet. */
  readonly fullLoad: boolean;
}

/** The result for an address without a page. */
export interface NotFound {
  /** Null if it leads nowhere. */
  readonly elsewhere: Elsewhere | null;
  /** If it leads nowhere: paths on the host of the most similar pages. Empty if the metadata cannot be read. */
  readonly nearest: readonly string[];
}

/** What the look-up needs. */
export interface NotFoundDependencies {
  readonly site: Site;
  /** Loads a JSON file from the page's own host. */
  readonly fetchJson: (path: string) => Promise<unknown>;
  /** Whether the host itself returned 404 for the address: then there is no page, even if the metadata list one. */
  readonly answeredByHost: boolean;
}

/**
 * Looks for the target of an address.
 * @param address path with query and hash, as in the browser's address
 */
export async function lookUp(
  address: string,
  { site, fetchJson, answeredByHost }: NotFoundDependencies,
): Promise<NotFound> {
  const byRule = elsewhere(address, site, []);
  if (byRule) return leadsTo(byRule);
  try {
    const { id } = asRecord(await fetchJson('/builds/latest.json'));
    if (typeof id !== 'string' || !/^[0-9a-f]+$/.test(id)) return nowhere;
    const metadata = asRecord(await fetchJson(`/builds/meta/${id}.json`));
    const found = elsewhere(address, site, asList(metadata.routeRules).filter(isSafeRedirect(site)));
    if (found) return leadsTo(found);
    const path = placeOf(address, site.target)?.path ?? '/';
    const prerendered = asList(metadata.prerendered).filter(isPath);
    if (!answeredByHost && prerendered.includes(path)) return leadsTo({ location: address, fullLoad: true });
    return { elsewhere: null, nearest: nearestPages(site, path, prerendered) };
  } catch {
    return nowhere;
  }
}

const nowhere: NotFound = { elsewhere: null, nearest: [] };

const leadsTo = (place: Elsewhere): NotFound => ({ elsewhere: place, nearest: [] });

function elsewhere(address: string, site: Site, redirects: readonly AuthorRedirect[]): Elsewhere | null {
  const resolution = resolveRedirect(address, { site, authorTarget: authorTargetOf(redirects) });
  return resolution && { location: resolution.location, fullLoad: resolution.external };
}

const asRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Whether a path can only be one of this host, since it becomes a link. */
const isPath = (value: unknown): value is string => typeof value === 'string' && /^\/(?![/\\])/.test(value);

/** The metadata come over the network, so anything that is not a redirect to one of the product's hosts is left out. */
const isSafeRedirect =
  (site: Site) =>
  (value: unknown): value is AuthorRedirect => {
    const { locale, from, to } = asRecord(value);
    if (typeof locale !== 'string' || !isLocaleCode(locale) || typeof from !== 'string' || typeof to !== 'string') {
      return false;
    }
    const isOwnPath = !to.startsWith('//') && placeOf(to, site.target)?.path === to;
    return isOwnPath || (URL.canParse(to) && isConfiguredHost(new URL(to), site.config));
  };
