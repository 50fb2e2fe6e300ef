import type { SiteConfig } from '../../site/hosting/config';
import { deviceIdCookieDays } from '../platform/constants';
import { type Cookies, cookiesOf } from '../platform/cookies';

export const deviceIdCookie = 'facet_device';

/** Cookies for all subdomains of the product's domain, or for the page's own host if it is not the product's. */
export function sharedCookies(document: Document, config: SiteConfig): Cookies {
  const { hostname, protocol } = document.location;
  return cookiesOf(document, protocol === 'https:', cookieDomain(config, hostname));
}

/**
 * The shortest product domain that is or contains the host. Null if there is none or it is not registrable, such as
 * `localhost` and IP addresses, for which browsers refuse a domain cookie.
 */
export function cookieDomain({ origins, alternateDomains }: SiteConfig, hostname: string): string | null {
  const domains = [...alternateDomains, ...Object.values(origins).map((origin) => new URL(origin).hostname)];
  const above = domains.filter((domain) => `.${hostname}`.endsWith(`.${domain}`) && isRegistrable(domain));
  return above.sort((one, other) => one.length - other.length)[0] ?? null;
}

/** All names under `localhost` belong to the machine itself. */
const isRegistrable = (domain: string): boolean => /\.(?!\d+$|localhost$)[^.\]]+$/.test(domain);

/** The visitor's device id (specification 9). Each visit extends it by 360 days. */
export function deviceId(cookies: Cookies, crypto: Pick<Crypto, 'getRandomValues'>): string {
  const id = cookies.get(deviceIdCookie) ?? randomId(crypto);
  cookies.set(deviceIdCookie, id, deviceIdCookieDays);
  return id;
}

export function forgetDevice(cookies: Cookies): void {
  if (cookies.get(deviceIdCookie) !== null) cookies.remove(deviceIdCookie);
}

/** 32 random hexadecimal digits. `crypto.randomUUID` would need HTTPS. */
export const randomId = (crypto: Pick<Crypto, 'getRandomValues'>): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
