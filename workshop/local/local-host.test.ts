import { rm, writeFile } from 'node:fs/promises';
import { createServer, request as httpRequest, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { hostname, tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { buildFixture } from '../../__tests__/support/redirect-fixture';
import { siteFrom } from '../../src/site/hosting/hosts';
import { documentHeaders, securityHeaders } from '../../src/site/hosting/security-headers';
import { createLocalHost, isFree, type LocalHost } from './host/local-host';
import { targetOf, withLocalOrigins } from './host/origins';
import { freePort } from './serve';

// Building the small site and opening its hosts takes seconds on a busy machine.
jest.setTimeout(60_000);

let dist: string;
let local: LocalHost;
let upstream: Server;

beforeAll(async () => {
  dist = await buildFixture();
  upstream = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => response.end(`${request.method} ${request.url} ${Buffer.concat(parts).toString()}`));
  });
  await new Promise<void>((resolve) => upstream.listen(0, resolve));
  const { port } = upstream.address() as AddressInfo;
  const rules = [
    `/api/*  http://127.0.0.1:${port}/v2/:splat  200!`,
    '/moved/:id  /pricing/:id  302',
    '/pricing  /nope  301',
    '/*  /404  404',
  ];
  await writeFile(path.join(dist, 'zh/_redirects'), rules.join('\n'));
  local = await createLocalHost({ dist, port: 0 });
});
afterAll(async () => {
  await local.close();
  upstream.close();
  await rm(dist, { recursive: true });
});

const ask = (host: 'global' | 'zh' | 'ru' | 'preview', address: string, init: RequestInit = {}): Promise<Response> =>
  local.fetch(new Request(`${local.origins[host]}${address}`, init));

describe('another build in the place of the one that is served', () => {
  test('its files go out with its own headers and rules', async () => {
    expect((await ask('ru', '/next')).status).toBe(404);
    await writeFile(path.join(dist, 'ru/_redirects'), '/next  /pricing  302\n');
    await writeFile(path.join(dist, 'ru/_headers'), '/*\n  X-Build: next\n');
    expect((await ask('ru', '/next')).headers.get('location')).toBe('/pricing');
    expect((await ask('ru', '/')).headers.get('x-build')).toBe('next');
  });
});

describe('files', () => {
  test('a page is found in its folder, with and without a slash to the rules', async () => {
    expect(await (await ask('global', '/pricing')).text()).toContain('<title>/pricing</title>');
    expect(await (await ask('global', '/vn/?x=1')).text()).toContain('<title>/vn</title>');
  });

  test.each([
    '/_redirects',
    '/_headers',
    '/%5Fredirects',
    '/%5fheaders',
    '/x/..%2f_headers',
    '/.%2f_redirects',
    '/_headers%2f',
    '/static%2f..%2f_redirects',
    '/..%2fglobal%2frobots.txt',
    '/%2e%2e%2fzh/pricing',
    '/%00',
    '/%',
  ])('%s is no file that is served', async (address) => expect((await ask('ru', address)).status).toBe(404));

  test('a method other than reading is refused', async () => {
    expect((await ask('global', '/pricing', { method: 'POST' })).status).toBe(405);
  });

  test('HEAD answers without a body', async () => {
    const answer = await ask('global', '/pricing', { method: 'HEAD' });
    expect([answer.status, await answer.text()]).toEqual([200, '']);
  });
});

