import type { SiteConfig } from '../hosting/config.ts';
import { isOwnDomain } from '../hosting/own-domain.ts';

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
