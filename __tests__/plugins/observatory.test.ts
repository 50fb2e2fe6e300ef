/**
 * What Mozilla's HTTP Observatory says of the headers that a build emits, offline: its own package, unchanged, with what it
 * would have fetched put in its place.
 *
 * The package is kept here as it was published: installed, it would bring a web server, a database client and scripts that
 * fetch lists from the network.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { headersFile } from '../../plugins/gatsby-plugin-host-manifests/src/headers-file';
import { configFrom } from '../../src/site/hosting/config';

const archive = '__tests__/support/observatory/mdn-mdn-http-observatory-1.4.8.tgz';
/** As the registry names it. */
const integrity = 'sha512-0goue3nubqDQuIqLaQWRUa7iNsgTOwIlJdqbiC8sO7PxqwmpdQJo9Q8GCvXkcp7s35yGj9X/RGkZ4iIBZoYHxw==';

const folder = path.resolve('.local/observatory');
const source = (file: string): string => path.join(folder, 'package/src', file);

interface Scan {
  readonly scan: { readonly score: number; readonly grade: string };
  readonly tests: Readonly<Record<string, { readonly result: string; readonly pass: boolean }>>;
}

/** What Observatory says of a site whose every answer has these headers. */
async function observe(headers: Readonly<Record<string, string>>): Promise<Scan> {
  jest.resetModules();
  const response = { headers, status: 200, verified: true, httpEquiv: new Map(), request: { headers: {} }, data: '' };
  const route = ['http://www.facet.example/', 'https://www.facet.example/'].map((url) => ({
    url: new URL(url),
    status: 301,
  }));
  jest.doMock(source('retriever/retriever.js'), () => ({
    retrieve: async () => ({
      hostname: 'www.facet.example',
      session: { url: new URL('https://www.facet.example/'), jar: { serializeSync: () => ({ cookies: [] }) } },
      resources: { path: '<!doctype html><script src="/app-0123456789abcdef0123.js"></script>' },
      responses: {
        auto: response,
        https: response,
        http: response,
        cors: { ...response, headers: {} },
        httpRedirects: route,
        httpsRedirects: route.slice(1),
      },
    }),
  }));
  jest.doMock(source('retriever/session.js'), () => ({}));
  // The list of names that browsers preload: fetched when the package is installed; ours are not in it.
  jest.doMock(source('analyzer/hsts.js'), () => ({ isHstsPreloaded: () => null }));
  const { scan } = (await import(source('scanner/index.js'))) as { scan: (hostname: string) => Promise<Scan> };
  return scan('www.facet.example');
}

/** The headers of every answer, as `_headers` says them. */
function emitted(): Record<string, string> {
  const site = {
    config: { ...configFrom({}), scriptOrigins: ['https://chat.facet.example'] },
    target: 'global' as const,
  };
  const [everywhere = ''] = headersFile(site, [], true, ['sha256-c']).split('\n\n');
  const lines = [...everywhere.matchAll(/^ {2}(.+?): (.*)$/gm)];
  return {
    'content-type': 'text/html',
    ...Object.fromEntries(lines.map(([, name = '', value = '']) => [name.toLowerCase(), value])),
  };
}

beforeAll(() => {
  expect(`sha512-${createHash('sha512').update(readFileSync(archive)).digest('base64')}`).toBe(integrity);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  execFileSync('tar', ['-xzf', archive, '-C', folder]);
});

test('Observatory gives the emitted headers an A+ with at least 120 points, and passes every test', async () => {
  const { scan, tests } = await observe(emitted());
  expect(Object.entries(tests).filter(([, { pass }]) => !pass)).toEqual([]);
  expect(scan.grade).toBe('A+');
  expect(scan.score).toBeGreaterThanOrEqual(120);
});

test.each([
  ['any inline script were allowed', /script-src 'self' 'sha256-c'/, "script-src 'self' 'unsafe-inline'"],
  ['any host might bring scripts', /script-src /, 'script-src https: '],
])('it would be fewer if %s', async (_name, directive, looser) => {
  const headers = emitted();
  const policy = headers['content-security-policy'] ?? '';
  expect(policy).toMatch(directive);
  const strict = await observe(headers);
  const loose = await observe({ ...headers, 'content-security-policy': policy.replace(directive, looser) });
  expect(loose.scan.score).toBeLessThan(strict.scan.score);
});
