/**
 * All built hosts on one port, each under its own name, with the deployed edge function and manifests, and a stand-in for
 * the product's services.
 */
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { type BuildTarget, publicHosts } from '../../../src/site/hosting/hosts';
import { servicePrefixes } from '../../../src/site/hosting/request-paths';
import { protect } from '../../../src/site/hosting/security-headers';
import { isOwnName } from '../reference-api/guard';
import { type Host, openHost } from './host';
import { localOrigin, targetOf } from './origins';

/** A Hono application, or anything with its `fetch`, which also gets Node's request. */
interface ServiceHost {
  readonly fetch: (request: Request, bindings?: object) => Response | Promise<Response>;
}

interface LocalHostOptions {
  /** One folder per host; `dist` by default. */
  readonly dist?: string;
  /** 0 takes a free port. */
  readonly port: number;
  /** By default only this machine can reach the host. */
  readonly listen?: string;
  /** Responds to other names of this machine; without one, such requests are refused. */
  readonly otherNames?: BuildTarget | null;
  /** Gets every request under `/api`, `/client-api` and `/statistics`, instead of the manifest's proxies. */
  readonly api?: ServiceHost;
  /** Location of all visitors, such as `US` or `CA-QC`; unknown by default. */
  readonly place?: string;
}

export type LocalHost = Awaited<ReturnType<typeof createLocalHost>>;

/** In ms. Node's 5 s end a connection at the moment at which a client that was busy for as long asks again. */
const keepAliveTimeout = 60_000;

/** @throws when no host is built, or the port is taken */
export async function createLocalHost(options: LocalHostOptions) {
  const { dist = 'dist', port: wanted, listen: listenAddress = loopback, otherNames = null, api, place = '' } = options;
  const folderOf = (target: BuildTarget): string => path.resolve(dist, target);
  const built = [...publicHosts, 'preview' as const].filter((target) => existsSync(folderOf(target)));
  if (built.length === 0)
    throw new Error(
      `${dist} holds no built host; "npm run build" builds dist, "npx tsx workshop/build/fixture-site.ts" the site of the tests`,
    );

  const [country = '', subdivision = ''] = place.split('-');
  const geo = { country: { code: country }, subdivision: { code: subdivision } };
  const hosts = new Map<BuildTarget, Host>();
  const answer = async (request: Request, bindings?: object): Promise<Response> => {
    const { hostname, pathname } = new URL(request.url);
    const target = targetOf(hostname) ?? (isOwnName(hostname) ? otherNames : null);
    if (target === null) return new Response(`There is no host ${hostname} here.\n`, { status: 421 });
    const isService = servicePrefixes.some((prefix) => pathname === prefix || pathname.startsWith(`${prefix}/`));
    if (api && isService) return api.fetch(request, bindings);
    const host = hosts.get(target);
    return host ? host(request, geo) : new Response(`This host is not built.\n`, { status: 404 });
  };
  const protectedAnswer = async (request: Request, bindings?: object): Promise<Response> =>
    protect(await answer(request, bindings));
  const listener = getRequestListener(protectedAnswer);
  const server = createServer({ keepAliveTimeout }, (incoming, outgoing) => {
    incoming.url = withoutBackslashes(incoming.url ?? '/');
    return listener(incoming, outgoing);
  });
  const bound = await listen(server, wanted, listenAddress);
  const { port } = bound;
  for (const target of built) hosts.set(target, await openHost(folderOf(target), port));
  return {
    port,
    address: bound,
    origins: Object.fromEntries(built.map((target) => [target, localOrigin(target, port)])) as Partial<
      Record<BuildTarget, string>
    >,
    /** Responds without the network. */
    fetch: protectedAnswer,
    close: () => close(server),
  };
}

/** Browsers and Netlify read a backslash as a slash; the adapter would answer 400. */
const withoutBackslashes = (address: string): string => address.replace(/^[^?]*/, (path) => path.replaceAll('\\', '/'));

/** Only this machine can reach it. */
const loopback = '127.0.0.1';

export async function isFree(port: number, address = loopback): Promise<boolean> {
  const server = createServer();
  try {
    await listen(server, port, address);
    await close(server);
    return true;
  } catch {
    return false;
  }
}

/** @throws when the port is taken */
export async function listen(server: Server, port = 0, host = loopback): Promise<AddressInfo> {
  server.listen(port, host);
  await once(server, 'listening');
  return server.address() as AddressInfo;
}

const close = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.closeAllConnections();
    server.close(() => resolve());
  });
