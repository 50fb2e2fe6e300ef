/**
 * What the 404 page tries before it says that nothing is there (specification 2.5 rule 11, design 8 and 13): the rules,
 * then the route rules of the latest build.
 */
import type { Site } from '../site/hosts';
import { isLocaleCode } from '../site/locales';
import { type AuthorRedirect, authorTargetOf } from '../site/redirects/author-redirects';
import { isConfiguredHost } from '../site/redirects/configured-hosts';
import { placeOf } from '../site/redirects/place';
import { resolveRedirect } from '../site/redirects/resolve';

/** Where an unknown address leads after all. */
export interface Elsewhere {
  /** Path with query and hash, or a full address. */
  readonly location: string;
  /** Whether the browser has to load it from the host: another host, or a page that this build does not know yet. */
  readonly fullLoad: boolean;
}

/** What the look-up needs. */
export interface NotFoundDependencies {
  readonly site: Site;
  /** Asks the own host for a file of JSON. */
  readonly fetchJson: (path: string) => Promise<unknown>;
  /** Whether the host itself answered the address with 404: then it has no page there, whatever the metadata say. */
  readonly answeredByHost: boolean;
}

/**
 * Looks for the place of an address.
 * @param address path with query and hash, as in the browser's address
 * @returns null where there is none, also when the metadata cannot be read
 */
export async function findElsewhere(
  address: string,
  { site, fetchJson, answeredByHost }: NotFoundDependencies,
): Promise<Elsewhere | null> {
  const byRule = elsewhere(address, site, []);
  if (byRule) return byRule;
  try {
    const { id } = asRecord(await fetchJson('/builds/latest.json'));
    if (typeof id !== 'string' || !/^[0-9a-f]+$/.test(id)) return null;
    const { routeRules, prerendered } = asRecord(await fetchJson(`/builds/meta/${id}.json`));
    const found = elsewhere(address, site, asList(routeRules).filter(isSafeRedirect(site)));
    if (found || answeredByHost) return found;
    const path = placeOf(address, site.target)?.path;
    return asList(prerendered).includes(path) ? { location: address, fullLoad: true } : null;
  } catch {
    return null;
  }
}

function elsewhere(address: string, site: Site, redirects: readonly AuthorRedirect[]): Elsewhere | null {
  const resolution = resolveRedirect(address, { site, authorTarget: authorTargetOf(redirects) });
  return resolution && { location: resolution.location, fullLoad: resolution.external };
}

const asRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Metadata come over the network: what is no redirect to a place of ours is left out. */
const isSafeRedirect =
  (site: Site) =>
  (value: unknown): value is AuthorRedirect => {
    const { locale, from, to } = asRecord(value);
    if (typeof locale !== 'string' || !isLocaleCode(locale) || typeof from !== 'string' || typeof to !== 'string') {
      return false;
    }
    const isPath = !to.startsWith('//') && placeOf(to, site.target)?.path === to;
    return isPath || (URL.canParse(to) && isConfiguredHost(new URL(to), site.config));
  };
