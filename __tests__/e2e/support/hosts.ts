/**
 * Addresses of the locally served hosts, for a browser and for plain requests.
 */
import { request as httpRequest } from 'node:http';
import type { APIRequestContext, APIResponse } from '@playwright/test';
import { type BuildTarget, pathOn, publicHosts, siteFrom } from '../../../src/site/hosting/hosts';
import type { RoutePath } from '../../../src/site/hosting/route-path';
import { type LocaleCode, localeOf, type PublicHost } from '../../../src/site/languages/locales';
import { localOrigin as originAt } from '../../../workshop/local/host/origins';

const port = Number(process.env.E2E_PORT ?? 9123);

/** The origin at which a host is served. */
export const localOrigin = (host: BuildTarget): string => originAt(host, port);

/** The local address of a page. */
export function addressOf(locale: LocaleCode, path: RoutePath): string {
  const { host } = localeOf(locale);
  return localOrigin(host) + pathOn(siteFrom({ SITE_HOST: host }), locale, path);
}

/**
 * Asks for an address without following redirects, and without having each page compressed. The name goes into the Host header: not
 * every resolver knows `zh.localhost`.
 */
export async function ask(request: APIRequestContext, address: string): Promise<APIResponse> {
  const url = new URL(address);
  return request.get(`http://127.0.0.1:${url.port}${url.pathname}${url.search}`, {
    headers: { host: url.host, 'accept-encoding': 'identity' },
    maxRedirects: 0,
  });
}

/** Asks with the path exactly as it is written: a URL parser would tidy backslashes and dots away. */
export const askRaw = (
  host: PublicHost,
  path: string,
): Promise<{ readonly status: number; readonly location: string | null }> =>
  new Promise((resolve, reject) => {
    const { host: name } = new URL(localOrigin(host));
    httpRequest({ host: '127.0.0.1', port, path, headers: { host: name } }, (answer) => {
      answer.resume();
      resolve({ status: answer.statusCode ?? 0, location: answer.headers.location ?? null });
    })
      .on('error', reject)
      .end();
  });

/**
 * Follows redirects to their end: a status of one of the hosts, or another host.
 * @throws when they do not end
 */
export async function endOf(host: PublicHost, path: string): Promise<number | 'outside'> {
  let place = { host, path };
  for (let hop = 0; hop < 5; hop += 1) {
    const { status, location } = await askRaw(place.host, place.path);
    if (location === null) return status;
    if (location.startsWith('/')) place = { ...place, path: location };
    else {
      const next = publicHosts.find((name) => location.startsWith(`${localOrigin(name)}/`));
      if (!next) return 'outside';
      place = { host: next, path: location.slice(localOrigin(next).length) };
    }
  }
  throw new Error(`${host} ${path} does not end`);
}
