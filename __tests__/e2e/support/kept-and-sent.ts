/**
 * What a visit leaves in the browser and what it sends, seen from outside the page.
 */
import type { BrowserContext, Page } from '@playwright/test';
import { isFilePath, servicePrefixes } from '../../../src/site/hosting/request-paths';
import type { StoragePlace } from '../../../src/site/privacy/personal-data';

/** Cookies and keys, as `place name`, sorted. */
export async function keptIn(
  page: Page,
  context: BrowserContext,
): Promise<readonly (readonly [StoragePlace, string])[]> {
  const cookies = await context.cookies();
  const [local, session] = await page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage)] as const);
  const all: (readonly [StoragePlace, string])[] = [
    ...cookies.map(({ name }) => ['cookie', name] as const),
    ...local.map((name) => ['local', name] as const),
    ...session.map((name) => ['session', name] as const),
  ];
  return all.sort(([, one], [, other]) => (one < other ? -1 : 1));
}

/** Requests of a page that are neither a page nor a file of the build: `POST /statistics`; with the origin where it is foreign. */
export function sentBy(page: Page, origin: string): Set<string> {
  const sent = new Set<string>();
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol !== 'http:' && url.protocol !== 'https:') return;
    const isService = servicePrefixes.some(
      (prefix) => url.pathname === prefix || url.pathname.startsWith(`${prefix}/`),
    );
    const isOfBuild = !isService && url.pathname !== '/builds/latest.json' && isFilePath(url.pathname);
    const isPage = request.isNavigationRequest() && request.frame() === page.mainFrame();
    if (url.origin === origin && (isOfBuild || isPage)) return;
    sent.add(`${request.method()} ${url.origin === origin ? '' : url.origin}${url.pathname}`);
  });
  return sent;
}

/** The browser sends the Global Privacy Control signal. */
export const sendSignal = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
