import type { Site } from '../../site/hosting/hosts';
import { isConfiguredHost } from '../../site/hosting/own-domain';
import { isLocaleCode } from '../../site/languages/locales';
import { type AuthorRedirect, authorTargetOf } from '../../site/redirects/author-redirects';
import { parseRequestUrl } from '../../site/redirects/request-url';
import { resolveRedirect } from '../../site/redirects/resolve';
import { asRecord } from '../platform/safe-storage';
import { nearestPages } from './nearest-pages';

export interface Elsewhere {
  /** Path with query and hash, or a full address. */
  readonly location: string;
  /** Whether the host has to serve it: it is on another host, or this build does not know the page yet. */
  readonly fullLoad: boolean;
}

export interface NotFound {
  readonly elsewhere: Elsewhere | null;
  /** Suggested paths, if it leads nowhere. Empty if the metadata cannot be loaded. */
  readonly nearest: readonly string[];
}

export interface NotFoundDependencies {
  readonly site: Site;
  readonly fetchJson: (path: string) => Promise<unknown>;
  /** Whether the host itself returned 404: then the page does not exist, even if the metadata list it. */
  readonly answeredByHost: boolean;
}

/**
 * What the 404 page tries first (specification 2.5 rule 11): the redirect rules, the route rules of the latest build,
 * and then the most similar pages in its metadata.
 * @param address path with query and hash
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
    const path = parseRequestUrl(address, site.target)?.path ?? '/';
    const prerendered = asList(metadata.prerendered).filter(isPath);
    if (!answeredByHost && prerendered.includes(path)) return leadsTo({ location: address, fullLoad: true });
    return { elsewhere: null, nearest: nearestPages(site, path, prerendered) };
  } catch {
    return nowhere;
  }
}

/** The name under which a page is shared, without that of the site; its path if it cannot be loaded or has no name. */
export async function pageName(path: string, fetchText: (path: string) => Promise<string>): Promise<string> {
  try {
    const page = new DOMParser().parseFromString(await fetchText(path), 'text/html');
    return page.querySelector('meta[property="og:title"]')?.getAttribute('content') || path;
  } catch {
    return path;
  }
}

const nowhere: NotFound = { elsewhere: null, nearest: [] };

const leadsTo = (place: Elsewhere): NotFound => ({ elsewhere: place, nearest: [] });

function elsewhere(address: string, site: Site, redirects: readonly AuthorRedirect[]): Elsewhere | null {
  const resolution = resolveRedirect(address, { site, authorTarget: authorTargetOf(redirects) });
  return resolution && { location: resolution.location, fullLoad: resolution.external };
}

const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const isPath = (value: unknown): value is string => typeof value === 'string' && /^\/(?![/\\])/.test(value);

/** The metadata come over the network, so only redirects to the product's hosts are accepted. */
const isSafeRedirect =
  (site: Site) =>
  (value: unknown): value is AuthorRedirect => {
    const { locale, from, to } = asRecord(value);
    if (typeof locale !== 'string' || !isLocaleCode(locale) || typeof from !== 'string' || typeof to !== 'string') {
      return false;
    }
    const isOwnPath = !to.startsWith('//') && parseRequestUrl(to, site.target)?.path === to;
    return isOwnPath || (URL.canParse(to) && isConfiguredHost(new URL(to), site.config));
  };
