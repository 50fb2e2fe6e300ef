/**
 * What `gatsby develop` does not answer itself (design 2): `npm run dev` starts a server for it, and Gatsby's hands it on.
 */
import { type IncomingMessage, request, type ServerResponse } from 'node:http';
import { servicePrefixes } from '../../src/site/hosting/request-paths';
import { contentFaultsPath } from './development/fault-list';

/** The environment variable with the origin of that server: `http://127.0.0.1:9001`. */
export const developServicesVariable = 'DEVELOP_SERVICES';

/** What is used of Gatsby's server, which is one of Express. */
export interface DevelopServer {
  use(
    paths: readonly string[],
    handler: (asked: IncomingMessage & { readonly originalUrl: string }, response: ServerResponse) => void,
  ): unknown;
}

/**
 * Hands calls of services and questions about faults on to the server that the environment names; without one, nothing. Gatsby's
 * own setting `proxy` makes 500 of every answer that is an error.
 */
export function forwardServices(app: DevelopServer, env: Readonly<Record<string, string | undefined>>): void {
  const origin = env[developServicesVariable];
  if (!origin) return;
  app.use([...servicePrefixes, contentFaultsPath], (asked, response) => {
    const { method, headers, originalUrl } = asked;
    const forwarded = request(`${origin}${originalUrl}`, { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    forwarded.once('error', ({ message }) => {
      if (!response.headersSent) response.writeHead(502);
      response.end(`The server beside gatsby develop does not answer: ${message}`);
    });
    asked.pipe(forwarded);
  });
}
