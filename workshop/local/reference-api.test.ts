import { createHash, webcrypto } from 'node:crypto';
import { mkdtempSync, readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import { encryptionKey, seal, sealToText } from '../../src/browser/api/encryption';
import { commonRecord } from '../../src/browser/tracker/common-record';
import { endpoints } from '../../src/site/hosting/endpoints';
import { systems } from '../../src/site/product/installers';
import { listen } from './host/local-host';
import { tokenHeader } from './reference-api/guard';
import { ReceivedLog } from './reference-api/received';
import { controlPaths, createReferenceApi } from './reference-api/reference-api';
import { createState } from './reference-api/state';

const encryption = { crypto: webcrypto as unknown as Crypto, publicKey: encryptionKey };
type Fields = Readonly<Record<string, string>>;

function api() {
  const state = createState(null);
  const app = createReferenceApi(state);
  /** As the developer, who can read the token. */
  const control = { [tokenHeader]: state.token };
  const get = async (address: string) => app.request(address, { headers: control });
  const erase = async (address: string) => app.request(address, { method: 'DELETE', headers: control });
  const post = async (address: string, fields: Fields) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.append(name, value);
    return app.request(address, { method: 'POST', body });
  };
  const postJson = async (address: string, json: unknown) => {
    const headers = { 'Content-Type': 'application/json', ...control };
    return app.request(address, { method: 'POST', headers, body: JSON.stringify(json) });
  };
  const fail = (...faults: readonly object[]) => postJson('/api/__faults', { faults });
  return { app, state, control, get, erase, post, postJson, fail, received: () => state.received.list() };
}

const json = async (answer: Response): Promise<{ code: number; data: Record<string, unknown>; msg: string }> =>
  (await answer.json()) as never;

const event = (id: string, fields: object = {}) => ({
  id,
  op_type: 'expose',
  op_obj_value: '/',
  user_timestamp_: 1_800_000_000_000,
  url: 'https://www.facet.example/',
  title: '',
  name: 'plans',
  ...fields,
});
const visitor = { navigator: { userAgent: 'Test' }, screen: { width: 1, height: 1 }, devicePixelRatio: 1 };
const comm = commonRecord(visitor as unknown as Window, 'device', '/', 1_800_000_000_000);
const batch = { batch: '1800000000000-tab-1', events: [event('1')], comm };
const baseInfo = '/api/home/base-info?lang=th-TH&type=home';
const latestVersion = '/client-api/client/sys-client-version/get-latest-version?system=';
const signIn = {
  third_party: 'reference',
  invite_code: '',
  language: 'en-US',
  source: '',
  referer: '[]',
  third_party_action_type: 'one_tap',
  regParam: 'ABC',
};

test.each<[string, string]>([
  [baseInfo, 'title keywords description register_url login_url statistical_body statistical_title'],
  ['/api/sys/config/ip/get-visitor-ip', 'ip ua language ip_data'],
  ['/api/sys/config/ref/set?c_v=ABC', ''],
  ['/api/sys/config/register-chat/get-chat-type-config?lang=en-US&type=www', 'chat chat_info'],
  ['/client-api/third/chat/choose?ip=192.0.2.1&lang=zh-CN', 'type'],
  ...systems.map((system): [string, string] => [latestVersion + system, 'version size sha256 url']),
])('GET %s answers code 0 and the documented fields: %s', async (address, fields) => {
  const { code, data } = await json(await api().get(address));
  expect([code, Object.keys(data).join(' ')]).toEqual([0, fields]);
});

const url = 'https://www.facet.example/';
const source = { page_url: url, utm_source: 'letter' };
const referers = ['https://other.example/'];
const sourceForm = { source_data: JSON.stringify(source), referer: JSON.stringify(referers) };
const log = {
  log_type: 'WWW_FINGERPRINT_INFO',
  data: Buffer.from('{"city":"Köln"}').toString('base64'),
  base_encode: '1',
};
const robin = 'robin@visitor.example';
const sealedSignIn = async (): Promise<Fields> => ({ ...signIn, redirect_data: await sealToText(encryption, robin) });
const sealedBeacon = async (): Promise<Fields> => {
  const { key, payload } = await seal(encryption, JSON.stringify({ url }));
  return { _t: key, _a: payload };
};

