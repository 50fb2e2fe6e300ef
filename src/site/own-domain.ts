/**
 * Which hosts are the product's own (specification 5).
 */
import type { SiteConfig } from './config.ts';

/**
 * Whether a host name is one of the product's domains, alternate domains included, or below one.
 * The specification says "contains"; whole labels are compared, so that `notfacet.example` is nobody's but its owner's.
 */
export function isOwnDomain(config: SiteConfig, hostname: string): boolean {
  const domains = [
    ...Object.values(config.origins).map((origin) => new URL(origin).hostname),
    ...config.alternateDomains,
  ];
  return domains.some((domain) => hostname === domain || hostname.endsWith(`.${domain}`));
}
