/** The product's own domains (specification 5). */
import type { SiteConfig } from './config.ts';

/**
 * Whether a host name is one of the product's domains or a subdomain of one. The specification says "contains";
 * whole labels are compared here, so that `notfacet.example` does not count.
 */
export function isOwnDomain(config: SiteConfig, hostname: string): boolean {
  const domains = [
    ...Object.values(config.origins).map((origin) => new URL(origin).hostname),
    ...config.alternateDomains,
  ];
  return domains.some((domain) => hostname === domain || hostname.endsWith(`.${domain}`));
}
