/**
 * The local host (design 2 and 8): all built hosts on one port, each under its own name, with the very edge function and
 * the very manifests that are deployed, and whatever answers for the product's services.
 */
import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import path from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import { type BuildTarget, publicHosts } from '../../src/site/hosts';
import { servicePrefixes } from '../../src/site/request-paths';
import { type Host, openHost } from './host';
import { localOrigin, targetOf } from './origins';

/** Answers for the services: a Hono application, or anything with its `fetch`. Node's own request comes along. */
export interface ServiceHost {
  readonly fetch: (request: Request, bindings?: object) => Response | Promise<Response>;
}

/** What to serve, and where. */
export interface LocalHostOptions {
  /** The folder with one built folder per host; `dist` unless said otherwise. */
  readonly dist?: string;
  /** 0 takes a free port. */
  readonly port: number;
  /** Gets every request below `/api`, `/client-api` and `/statistics`, in the place of the manifest's proxies. */
  readonly api?: ServiceHost;
}

/** A running local host. */
export interface LocalHost {
  readonly port: number;
  /** The origin of each host that is served. */
  readonly origins: Readonly<Partial<Record<BuildTarget, string>>>;
  /** Answers a request without the network. */
  readonly fetch: (request: Request) => Promise<Response>;
  readonly close: () => Promise<void>;
}

/**
 * Serves what is built.
 * @throws when no host is built, or the port is taken
 */
export async function createLocalHost({ dist = 'dist', port: wanted, api }: LocalHostOptions): Promise<LocalHost> {
  const folderOf = (target: BuildTarget): string => path.resolve(dist, target);
  const built = [...publicHosts, 'preview' as const].filter((target) => existsSync(folderOf(target)));
  if (built.length === 0) throw new Error(`${dist} holds no built host; "npm run build" builds them`);

  const hosts = new Map<BuildTarget, Host>();
  const answer = async (request: Request, bindings?: object): Promise<Response> => {
    const { hostname, pathname } = new URL(request.url);
    const isService = servicePrefixes.some((prefix) => pathname === prefix || pathname.startsWith(`${prefix}/`));
    if (api && isService) return api.fetch(request, bindings);
    const host = hosts.get(targetOf(hostname));
    return host ? host(request) : new Response(`This host is not built.\n`, { status: 404 });
  };
  const server = createAdaptorServer({ fetch: answer }) as Server;
  const port = await listen(server, wanted);
  for (const target of built) hosts.set(target, await openHost(folderOf(target), port));
  return {
    port,
    origins: Object.fromEntries(built.map((target) => [target, localOrigin(target, port)])),
    fetch: answer,
    close: () => close(server),
  };
}

const listen = (server: Server, port: number): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });

const close = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.closeAllConnections();
    server.close(() => resolve());
  });
