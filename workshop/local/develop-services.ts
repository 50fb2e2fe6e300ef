/** What `gatsby develop` does not answer itself: `npm run dev` starts a server for it, to which Gatsby's forwards. */
import { type IncomingMessage, request, type ServerResponse } from 'node:http';
import { editorPath, servicePrefixes } from '../../src/site/hosting/request-paths';
import { contentFaultsPath } from './development/fault-list';

/** Its origin: `http://127.0.0.1:9001`. */
export const developServicesVariable = 'DEVELOP_SERVICES';

/** The part of Gatsby's Express server that is used. */
export interface DevelopServer {
  use(
    paths: readonly string[],
    handler: (asked: IncomingMessage & { readonly originalUrl: string }, response: ServerResponse) => void,
  ): unknown;
}

/**
 * Forwards service calls, fault queries and the editor to the server that the environment names. Gatsby's own `proxy` setting turns
 * every error answer into 500.
 */
export function forwardServices(app: DevelopServer, env: Readonly<Record<string, string | undefined>>): void {
  const origin = env[developServicesVariable];
  if (!origin) return;
  app.use([...servicePrefixes, contentFaultsPath, editorPath], (asked, response) => {
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
