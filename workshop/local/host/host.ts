/** One built host that responds as Netlify would: first the edge function, then `_redirects`, then files. */
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { proxy } from 'hono/proxy';
import { config } from '../../../netlify/edge-functions/site/config';
import { type EdgeContext, type EdgeFunction, siteFunction } from '../../../netlify/edge-functions/site/site-function';
import type { EdgeData } from '../../../src/site/redirects/edge-data';
import { FileAnswers } from './answer';
import { findFile } from './files';
import { readManifest } from './manifest';
import { withLocalOrigins } from './origins';

/** The edge function gets the visitor's location. */
export type Host = (request: Request, geo: EdgeContext['geo']) => Promise<Response>;

/** The paths for which the edge function is not called, as Netlify reads them: `*` is everything below, and a slash may follow. */
const excluded = config.excludedPath.map((path) => new RegExp(`^${path.replace('.', '\\.').replace('/*', '/.*')}/?$`));

const readFirst = ['builds/edge.json', '_redirects', '_headers'];

/**
 * Reopens the host when another build has replaced it: the policy in the headers names the styles of one build only.
 * @param folder what `npm run build` left in `dist/<host>`
 * @param port the port of all hosts
 * @throws when the folder holds no `builds/edge.json`: the host was not built
 */
export async function openHost(folder: string, port: number): Promise<Host> {
  let version = await versionOf(folder);
  let host = await openBuild(folder, port);
  return async (request, geo) => {
    const current = await versionOf(folder);
    if (current !== version) {
      // During a swap the folder may be missing for a moment: keep the old host.
      host = await openBuild(folder, port).then(
        (opened) => {
          version = current;
          return opened;
        },
        () => host,
      );
    }
    return host(request, geo);
  };
}

async function versionOf(folder: string): Promise<string> {
  const found = await Promise.all(readFirst.map((name) => stat(path.join(folder, name)).catch(() => null)));
  return found.map((file) => `${file?.size}-${file?.mtimeMs}`).join();
}

async function openBuild(folder: string, port: number): Promise<Host> {
  const edgeData = await readFile(path.join(folder, 'builds/edge.json'), 'utf8');
  const { site } = JSON.parse(edgeData) as EdgeData;
  const localize = (text: string): string => withLocalOrigins(text, site.config, port);
  const edge: EdgeFunction = siteFunction(JSON.parse(localize(edgeData)) as EdgeData);
  const origin = await openOrigin(folder, localize);

  return async (request, geo = {}) => {
    const next = (): Promise<Response> => origin(request);
    const { pathname } = new URL(request.url);
    const isCalled = !excluded.some((pattern) => pattern.test(pathname));
    const answer = await ((isCalled && edge(request, { geo, next })) || next());
    const location = answer.headers.get('location');
    if (location !== null) answer.headers.set('location', localize(location));
    return answer;
  };
}

/**
 * What is behind the edge function: the host's manifests and files.
 * @param rewrite changes the text of every file
 */
export async function openOrigin(
  folder: string,
  rewrite: (text: string) => string,
): Promise<(request: Request) => Promise<Response>> {
  const manifest = await readManifest(folder);
  const files = new FileAnswers(rewrite);
  return async (request) => {
    const { pathname } = new URL(request.url);
    const send = async (name: string, status: number): Promise<Response> => {
      const found = await findFile(folder, name);
      const file = found ?? (await findFile(folder, '/404.html'));
      return file
        ? files.answer(request, file, found ? status : 404, manifest.headersFor(pathname))
        : new Response('Not Found\n', { status: 404, headers: { 'content-type': 'text/plain; charset=utf-8' } });
    };

    const rule = manifest.match(request);
    if (rule?.status === 200 && /^https?:/.test(rule.to)) return forwarded(request, rule.to);
    if (request.method !== 'GET' && request.method !== 'HEAD') return new Response(null, { status: 405 });
    if (!rule || (!rule.force && (await findFile(folder, pathname)))) return send(pathname, 200);
    if (rule.status >= 300 && rule.status < 400) return redirect(request, rule.to, rule.status);
    return send(new URL(rule.to, request.url).pathname, rule.status);
  };
}

/** The matcher fills in decoded text, but the header needs it encoded. */
function redirect(request: Request, to: string, status: number): Response {
  const url = new URL(to, request.url);
  const location = /^https?:/.test(to) ? url.href : url.pathname + url.search + url.hash;
  return new Response(null, { status, headers: { location } });
}

/** Under the name of the host that is asked, not of this one. */
const forwarded = (request: Request, address: string): Promise<Response> =>
  proxy(address, {
    raw: request,
    headers: { ...Object.fromEntries(request.headers), host: undefined },
    redirect: 'manual',
  });
