/** The product's own domains (specification 5). */
import type { SiteConfig } from './config.ts';

/** Whether a host is one of the product's domains or below one, by whole labels: `notfacet.example` is not. */
export function isOwnDomain(config: SiteConfig, hostname: string): boolean {
  const domains = [
    ...Object.values(config.origins).map((origin) => new URL(origin).hostname),
    ...config.alternateDomains,
  ];
  return domains.some((domain) => hostname === domain || hostname.endsWith(`.${domain}`));
}

/** Whether redirects may lead there without asking (specification 5, 2.6): to the site, its docs, the Russian blog. */
export const isConfiguredHost = (url: URL, { origins, docsOrigin, russianBlogUrl }: SiteConfig): boolean =>
  [...Object.values(origins), docsOrigin, russianBlogUrl].some((known) => new URL(known).origin === url.origin);

/** Whether a text is an https address of the product. */
export function isSecureOwnAddress(address: string, config: SiteConfig): boolean {
  if (!URL.canParse(address)) return false;
  const url = new URL(address);
  return url.protocol === 'https:' && url.username === '' && url.password === '' && isOwnAddress(url, config);
}

/** On a configured host, an account page, or one of the product's domains. */
export const isOwnAddress = (url: URL, config: SiteConfig): boolean =>
  isConfiguredHost(url, config) ||
  [config.registerUrl, config.loginUrl].some((known) => new URL(known).origin === url.origin) ||
  isOwnDomain(config, url.hostname);
