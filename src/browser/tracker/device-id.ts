/**
 * The device-id cookie: 360 days, shared by the product's subdomains (specification 9).
 */
import type { SiteConfig } from '../../site/hosting/config';
import { deviceIdCookieDays } from '../platform/constants';
import { type Cookies, cookiesOf } from '../platform/cookies';
import { randomId } from './random-id';

/** Name of the cookie. */
export const deviceIdCookie = 'facet_device';

/** Cookies for all subdomains of the product's domain, or only for the page's own host if that is not the product's. */
export function sharedCookies(document: Document, config: SiteConfig): Cookies {
  const { hostname, protocol } = document.location;
  const domain = cookieDomain(config, hostname);
  const jar = {
    get cookie() {
      return document.cookie;
    },
    set cookie(text) {
      document.cookie = domain ? `${text}; domain=${domain}` : text;
    },
  };
  return cookiesOf(jar, protocol === 'https:');
}

/**
 * The shortest of the product's domains that is a host or contains it; null if the host is not the product's, or has no
 * registrable domain, such as `localhost` and IP addresses, for which browsers refuse a domain cookie.
 */
export function cookieDomain({ origins, alternateDomains }: SiteConfig, hostname: string): string | null {
  const domains = [...alternateDomains, ...Object.values(origins).map((origin) => new URL(origin).hostname)];
  const above = domains.filter((domain) => `.${hostname}`.endsWith(`.${domain}`) && isRegistrable(domain));
  return above.sort((one, other) => one.length - other.length)[0] ?? null;
}

/** Whether cookies can be set for a domain. All names under `localhost` belong to the machine itself. */
const isRegistrable = (domain: string): boolean => /\.(?!\d+$|localhost$)[^.\]]+$/.test(domain);

/** The visitor's device id. Each visit extends it for another 360 days; without cookies it lasts as long as the page. */
export function deviceId(cookies: Cookies, crypto: Pick<Crypto, 'getRandomValues'>): string {
  const id = cookies.get(deviceIdCookie) ?? randomId(crypto);
  cookies.set(deviceIdCookie, id, deviceIdCookieDays);
  return id;
}

/** Deletes the device id. If there is none, nothing is written. */
export function forgetDevice(cookies: Cookies): void {
  if (cookies.get(deviceIdCookie) !== null) cookies.remove(deviceIdCookie);
}
