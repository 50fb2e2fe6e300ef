/**
 * Which hosts are the product's own (specification 5).
 */
import type { SiteConfig } from './config.ts';

/**
 * Whether a host name is one of the product's domains, including alternate domains, or a subdomain of one.
 * The specification says "contains"; here whole labels are compared, so that `notfacet.example` does not count.
 */
export function isOwnDomain(config: SiteConfig, hostname: string): boolean {
  const domains = [
    ...Object.values(config.origins).map((origin) => new URL(origin).hostname),
    ...config.alternateDomains,
  ];
  return domains.some((domain) => hostname === domain || hostname.endsWith(`.${domain}`));
}
