/**
 * Addresses of the locally served hosts, for a browser and for plain requests.
 */
import type { APIRequestContext, APIResponse } from '@playwright/test';
import { pathOn, type RoutePath, siteFrom } from '../../../src/site/hosts';
import { type LocaleCode, localeOf, type PublicHost } from '../../../src/site/locales';

const port = Number(process.env.E2E_PORT ?? 9123);
const names: Readonly<Record<PublicHost, string>> = { global: 'localhost', zh: 'zh.localhost', ru: 'ru.localhost' };

/** The origin at which a host is served. */
export const localOrigin = (host: PublicHost): string => `http://${names[host]}:${port}`;

/** The local address of a page. */
export function addressOf(locale: LocaleCode, path: RoutePath): string {
  const { host } = localeOf(locale);
  return localOrigin(host) + pathOn(siteFrom({ SITE_HOST: host }), locale, path);
}

/**
 * Asks for an address without following redirects. The name goes into the Host header: not every resolver knows
 * `zh.localhost`.
 */
export async function ask(request: APIRequestContext, address: string): Promise<APIResponse> {
  const url = new URL(address);
  return request.get(`http://127.0.0.1:${url.port}${url.pathname}${url.search}`, {
    headers: { host: url.host },
    maxRedirects: 0,
  });
}

/** Does something for each item, some at a time, and answers in the items' order. */
export async function inBatches<T, R>(items: readonly T[], work: (item: T) => Promise<R>, size = 24): Promise<R[]> {
  const results: R[] = [];
  for (let place = 0; place < items.length; place += size) {
    results.push(...(await Promise.all(items.slice(place, place + size).map(work))));
  }
  return results;
}
