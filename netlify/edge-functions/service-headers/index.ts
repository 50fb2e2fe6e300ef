/**
 * Gives the answers of the product's services the headers of all others: `_headers` does not reach what is proxied
 * (docs/decisions.md).
 */
import { protect } from '../../../src/site/hosting/security-headers.ts';

/** What Netlify gives an edge function: the way on to the proxy. */
interface EdgeContext {
  readonly next: () => Promise<Response>;
}

export default async function serviceHeaders(_request: Request, { next }: EdgeContext): Promise<Response> {
  const answer = await next();
  // The headers of an answer that came over the network cannot be changed.
  return protect(new Response(answer.body, answer));
}

/** The addresses of `servicePrefixes`; Netlify reads this object without running the code. */
export const config = {
  path: ['/api/*', '/client-api/*', '/statistics', '/statistics/*'],
  onError: 'bypass',
} as const;