describe('headers', () => {
  test('are those of _headers', async () => {
    const page = await ask('global', '/pricing');
    expect(page.headers.get('x-content-type-options')).toBe('nosniff');
    expect(page.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    const script = await ask('global', '/app-01234567.js');
    expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(script.headers.get('content-type')).toMatch(/^text\/javascript/);
    expect((await ask('preview', '/pricing')).headers.get('x-robots-tag')).toBe('noindex');
  });

  test.each(['/static/nope.webp', '/shell/nope.js', '/share-cards/nope.png'])(
    'the 404 for %s is not kept, although a file there would be',
    async (address) => {
      const { status, headers } = await ask('global', address);
      expect([status, headers.get('cache-control')]).toEqual([404, 'public, max-age=0, must-revalidate']);
    },
  );

  test.each([
    ['/helps/install-facet.md', 'text/markdown; charset=utf-8', 'noindex'],
    ['/vn/blog/first-rpa-flow.md', 'text/markdown; charset=utf-8', 'noindex'],
    ['/llms.txt', 'text/plain; charset=utf-8', null],
  ])('%s is %s', async (address, type, robots) => {
    const { status, headers } = await ask('global', address, { headers: { 'accept-encoding': 'gzip' } });
    expect([status, headers.get('content-type'), headers.get('x-robots-tag')]).toEqual([200, type, robots]);
    // Text is compressed, and its addresses are those of the local host.
    if (address.endsWith('.md')) expect(headers.get('content-encoding')).toBe('gzip');
    expect(headers.get('server-timing')).toBeNull();
  });

  test('a file that the visitor has is not sent again', async () => {
    const first = await ask('global', '/pricing');
    const etag = first.headers.get('etag') ?? '';
    const second = await ask('global', '/pricing', { headers: { 'if-none-match': `"other", ${etag}` } });
    expect([second.status, await second.text()]).toEqual([304, '']);
    expect((await ask('global', '/pricing', { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
  });

  test.each([
    ['gzip', gunzipSync],
    ['br', brotliDecompressSync],
  ] as const)('text is compressed by %s', async (encoding, decompress) => {
    const answer = await ask('global', '/pricing', { headers: { 'accept-encoding': encoding } });
    expect(answer.headers.get('content-encoding')).toBe(encoding);
    expect(answer.headers.get('vary')).toBe('Accept-Encoding');
    expect(decompress(Buffer.from(await answer.arrayBuffer())).toString()).toContain('<title>/pricing</title>');
  });

  test('short files and visitors that ask for none get none', async () => {
    const headers = { 'accept-encoding': 'gzip' };
    expect((await ask('global', '/builds/latest.json', { headers })).headers.get('content-encoding')).toBeNull();
    expect(
      (await ask('global', '/pricing', { headers: { 'accept-encoding': 'gzip;q=0' } })).headers.get('content-encoding'),
    ).toBeNull();
  });
});

describe('every answer is protected', () => {
  const documents = documentHeaders(siteFrom({ SITE_HOST: 'zh' }).config, {
    elements: [],
    script: 'sha256-loader',
  });

  test.each([
    ['a page', '/pricing', 200, documents],
    ['a file', '/builds/latest.json', 200, documents],
    ['a redirect of the edge function', '/pricing/', 301, securityHeaders],
    ['a redirect of the manifest', '/moved/normal', 302, securityHeaders],
    ['a 404', '/nope', 404, documents],
    ['a file that is none', '/_headers', 404, documents],
    ['an answer of a service', '/api/home/base-info', 200, securityHeaders],
  ])('%s', async (_name, address, status, headers) => {
    const answer = await ask('zh', address, { redirect: 'manual' });
    expect(answer.status).toBe(status);
    for (const [name, value] of headers) expect([name, answer.headers.get(name)]).toEqual([name, value]);
  });
});

describe('rules', () => {
  test('the edge function comes before the manifest', async () => {
    const answer = await ask('zh', '/pricing/', { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([301, '/pricing']);
  });

  test('a file comes before a rule that is not forced', async () => {
    expect((await ask('zh', '/pricing')).status).toBe(200);
  });

  test('placeholders are filled in, and the query is kept', async () => {
    const answer = await ask('zh', '/moved/normal?x=1');
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/pricing/normal?x=1']);
  });

  test('a 404 is the page of its language, at the address that was asked', async () => {
    const answer = await ask('global', '/vn/nope');
    expect([answer.status, await answer.text()]).toEqual([404, expect.stringContaining('<title>/vn/404</title>')]);
  });

  test('a proxy rule asks the configured address', async () => {
    expect(await (await ask('zh', '/api/home/base-info?lang=zh')).text()).toBe('GET /v2/home/base-info?lang=zh ');
    const posted = await ask('zh', '/api/sys/x', { method: 'POST', body: 'a=1' });
    expect(await posted.text()).toBe('POST /v2/sys/x a=1');
  });
});

describe('a raw backslash in the request line (specification 2.5, rule 3)', () => {
  const askRaw = (address: string) => overNetwork(local.port, 'localhost', address);

  test.each([
    ['/\\', '/'],
    ['/\\?x=\\', '/?x=\\'],
    ['/\\evil.example', '/evil.example'],
    ['/vn\\pricing\\', '/vn/pricing'],
  ])('%s is a slash, as for every browser: %s', async (address, location) => {
    const answer = await askRaw(address);
    expect([answer.statusCode, answer.headers.location]).toEqual([301, location]);
  });

  test('is left alone in a query', async () => {
    expect((await askRaw('/pricing?x=\\')).statusCode).toBe(200);
  });
});

describe('hosts', () => {
  test('a page of each is answered under its name, over the network', async () => {
    const answer = await overNetwork(local.port, `zh.localhost:${local.port}`, '/guide/use-synchronizer');
    expect(answer.statusCode).toBe(200);
  });

  test('public origins in texts and redirects are local ones', async () => {
    expect(await (await ask('global', '/pricing')).text()).toContain(
      `href="http://zh.localhost:${local.port}/pricing"`,
    );
    expect((await ask('global', '/ru/pricing')).headers.get('location')).toBe(
      `http://ru.localhost:${local.port}/pricing`,
    );
    expect(await (await ask('zh', '/sitemap.xml')).text()).toContain(
      `http://zh.localhost:${local.port}/zh-CN-sitemap.xml`,
    );
  });

  test('a longer name is another host', () => {
    const text =
      'https://www.facet.example.org https://www.facet.example:8080 https://www.facet.example/x "https://www.facet.example"';
    expect(withLocalOrigins(text, siteFrom({}).config, 9000)).toBe(
      'https://www.facet.example.org https://www.facet.example:8080 http://localhost:9000/x "http://localhost:9000"',
    );
  });

  test.each(['localhost', '127.0.0.1', '[::1]'])('%s is the global host', (name) =>
    expect(targetOf(name)).toBe('global'),
  );

  test.each(['evil.example', 'localhost.evil.example', 'www.localhost', '192.168.1.7', '0.0.0.0', 'localhost.'])(
    '%s is nobody here, and refused (a name of another site may point here)',
    async (name) => {
      expect(targetOf(name)).toBeNull();
      const answer = await local.fetch(new Request(`http://${name}:${local.port}/pricing`));
      expect([answer.status, await answer.text()]).toEqual([421, expect.not.stringContaining('<title>')]);
    },
  );

  test('only this machine reaches it, unless it is told otherwise', async () => {
    expect(local.address.address).toBe('127.0.0.1');
    const open = await createLocalHost({ dist, port: 0, listen: '0.0.0.0', otherNames: 'global' });
    expect(open.address.address).toBe('0.0.0.0');
    const statusOf = async (name: string) =>
      (await open.fetch(new Request(`http://${name}:${open.port}/pricing`))).status;
    for (const own of ['laptop.lan', 'laptop.local', '192.168.1.7', '[fe80::1]', hostname()]) {
      expect([own, await statusOf(own)]).toEqual([own, 200]);
    }
    for (const foreign of ['evil.example', 'laptop.lan.evil.example', '192.168.1.7.evil.example', 'localhost.evil']) {
      expect([foreign, await statusOf(foreign)]).toEqual([foreign, 421]);
    }
    await open.close();
  });

  test('a port that is taken is known before anything is built', async () => {
    expect(await isFree(local.port)).toBe(false);
    const { PORT } = process.env;
    process.env.PORT = String(local.port);
    await expect(freePort()).rejects.toThrow(/^Port \d+ is taken; \d+ is free: PORT=\d+ npm start$/);
    process.env.PORT = 'x';
    await expect(freePort()).rejects.toThrow('PORT is "x"');
    if (PORT === undefined) delete process.env.PORT;
    else process.env.PORT = PORT;
  });

  test('a folder without a built host is refused, with what to do', async () => {
    await expect(createLocalHost({ dist: path.join(tmpdir(), 'nothing-here'), port: 0 })).rejects.toThrow(
      /npm run build/,
    );
  });
});

test('the services are answered by whoever is given for them, before all else', async () => {
  const asked: string[] = [];
  const api = {
    fetch: (request: Request): Response => {
      asked.push(new URL(request.url).pathname);
      return Response.json({ code: 0 });
    },
  };
  const withApi = await createLocalHost({ dist, port: 0, api });
  for (const address of ['/api/x/', '/client-api/y', '/statistics', '/apis']) {
    await withApi.fetch(
      new Request(`${withApi.origins.zh}${address}`, { method: address === '/apis' ? 'GET' : 'POST' }),
    );
  }
  expect(asked).toEqual(['/api/x/', '/client-api/y', '/statistics']);
  await withApi.close();
});

/** Node's fetch sets Host from the address, and not every resolver knows `zh.localhost`. */
const overNetwork = (port: number, host: string, address: string): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    httpRequest({ host: '127.0.0.1', port, path: address, headers: { host } }, (answer) => {
      answer.resume();
      resolve(answer);
    })
      .on('error', reject)
      .end();
  });
