/**
 * The edge function (docs/redirects.md): what the host's manifest cannot say, the language of the root address, the choice of a
 * language that comes from another host (docs/builds.md), and what a page must know of its answer: its build, and the consent
 * rule of the visitor's region (docs/browser.md).
 *
 * A web-standard handler with no dependency but `src/site`. It holds no page: the data that it is bundled with are the
 * site's configuration and the author redirects. It reads the request, never its body, and asks nothing of the network.
 * The paths of files and services are left alone by the rules themselves (`src/site/hosting/request-paths.ts`).
 */

import type { Site } from '../../../src/site/hosting/hosts.ts';
import { isFilePath } from '../../../src/site/hosting/request-paths.ts';
import { protect } from '../../../src/site/hosting/security-headers.ts';
import { serverTiming } from '../../../src/site/hosting/served-facts.ts';
import { carriedCookieFor } from '../../../src/site/languages/locale-cookie.ts';
import { consentRuleOf } from '../../../src/site/privacy/consent-regions.ts';
import { authorTargetOf } from '../../../src/site/redirects/author-redirects.ts';
import {
  acceptedLanguages,
  cameFromSite,
  crawlers,
  detectLocale,
  detectsAtRoot,
  rootAddressFor,
} from '../../../src/site/redirects/detect-locale.ts';
import type { EdgeData } from '../../../src/site/redirects/edge-data.ts';
import { choiceIn } from '../../../src/site/redirects/locale-choice.ts';
import { manifestSays } from '../../../src/site/redirects/manifest-says.ts';
import { type RedirectContext, resolveRedirect } from '../../../src/site/redirects/resolve.ts';

/** What the host gives the function beside the request: the part of Netlify's context that it uses. */
export interface EdgeContext {
  readonly geo?: {
    readonly country?: { readonly code?: string };
    readonly subdivision?: { readonly code?: string };
  };
  /** The answer of the manifest and the files; asked conditionally, it may be "not modified". */
  readonly next: (options: { readonly sendConditionalRequest: true }) => Promise<Response>;
}

/** Answers a request, or lets it through to the manifest and the files. */
export type EdgeFunction = (request: Request, context: EdgeContext) => Response | Promise<Response> | undefined;

/** Makes the function for one host. A fault in it lets the request through. */
export function siteFunction({ site, redirects, build }: EdgeData): EdgeFunction {
  const rules = { site, authorTarget: authorTargetOf(redirects) };
  return (request, context) => {
    try {
      if (request.method !== 'GET' && request.method !== 'HEAD') return undefined;
      const url = new URL(request.url);
      const address = url.href.slice(url.origin.length);
      const stored = storeChoice(request, url, address, rules);
      if (stored) return stored;
      const resolution = resolveRedirect(address, rules);
      if (resolution)
        return manifestSays(address, resolution)
          ? protectedAnswer(context)
          : redirect(resolution.location, resolution.status);
      const elsewhere = url.pathname === '/' ? atRoot(request, url, site) : undefined;
      return elsewhere ?? (isFilePath(url.pathname) ? undefined : pageWithFacts(context, build));
    } catch (error) {
      console.error('Edge function: the request is let through.', error);
      return undefined;
    }
  };
}

/** Stores the choice that a link from another host of the site carries, and leads on to the address without it. */
function storeChoice(
  { headers }: Request,
  { origin, protocol }: URL,
  address: string,
  rules: RedirectContext,
): Response | undefined {
  const choice = choiceIn(address, rules.site);
  const resolution = choice && resolveRedirect(choice.address, rules);
  // What lies on another host is that host's to remember.
  if (!choice || resolution?.external) return undefined;
  const answer = personal(redirect(resolution?.location ?? choice.address, 302));
  // `none`: the visitor has typed the address, or has opened a bookmark. The site's hosts are sites of their own.
  const isOwn =
    /^(?:same-site|same-origin|none)$/.test(headers.get('sec-fetch-site') ?? '') ||
    cameFromSite(rules.site, headers.get('referer') ?? '', origin);
  const cookie = carriedCookieFor(choice.locale, protocol === 'https:', headers.get('cookie') ?? '', isOwn);
  if (cookie) answer.headers.set('set-cookie', cookie);
  return answer;
}

/** The page, with its build and the visitor's consent rule in a header; nothing is asked of it, so it may be in any cache. */
async function pageWithFacts(context: EdgeContext, build: string): Promise<Response> {
  const page = await context.next({ sendConditionalRequest: true });
  const { geo } = context;
  const rule = consentRuleOf({ country: geo?.country?.code, subdivision: geo?.subdivision?.code });
  const headers = new Headers(page.headers);
  headers.append('server-timing', serverTiming({ build, consent: rule }));
  return new Response(page.body, { status: page.status, statusText: page.statusText, headers });
}

/** The manifest's redirect, with the headers that `_headers` gives to pages only. */
async function protectedAnswer(context: EdgeContext): Promise<Response> {
  const { body, status, statusText, headers } = await context.next({ sendConditionalRequest: true });
  return protect(new Response(body, { status, statusText, headers: new Headers(headers) }));
}

/** The root address leads a visitor to their language, and a crawler nowhere. */
function atRoot({ headers }: Request, { origin, search }: URL, site: Site): Response | undefined {
  if (!detectsAtRoot(site) || crawlers.test(headers.get('user-agent') ?? '')) return undefined;
  if (cameFromSite(site, headers.get('referer') ?? '', origin)) return undefined;
  const code = detectLocale(site, {
    cookies: headers.get('cookie') ?? '',
    languages: acceptedLanguages(headers.get('accept-language') ?? ''),
  });
  const location = rootAddressFor(site, code, search);
  if (location === null) return undefined;
  const answer = personal(redirect(location, 302));
  answer.headers.set('vary', 'Accept-Language, Cookie, User-Agent');
  return answer;
}

const redirect = (location: string, status: 301 | 302): Response =>
  protect(new Response(null, { status, headers: { location } }));

/** Keeps an answer for one visitor out of every cache. */
function personal(answer: Response): Response {
  answer.headers.set('cache-control', 'private, no-store');
  return answer;
}