test.each<[string, string, () => Fields | Promise<Fields>, unknown]>([
  ['a sign-in', endpoints.authorizedLogin, sealedSignIn, robin],
  ['a beacon', endpoints.beacon, sealedBeacon, { url }],
  ['a beacon', endpoints.beaconTest, sealedBeacon, { url }],
  ['a source record', endpoints.recordSource, () => sourceForm, { source, referers }],
  ['a log', endpoints.recordData, () => log, { city: 'Köln' }],
])('%s, posted to %s, is taken and kept in clear', async (_what, endpoint, fieldsOf, clear) => {
  const { post, received } = api();
  const fields = await fieldsOf();
  const { code, data } = await json(await post(endpoint, fields));
  expect([code, data]).toEqual([0, endpoint === endpoints.authorizedLogin ? { cpl: 'reference-token' } : {}]);
  expect(received()).toMatchObject([{ endpoint, sent: fields, clear, outcome: 'taken' }]);
});

test('an installer has the size and the digest that the answer names', async () => {
  const { get } = api();
  const { data } = await json(await get(`${latestVersion}com_linux`));
  const file = Buffer.from(await (await get(String(data.url))).arrayBuffer());
  const sha256 = createHash('sha256').update(file).digest('hex');
  expect([file.length, sha256]).toEqual([Number(data.size), data.sha256]);
});

test.each(['/api/chat-widget.js?kind=robot', '/api/one-tap.js', '/api/statistics-snippet.js'])(
  '%s is a script',
  async (address) => {
    const answer = await api().get(address);
    expect(answer.headers.get('Content-Type')).toBe('text/javascript; charset=utf-8');
    const script = await answer.text();
    expect(() => new Function(script)).not.toThrow();
  },
);

type Client = ReturnType<typeof api>;
test.each<[string, (client: Client) => Promise<Response>, string]>([
  ['a language that the site has not', ({ get }) => get('/api/home/base-info?lang=jp&type=home'), 'lang'],
  ['another type', ({ get }) => get('/api/home/base-info?lang=en-US&type=blog'), 'type'],
  ['a missing query', ({ get }) => get('/api/sys/config/ref/set'), 'c_v'],
  ['a system without a client', ({ get }) => get(`${latestVersion}beos`), 'system'],
  ['a field that nobody asked for', ({ get }) => get('/api/sys/config/ip/get-visitor-ip?ip=192.0.2.1'), 'ip'],
  ['a question for no batch', ({ get }) => get('/statistics'), 'batch'],
  [
    'a credential in clear',
    ({ post }) => post(endpoints.authorizedLogin, { ...signIn, redirect_data: robin }),
    '_data',
  ],
  ['a beacon for another key', ({ post }) => post(endpoints.beacon, { _t: 'AAAA', _a: 'AAAA' }), ''],
  ['a log of another type', ({ post }) => post(endpoints.recordData, { ...log, log_type: 'X' }), 'log_type'],
  [
    'a source that is no JSON',
    ({ post }) => post(endpoints.recordSource, { ...sourceForm, source_data: '{' }),
    '_data',
  ],
  ['JSON in place of a form', ({ postJson }) => postJson(endpoints.beacon, {}), 'expected multipart/form-data'],
  ...Object.entries({
    'no events': { ...batch, events: [] },
    'an event of a fifth type': { ...batch, events: [event('1', { op_type: 'scroll' })] },
    'an event without an id': { ...batch, events: [event('')] },
    'an addition that is no JSON': { ...batch, events: [event('1', { addition: 'plan' })] },
    'events without the key of their batch': { ...batch, batch: undefined },
    'one event twice': { ...batch, events: [event('1'), event('1')] },
    'losses without an id': { ...batch, dropped: [{ events: 3 }] },
    'an unknown field': { ...batch, events: [event('1', { color: 'red' })] },
    'a common record with a field missing': { ...batch, comm: { ...comm, device_id: undefined } },
  }).map(([what, sent]): [string, (client: Client) => Promise<Response>, string] => [
    what,
    ({ postJson }) => postJson('/statistics', sent),
    '',
  ]),
])('a request with %s is refused with 400, and says what is wrong', async (_what, send, expected) => {
  const client = api();
  const answer = await send(client);
  expect(answer.status).toBe(400);
  expect((await json(answer)).msg).toContain(expected);
  expect(client.received()).toMatchObject([{ outcome: 'refused' }]);
  expect(client.state.statistics.report().counted).toBe(0);
});

test('an unknown path is a 404', async () => {
  const answer = await api().get('/api/nothing');
  expect([answer.status, (await json(answer)).msg]).toEqual([404, 'The reference API knows no GET /api/nothing']);
});

const losing = (id: string, ids: readonly string[], lost = 3) => ({
  batch: id,
  events: ids.map((each) => event(each)),
  dropped: [{ id: 'lost', events: lost }],
  comm,
});

