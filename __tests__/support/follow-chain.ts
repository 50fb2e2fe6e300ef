/**
 * Follows redirects from host to host to their end, as a browser would.
 */
import { type BuildTarget, publicHosts, type Site } from '../../src/site/hosting/hosts';
import { isConfiguredHost } from '../../src/site/hosting/own-domain';
import type { HostAnswer } from './manifest-host';

/** The end of a chain: a status of one of our hosts, or another host of the configuration. */
export interface ChainEnd {
  readonly end: number | 'outside';
  /** Full addresses of all hops, the first one's included. */
  readonly hops: readonly string[];
}

/** The hosts of a site, by target. */
export type Hosts = ReadonlyMap<BuildTarget, (address: string) => HostAnswer>;

const mostHops = 6;

/**
 * Follows an address.
 * @throws when it leads to a host that is not in the configuration, or does not end
 */
export function followChain(hosts: Hosts, { config }: Site, target: BuildTarget, address: string): ChainEnd {
  // The preview has no origin of its own.
  let place = { target, address };
  const hops = [`${target} ${address}`];
  while (hops.length < mostHops) {
    const answer = hosts.get(place.target)?.(place.address);
    if (!answer) throw new Error(`${place.target} is no host`);
    const { location, status } = answer;
    if (location === null) return { end: status, hops };
    hops.push(location);
    if (location.startsWith('/')) {
      place = { ...place, address: location };
      continue;
    }
    const url = new URL(location);
    const host = publicHosts.find((name) => config.origins[name] === url.origin);
    if (!host) {
      if (!isConfiguredHost(url, config)) throw new Error(`leads to ${url.origin}: ${hops.join(' → ')}`);
      return { end: 'outside', hops };
    }
    place = { target: host, address: location.slice(url.origin.length) };
  }
  throw new Error(`does not end: ${hops.join(' → ')}`);
}
