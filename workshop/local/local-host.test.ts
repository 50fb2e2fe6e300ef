import { rm, writeFile } from 'node:fs/promises';
import { createServer, request as httpRequest, type IncomingMessage, type Server } from 'node:http';
import { hostname, tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { buildFixture } from '../../__tests__/support/redirect-fixture';
import { siteFrom } from '../../src/site/hosting/hosts';
import { documentHeaders, securityHeaders } from '../../src/site/hosting/security-headers';
import { createLocalHost, isFree, type LocalHost, listen } from './host/local-host';
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
  const { port } = await listen(upstream);
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
  local.fetch(new Request(`${local.origins[host]}${address}`, { redirect: 'manual', ...init }));

const hostIn = (asked: string) => asked.split(' ') as ['global' | 'zh' | 'ru' | 'preview', string];

test('another build in the place of the one that is served answers with its own headers and rules', async () => {
  expect((await ask('ru', '/next')).status).toBe(404);
  await writeFile(path.join(dist, 'ru/_redirects'), '/next  /pricing  302\n');
  await writeFile(path.join(dist, 'ru/_headers'), '/*\n  X-Build: next\n');
  expect((await ask('ru', '/next')).headers.get('location')).toBe('/pricing');
  expect((await ask('ru', '/')).headers.get('x-build')).toBe('next');
});

type Headers = Readonly<Record<string, string | null>>;
const gzip = { headers: { 'accept-encoding': 'gzip' } };
const text = { 'content-type': 'text/plain; charset=utf-8', 'x-robots-tag': null, 'server-timing': null };
const script = { 'content-type': 'text/javascript; charset=utf-8' };
const markdown = {
  'content-type': 'text/markdown; charset=utf-8',
  'x-robots-tag': 'noindex',
  'content-encoding': 'gzip',
};
const kept = { 'cache-control': 'public, max-age=31536000, immutable' };
const notKept = { 'cache-control': 'public, max-age=0, must-revalidate' };
const plain = { 'content-encoding': null };

test.each<[what: string, asked: string, status: number, headers: Headers, init?: RequestInit]>([
  ['a page is not kept', 'global /pricing', 200, notKept],
  ['headers are those of _headers', 'global /pricing', 200, { 'x-content-type-options': 'nosniff' }],
  ['a method other than reading is refused', 'global /pricing', 405, {}, { method: 'POST' }],
  ['a script is kept', 'global /app-01234567.js', 200, { ...kept, ...script }],
  ['a preview is not indexed', 'preview /pricing', 200, { 'x-robots-tag': 'noindex' }],
  ['a 404 is not kept, although a file there would be', 'global /static/nope.webp', 404, notKept],
  ['nor is that of a shell', 'global /shell/nope.js', 404, notKept],
  ['nor that of a card', 'global /share-cards/nope.png', 404, notKept],
  ['Markdown is compressed text, not indexed', 'global /helps/install-facet.md', 200, markdown, gzip],
  ['Markdown of a language, too', 'global /vn/blog/first-rpa-flow.md', 200, markdown, gzip],
  ['llms.txt is text', 'global /llms.txt', 200, text, gzip],
  ['short files are not compressed', 'global /builds/latest.json', 200, plain, gzip],
  ['who refuses compression gets none', 'global /pricing', 200, plain, { headers: { 'accept-encoding': 'gzip;q=0' } }],
  ['the edge function comes before the manifest', 'zh /pricing/', 301, { location: '/pricing' }],
  ['a file comes before a rule that is not forced', 'zh /pricing', 200, {}],
  ['placeholders are filled in, the query is kept', 'zh /moved/normal?x=1', 302, { location: '/pricing/normal?x=1' }],
])('%s: %s', async (_what, asked, status, headers, init = {}) => {
  const answer = await ask(...hostIn(asked), init);
  const found = Object.fromEntries(Object.keys(headers).map((name) => [name, answer.headers.get(name)]));
  expect([answer.status, found]).toEqual([status, headers]);
});

test.each<[what: string, asked: string, says: string, init?: RequestInit]>([
  ['a page is found in its folder', 'global /pricing', '<title>/pricing</title>'],
  ['a page is found with a slash and a query', 'global /vn/?x=1', '<title>/vn</title>'],
  ['a 404 is the page of its language', 'global /vn/nope', '<title>/vn/404</title>'],
  ['a proxy rule asks the configured address', 'zh /api/home/base-info?lang=zh', 'GET /v2/home/base-info?lang=zh '],
  ['a proxy rule hands a body on', 'zh /api/sys/x', 'POST /v2/sys/x a=1', { method: 'POST', body: 'a=1' }],
])('%s: %s', async (_what, asked, says, init = {}) => {
  expect(await (await ask(...hostIn(asked), init)).text()).toContain(says);
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

test('HEAD and a file that the visitor has are answered without a body', async () => {
  const head = await ask('global', '/pricing', { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
  const withTag = (tags: string) => ask('global', '/pricing', { headers: { 'if-none-match': tags } });
  const same = await withTag(`"other", ${head.headers.get('etag')}`);
  expect([same.status, await same.text(), (await withTag('"other"')).status]).toEqual([304, '', 200]);
});

test.each([
  ['gzip', gunzipSync],
  ['br', brotliDecompressSync],
] as const)('text is compressed by %s', async (encoding, decompress) => {
  const answer = await ask('global', '/pricing', { headers: { 'accept-encoding': encoding } });
  expect([answer.headers.get('content-encoding'), answer.headers.get('vary')]).toEqual([encoding, 'Accept-Encoding']);
  expect(decompress(Buffer.from(await answer.arrayBuffer())).toString()).toContain('<title>/pricing</title>');
});

describe('every answer is protected', () => {
  const documents = documentHeaders(siteFrom({ SITE_HOST: 'zh' }).config, ['sha256-loader']);

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