test.each([
  ['another event under a known id', { ...losing('two', []), events: [event('a', { title: 'Another' })] }],
  ['another number under a known loss', losing('two', ['b'], 4)],
])('statistics refuse %s', async (_what, second) => {
  const { postJson, state } = api();
  await postJson('/statistics', losing('one', ['a']));
  expect((await postJson('/statistics', second)).status).toBe(400);
  expect(state.statistics.report()).toMatchObject({ counted: 1, delivered: 1, dropped: 3 });
});

describe('the paths for tests', () => {
  const body = JSON.stringify({ faults: [{ endpoint: '*', kind: 'status', status: 500 }] });
  const asJson = { 'Content-Type': 'application/json' };

  test.each([...Object.values(controlPaths), '/api/%5F_faults'])('%s answers this machine only', async (address) => {
    const { app, control: headers } = api();
    const statusFrom = async (remoteAddress: string) =>
      (await app.request(address, { headers }, { incoming: { socket: { remoteAddress } } })).status;
    for (const here of ['127.0.0.1', '::1', '::ffff:127.0.0.1'])
      expect([here, await statusFrom(here)]).toEqual([here, 200]);
    for (const there of ['192.168.1.7', '10.0.0.1', '::ffff:192.168.1.7', 'fe80::1']) {
      expect([there, await statusFrom(there)]).toEqual([there, 404]);
    }
  });

  test.each<[string, Fields]>([
    ['another site', { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example', ...asJson }],
    ['another site, as a form', { 'Sec-Fetch-Site': 'cross-site', 'Content-Type': 'text/plain' }],
    ['another port of this machine', { 'Sec-Fetch-Site': 'same-site', ...asJson }],
    ['an old browser on another site', { Origin: 'https://evil.example', ...asJson }],
    ['a page without an origin', { Origin: 'null', ...asJson }],
    ['a name that was given this machine’s address', { Host: 'evil.example', ...asJson }],
  ])('nobody commands the API from %s, or calls it', async (_who, headers) => {
    const { app, state, control } = api();
    const { Host: host = 'localhost', ...sent } = headers;
    const ask = async (address: string, init: RequestInit) =>
      (await app.request(`http://${host}${address}`, init)).status;
    const withToken = { ...sent, ...control };
    expect(await ask('/api/__faults', { method: 'POST', headers: withToken, body })).toBe(403);
    expect(await ask('/api/__received', { headers: withToken })).toBe(403);
    expect(await ask(baseInfo, { headers: sent })).toBe(403);
    expect([state.faults.list(), state.received.list()]).toEqual([[], []]);
  });

  test.each([undefined, '', 'undefined', 'a token', createState(null).token])(
    'are not there for the token %s',
    async (token) => {
      const { app, state } = api();
      const headers = { ...asJson, ...(token !== undefined && { [tokenHeader]: token }) };
      for (const address of Object.values(controlPaths)) {
        for (const init of [{ headers }, { method: 'POST', headers, body }, { method: 'DELETE', headers }]) {
          expect((await app.request(address, init)).status).toBe(404);
        }
      }
      expect(state.faults.list()).toEqual([]);
    },
  );

  test.each([
    ['a text', body, { 'Content-Type': 'text/plain' }, 415],
    ['a plan that is none', '{"faults":[{"endpoint":"base-info","kind":"explode"}]}', asJson, 400],
  ])('do not take %s', async (_what, sent, headers, status) => {
    const { app, control } = api();
    const init = { method: 'POST', headers: { ...control, ...headers }, body: sent };
    expect((await app.request('/api/__faults', init)).status).toBe(status);
  });

  test('leave the calls of the site’s own pages and of programs alone', async () => {
    const { app } = api();
    const headers = { 'Sec-Fetch-Site': 'same-origin', Origin: 'http://zh.localhost:9000' };
    expect((await app.request(`http://zh.localhost:9000${baseInfo}`, { headers })).status).toBe(200);
    expect((await app.request(`http://192.168.1.7:9000${baseInfo}`)).status).toBe(200);
  });
});

describe('what was received', () => {
  test('is read by endpoint and erased, by who knows the token in the file', async () => {
    const file = path.join(mkdtempSync(path.join(tmpdir(), 'reference-api-')), 'kept', 'token');
    const app = createReferenceApi(createState(file));
    const headers = { [tokenHeader]: readFileSync(file, 'utf8') };
    await app.request(baseInfo);
    await app.request('/api/sys/config/ref/set?c_v=ABC');
    const list = async (query = '') => (await app.request(`/api/__received${query}`, { headers })).json();
    expect(await list()).toHaveLength(2);
    expect(await list(`?endpoint=${endpoints.setReferral}`)).toMatchObject([
      { method: 'GET', endpoint: endpoints.setReferral, sent: { c_v: 'ABC' }, outcome: 'taken' },
    ]);
    expect((await app.request('/api/__received', { method: 'DELETE', headers })).status).toBe(204);
    expect(await list()).toEqual([]);
  });

  test('is kept as far as there is room', () => {
    const log = new ReceivedLog(10_000);
    const request = { at: '', method: 'GET', sent: 'x'.repeat(100), outcome: 'taken' } as const;
    for (let count = 0; count < 1_000; count += 1) log.add({ ...request, endpoint: `/api/${count}` });
    const kept = log.list().map(({ endpoint }) => endpoint);
    expect(kept.at(-1)).toBe('/api/999');
    expect(kept.length).toBeGreaterThan(40);
    expect(kept.length).toBeLessThan(80);
  });
});

describe('faults on demand', () => {
  const endpoint = endpoints.baseInfo;

  test.each<[object, number, object | null, object]>([
    [{ kind: 'status', status: 503, retryAfter: '30' }, 503, { code: 503 }, { outcome: 'failed', reason: 'status' }],
    [{ kind: 'code', code: 1001 }, 200, { code: 1001 }, { outcome: 'failed', reason: 'code' }],
    [{ kind: 'malformed' }, 200, null, { outcome: 'failed', reason: 'malformed' }],
    [
      { kind: 'data', data: { register_url: 'https://elsewhere.example/' } },
      200,
      { code: 0, data: { register_url: 'https://elsewhere.example/', title: 'Facet' } },
      { outcome: 'taken', reason: 'data' },
    ],
    [{ kind: 'delay', ms: 60 }, 200, { code: 0 }, { outcome: 'taken', reason: 'delay' }],
  ])('%j answers with %i', async (fault, status, body, kept) => {
    const { fail, get, received } = api();
    await fail({ endpoint, ...fault });
    const start = performance.now();
    const answer = await get(baseInfo);
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([status, 'retryAfter' in fault ? '30' : null]);
    if (body === null) await expect(answer.json()).rejects.toThrow('JSON');
    else expect(await answer.json()).toMatchObject(body);
    if ('ms' in fault) expect(performance.now() - start).toBeGreaterThan(50);
    expect(received()).toMatchObject([kept]);
  });

  test('last so many times, for one endpoint or for all, until they are cleared', async () => {
    const { erase, fail, get } = api();
    await fail({ endpoint, kind: 'status', status: 500, times: 2 }, { endpoint: '*', kind: 'status', status: 502 });
    const statuses = [];
    for (let count = 0; count < 3; count += 1) statuses.push((await get(baseInfo)).status);
    expect([...statuses, (await get('/api/one-tap.js')).status]).toEqual([500, 500, 502, 502]);
    await erase('/api/__faults');
    expect((await get(baseInfo)).status).toBe(200);
  });

  test('come by chance, the same for the same seed', async () => {
    const run = async (seed: number): Promise<string> => {
      const { get, postJson } = api();
      await postJson('/api/__faults', { seed, faults: [{ endpoint, kind: 'status', status: 500, probability: 0.5 }] });
      const statuses = [];
      for (let count = 0; count < 40; count += 1) statuses.push((await get(baseInfo)).status);
      return statuses.join(' ');
    };
    const [first, again, other] = await Promise.all([run(7), run(7), run(8)]);
    expect([first === again, first === other]).toEqual([true, false]);
    const failed = first.split(' ').filter((status) => status === '500').length;
    expect(failed).toBeGreaterThan(10);
    expect(failed).toBeLessThan(30);
  });
});

describe('on a server', () => {
  const { app, fail } = api();
  const server = createAdaptorServer({ fetch: new Hono().route('/', app).fetch }) as Server;
  let origin: string;
  beforeAll(async () => {
    origin = `http://127.0.0.1:${(await listen(server)).port}`;
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  test.each([
    ['drop', 'fetch failed'],
    ['stall', 'timeout'],
  ])('the fault "%s" leaves a request without an answer', async (kind, error) => {
    await fail({ endpoint: endpoints.baseInfo, kind, times: 1 });
    await expect(fetch(origin + baseInfo, { signal: AbortSignal.timeout(300) })).rejects.toThrow(error);
    expect((await json(await fetch(origin + baseInfo))).code).toBe(0);
  });

  test('a body of more than a megabyte is not read, with its length told or not', async () => {
    const long = 'x'.repeat(1_100_000);
    for (const body of [long, new Blob([long]).stream()]) {
      const init = { method: 'POST', body, duplex: 'half', headers: { 'Content-Type': 'application/json' } } as const;
      expect((await fetch(`${origin}/statistics`, init)).status).toBe(413);
    }
  });
});
