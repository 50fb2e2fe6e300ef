/**
 * The edge function (design 8): what the host's manifest cannot say, and the language of the root address.
 *
 * A web-standard handler with no dependency but `src/site`. It holds no page: the data that it is bundled with are the
 * site's configuration and the author redirects. It reads the request, never its body, and asks nothing of the network.
 * The paths of files and services are left alone by the rules themselves (`src/site/request-paths.ts`).
 */
import {
  acceptedLanguages,
  cameFromSite,
  crawlers,
  detectLocale,
  detectsAtRoot,
  rootAddressFor,
} from '../../../src/site/detect-locale.ts';
import type { Site } from '../../../src/site/hosts.ts';
import { authorTargetOf } from '../../../src/site/redirects/author-redirects.ts';
import type { EdgeData } from '../../../src/site/redirects/edge-data.ts';
import { manifestSays } from '../../../src/site/redirects/manifest-says.ts';
import { resolveRedirect } from '../../../src/site/redirects/resolve.ts';

/** Answers a request, or lets it through to the manifest and the files. */
export type EdgeFunction = (request: Request) => Response | undefined;

/** Makes the function for one host. A fault in it lets the request through. */
export function siteFunction({ site, redirects }: EdgeData): EdgeFunction {
  const context = { site, authorTarget: authorTargetOf(redirects) };
  return (request) => {
    try {
      if (request.method !== 'GET' && request.method !== 'HEAD') return undefined;
      const url = new URL(request.url);
      const address = url.href.slice(url.origin.length);
      const resolution = resolveRedirect(address, context);
      if (resolution)
        return manifestSays(address, resolution) ? undefined : redirect(resolution.location, resolution.status);
      return url.pathname === '/' ? atRoot(request, url, site) : undefined;
    } catch (error) {
      console.error('Edge function: the request is let through.', error);
      return undefined;
    }
  };
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
  const answer = redirect(location, 302);
  answer.headers.set('cache-control', 'private, no-store');
  answer.headers.set('vary', 'Accept-Language, Cookie, User-Agent');
  return answer;
}

const redirect = (location: string, status: 301 | 302): Response =>
  new Response(null, { status, headers: { location } });
