/**
 * A host as the emitted manifest and the edge function make it, without files or network: what Netlify would answer.
 */
import { siteFunction } from '../../netlify/edge-functions/site/site-function';
import { hostRules, redirectsFile } from '../../plugins/gatsby-plugin-host-manifests/src/host-rules';
import type { ManifestInput } from '../../plugins/gatsby-plugin-host-manifests/src/manifest-input';
import { matcherOf } from '../../workshop/local/host/manifest';

/** A redirect, or a status alone. */
export interface HostAnswer {
  readonly status: number;
  readonly location: string | null;
  readonly by: 'edge' | 'manifest' | 'page';
}

/** Makes the host of a build. Without its edge function the manifest stands alone. */
export async function manifestHost(
  input: ManifestInput,
  { edge = true } = {},
): Promise<(address: string) => HostAnswer> {
  const matched = await matcherOf(redirectsFile(hostRules(input, {})));
  const run = siteFunction({ ...input, build: '' });
  const next = async (): Promise<Response> => new Response();
  return (address) => {
    const url = new URL(`https://host.example${address}`);
    const answer = edge ? run(new Request(url), { next }) : undefined;
    if (answer instanceof Response)
      return { status: answer.status, location: answer.headers.get('location'), by: 'edge' };
    const match = matched(new Request(url));
    const isPage = isServed(url.pathname, input);
    if (!match || (isPage && !match.force)) return { status: isPage ? 200 : 404, location: null, by: 'page' };
    if (match.status === 404) return { status: 404, location: null, by: 'manifest' };
    const location = encodeURI(match.to).replaceAll('%25', '%');
    return { status: match.status, location, by: 'manifest' };
  };
}

const files = ['/robots.txt', '/llms.txt', '/builds/latest.json', '/app-01234567.js', '/static/logo.svg'];

const isServed = (pathname: string, { paths }: ManifestInput): boolean =>
  files.includes(pathname) ||
  (paths as readonly string[]).includes(pathname.replace(/(?<=.)\/$|(?<=\/helps\/.+)\.md$/, ''));
