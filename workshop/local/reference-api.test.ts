import { createHash, webcrypto } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, statSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import { seal, sealToText } from '../../src/browser/api/encryption';
import { encryptionKey } from '../../src/browser/api/encryption-key';
import { commonRecord } from '../../src/browser/tracker/common-record';
import { systems } from '../../src/site/product/installers';
import { tokenHeader } from './reference-api/guard';
import { type Received, ReceivedLog } from './reference-api/received';
import { controlPaths, createReferenceApi } from './reference-api/reference-api';
import { createState } from './reference-api/state';

const encryption = { crypto: webcrypto as unknown as Crypto, publicKey: encryptionKey };

function api() {
  const state = createState(null);
  const app = createReferenceApi(state);
  /** As the developer, who can read the token. */
  const control = { [tokenHeader]: state.token };
  const get = async (address: string) => app.request(address, { headers: control });
  const erase = async (address: string) => app.request(address, { method: 'DELETE', headers: control });
  const post = async (address: string, fields: Readonly<Record<string, string>>) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.append(name, value);
    return app.request(address, { method: 'POST', body });
  };
  const postJson = async (address: string, json: unknown) =>
    app.request(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...control },
      body: JSON.stringify(json),
    });
  const fail = (...faults: readonly object[]) => postJson('/api/__faults', { faults });
  const received = () => state.received.list() as readonly Received[];
  return { app, state, control, get, erase, post, postJson, fail, received };
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
const batch = '1800000000000-tab-1';
const comm = commonRecord(
  { navigator: { userAgent: 'Test' }, screen: { width: 1, height: 1 }, devicePixelRatio: 1 } as unknown as Window,
  'device',
  '/',
  1_800_000_000_000,
);

const baseInfo = '/api/home/base-info?lang=th-TH&type=home';
const signIn = {
  third_party: 'reference',
  invite_code: '',
  language: 'en-US',
  source: '',
  referer: '[]',
  third_party_action_type: 'one_tap',
  regParam: 'ABC',
};

describe('the calls of specification 7 answer code 0 and the documented fields', () => {
  test.each<[string, string, readonly string[]]>([
    [
      'base info',
      baseInfo,
      ['title', 'keywords', 'description', 'register_url', 'login_url', 'statistical_body', 'statistical_title'],
    ],
    ['visitor', '/api/sys/config/ip/get-visitor-ip', ['ip', 'ua', 'language', 'ip_data']],
    ['referral code', '/api/sys/config/ref/set?c_v=ABC', []],
    [
      'chat configuration',
      '/api/sys/config/register-chat/get-chat-type-config?lang=en-US&type=www',
      ['chat', 'chat_info'],
    ],
    ['chat choice', '/client-api/third/chat/choose?ip=192.0.2.1&lang=zh-CN', ['type']],
    ...systems.map((system): [string, string, readonly string[]] => [
      `latest ${system}`,
      `/client-api/client/sys-client-version/get-latest-version?system=${system}`,
      ['version', 'size', 'sha256', 'url'],
    ]),
  ])('GET %s', async (_name, address, fields) => {
    const answer = await json(await api().get(address));
    expect(answer.code).toBe(0);
    expect(Object.keys(answer.data)).toEqual(fields);
  });

  test('sign-in: the credential is decrypted and kept, the answer brings the token', async () => {
    const { post, received } = api();
    const fields = { ...signIn, redirect_data: await sealToText(encryption, 'robin@visitor.example') };
    const answer = await json(await post('/api/sys/user/passport/authorized-login', fields));
    expect(answer).toEqual({ code: 0, data: { cpl: 'reference-token' } });
    expect(received()).toMatchObject([{ sent: fields, clear: 'robin@visitor.example', outcome: 'taken' }]);
  });

  test.each(['/api/sys/config/beacon', '/api/sys/config/beacon-test'])(
    'beacon to %s: decrypted and kept',
    async (address) => {
      const { post, received } = api();
      const { key, payload } = await seal(encryption, '{"url":"https://www.facet.example/"}');
      expect((await json(await post(address, { _t: key, _a: payload }))).code).toBe(0);
      expect(received()).toMatchObject([{ endpoint: address, clear: { url: 'https://www.facet.example/' } }]);
    },
  );

  test('source record and referrers', async () => {
    const { post, received } = api();
    const source = { page_url: 'https://www.facet.example/', utm_source: 'letter' };
    const fields = { source_data: JSON.stringify(source), referer: '["https://other.example/"]' };
    expect((await json(await post('/api/sys/user/passport/record-source', fields))).code).toBe(0);
    expect(received()[0]?.clear).toEqual({ source, referers: ['https://other.example/'] });
  });

  test('record-data log', async () => {
    const { post, received } = api();
    const data = Buffer.from('{"city":"Köln"}').toString('base64');
    const fields = { log_type: 'WWW_FINGERPRINT_INFO', data, base_encode: '1' };
    expect((await json(await post('/api/client/record-data/log', fields))).code).toBe(0);
    expect(received()[0]?.clear).toEqual({ city: 'Köln' });
  });

  test('an installer has the size and the digest that the answer names', async () => {
    const { get } = api();
    const { data } = await json(await get('/client-api/client/sys-client-version/get-latest-version?system=com_linux'));
    const file = Buffer.from(await (await get(String(data.url))).arrayBuffer());
    expect(file).toHaveLength(Number(data.size));
    expect(createHash('sha256').update(file).digest('hex')).toBe(data.sha256);
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
});

describe('a request of another shape is refused with 400, saying what is wrong', () => {
  test.each([
    ['a language that the site has not', '/api/home/base-info?lang=jp&type=home', 'lang'],
    ['another type', '/api/home/base-info?lang=en-US&type=blog', 'type'],
    ['a missing query', '/api/sys/config/ref/set', 'c_v'],
    ['a system without a client', '/client-api/client/sys-client-version/get-latest-version?system=beos', 'system'],
    ['a field that nobody asked for', '/api/sys/config/ip/get-visitor-ip?ip=192.0.2.1', 'ip'],
  ])('%s', async (_name, address, field) => {
    const { get, received } = api();
    const answer = await get(address);
    expect(answer.status).toBe(400);
    expect((await json(answer)).msg).toContain(field);
    expect(received()).toMatchObject([{ outcome: 'refused' }]);
  });

  test.each<[string, string, Readonly<Record<string, string>>, string]>([
    [
      'a credential that is not encrypted',
      '/api/sys/user/passport/authorized-login',
      { ...signIn, redirect_data: 'robin' },
      'redirect_data',
    ],
    ['a beacon for another key', '/api/sys/config/beacon', { _t: 'AAAA', _a: 'AAAA' }, ''],
    [
      'a log of another type',
      '/api/client/record-data/log',
      { log_type: 'X', data: 'e30=', base_encode: '1' },
      'log_type',
    ],
    [
      'a source that is no JSON',
      '/api/sys/user/passport/record-source',
      { source_data: '{', referer: '[]' },
      'source_data',
    ],
  ])('%s', async (_name, address, fields, field) => {
    const answer = await api().post(address, fields);
    expect(answer.status).toBe(400);
    expect((await json(answer)).msg).toContain(field);
  });

  test('JSON where multipart is asked for', async () => {
    const answer = await api().postJson('/api/sys/config/beacon', { _t: '', _a: '' });
    expect(await json(answer)).toEqual({
      code: 400,
      msg: 'Content-Type is application/json; expected multipart/form-data',
    });
  });

  test.each([
    ['no events', { batch, events: [], comm }],
    ['an event of a fifth type', { batch, events: [event('1', { op_type: 'scroll' })], comm }],
    ['an event without an id', { batch, events: [event('')], comm }],
    ['an addition that is no JSON', { batch, events: [event('1', { addition: 'plan' })], comm }],
    ['events without the key of their batch', { events: [event('1')], comm }],
    ['one event twice', { batch, events: [event('1'), event('1')], comm }],
    ['losses without an id', { batch, events: [event('1')], dropped: [{ events: 3 }], comm }],
    ['an unknown field', { batch, events: [event('1', { colour: 'red' })], comm }],
    ['a common record with a field missing', { batch, events: [event('1')], comm: { ...comm, device_id: undefined } }],
  ])('statistics with %s', async (_name, batch) => {
    const { postJson, state } = api();
    expect((await postJson('/statistics', batch)).status).toBe(400);
    expect(state.statistics.report().counted).toBe(0);
  });

  test('a path that is none', async () => {
    const answer = await api().get('/api/nothing');
    expect(answer.status).toBe(404);
    expect((await json(answer)).msg).toBe('The reference API knows no GET /api/nothing');
  });
});

describe('statistics', () => {
  test('each event and each loss counts once, however often it arrives', async () => {
    const { postJson, get } = api();
    const dropped = [{ id: 'lost', events: 3 }];
    await postJson('/statistics', { batch: 'one', events: [event('a'), event('b')], dropped, comm });
    await postJson('/statistics', { batch: 'two', events: [event('b'), event('c')], dropped, comm });
    expect(await (await get('/api/__statistics')).json()).toEqual({
      counted: 3,
      delivered: 4,
      dropped: 3,
      deliveries: { a: 1, b: 2, c: 1 },
    });
  });

  test('it is said of each batch whether it was taken', async () => {
    const { postJson, get } = api();
    await postJson('/statistics', { batch, events: [event('a')], comm });
    expect(await json(await get(`/statistics?batch=${batch}`))).toEqual({ code: 0, data: { taken: true } });
    expect(await json(await get('/statistics?batch=other'))).toEqual({ code: 0, data: { taken: false } });
    expect((await get('/statistics')).status).toBe(400);
  });

  test.each([
    ['another event under a known id', { events: [event('a', { title: 'Another' })] }],
    ['another number under a known loss', { events: [event('b')], dropped: [{ id: 'lost', events: 4 }] }],
  ])('%s breaks the contract, and is refused', async (_name, second) => {
    const { postJson, state } = api();
    await postJson('/statistics', { batch: 'one', events: [event('a')], dropped: [{ id: 'lost', events: 3 }], comm });
    expect((await postJson('/statistics', { batch: 'two', ...second, comm })).status).toBe(400);
    expect(state.statistics.report()).toMatchObject({ counted: 1, delivered: 1, dropped: 3 });
  });
});

describe('the paths for tests', () => {
  test.each(['/api/__received', '/api/__statistics', '/api/__faults', '/api/%5F_faults'])(
    '%s answers this machine only',
    async (address) => {
      const { app, control: headers } = api();
      const from = (remoteAddress: string) =>
        app.request(address, { headers }, { incoming: { socket: { remoteAddress } } });
      for (const here of ['127.0.0.1', '::1', '::ffff:127.0.0.1']) expect((await from(here)).status).toBe(200);
      for (const there of ['192.168.1.7', '10.0.0.1', '::ffff:192.168.1.7', 'fe80::1']) {
        expect((await from(there)).status).toBe(404);
      }
    },
  );
});

describe('nobody else commands it', () => {
  const faults = JSON.stringify({ faults: [{ endpoint: '*', kind: 'status', status: 500 }] });
  const asJson = { 'Content-Type': 'application/json' };

  test.each<[string, Readonly<Record<string, string>>, number]>([
    ['another site', { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example', ...asJson }, 403],
    ['another site, as a form', { 'Sec-Fetch-Site': 'cross-site', 'Content-Type': 'text/plain' }, 403],
    ['another port of this machine', { 'Sec-Fetch-Site': 'same-site', ...asJson }, 403],
    ['an old browser on another site', { Origin: 'https://evil.example', ...asJson }, 403],
    ['a page without an origin', { Origin: 'null', ...asJson }, 403],
    ['a name that was given this machine’s address', { Host: 'evil.example', ...asJson }, 403],
  ])('%s', async (_who, headers, status) => {
    const { app, state, control } = api();
    const { Host: host = 'localhost', ...sent } = headers;
    const ask = (address: string, init: RequestInit) => app.request(`http://${host}${address}`, init);
    const posted = { method: 'POST', headers: { ...sent, ...control }, body: faults };
    expect((await ask('/api/__faults', posted)).status).toBe(status);
    expect(state.faults.list()).toEqual([]);
    expect((await ask('/api/__received', { headers: { ...sent, ...control } })).status).toBe(status);
    expect((await ask(baseInfo, { headers: sent })).status).toBe(status);
    expect(state.received.list()).toEqual([]);
  });

  test.each([undefined, '', 'undefined', 'a token'])('without the token: %s', async (token) => {
    const { app, state } = api();
    const headers = { ...asJson, ...(token !== undefined && { [tokenHeader]: token }) };
    for (const address of Object.values(controlPaths)) {
      expect((await app.request(address, { headers })).status).toBe(404);
      expect((await app.request(address, { method: 'POST', headers, body: faults })).status).toBe(404);
      expect((await app.request(address, { method: 'DELETE', headers })).status).toBe(404);
    }
    expect(state.faults.list()).toEqual([]);
  });

  test('with the token, but not as JSON', async () => {
    const { app, control } = api();
    const headers = { ...control, 'Content-Type': 'text/plain' };
    expect((await app.request('/api/__faults', { method: 'POST', headers, body: faults })).status).toBe(415);
  });

  test('every start has a token of its own', () => {
    expect(createState(null).token).not.toBe(createState(null).token);
  });

  test('the site’s own pages are answered, and whoever is no browser', async () => {
    const { app } = api();
    const sent = { 'Sec-Fetch-Site': 'same-origin', Origin: 'http://zh.localhost:9000' };
    expect((await app.request(`http://zh.localhost:9000${baseInfo}`, { headers: sent })).status).toBe(200);
    expect((await app.request(`http://192.168.1.7:9000${baseInfo}`)).status).toBe(200);
  });
});

describe('what was received', () => {
  test('can be read by endpoint, and erased', async () => {
    const { get, erase } = api();
    await get(baseInfo);
    await get('/api/sys/config/ref/set?c_v=ABC');
    const list = async (query = '') => (await (await get(`/api/__received${query}`)).json()) as Received[];
    expect(await list()).toHaveLength(2);
    expect(await list('?endpoint=/api/sys/config/ref/set')).toMatchObject([
      { method: 'GET', endpoint: '/api/sys/config/ref/set', sent: { c_v: 'ABC' }, outcome: 'taken' },
    ]);
    expect((await erase('/api/__received')).status).toBe(204);
    expect(await list()).toEqual([]);
  });

  test('is written as lines of JSON', async () => {
    const file = path.join(mkdtempSync(path.join(tmpdir(), 'reference-api-')), 'kept', 'received.jsonl');
    const state = createState(file);
    const app = createReferenceApi(state);
    await app.request(baseInfo);
    await app.request('/api/sys/config/ref/set?c_v=ABC');
    const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
    expect(lines.map((line) => (JSON.parse(line) as Received).endpoint)).toEqual([
      '/api/home/base-info',
      '/api/sys/config/ref/set',
    ]);
    const headers = { [tokenHeader]: readFileSync(path.join(path.dirname(file), 'token'), 'utf8') };
    await app.request('/api/__received', { method: 'DELETE', headers });
    expect(existsSync(file)).toBe(false);
  });

  test('keeps the newest of it: neither the memory nor the file grows without end', () => {
    const file = path.join(mkdtempSync(path.join(tmpdir(), 'reference-api-')), 'received.jsonl');
    const log = new ReceivedLog(file, 10_000);
    const request = { at: '', method: 'GET', sent: 'x'.repeat(100), outcome: 'taken' } as const;
    for (let count = 0; count < 1_000; count += 1) log.add({ ...request, endpoint: `/api/${count}` });
    const kept = log.list().map(({ endpoint }) => endpoint);
    expect(kept.at(-1)).toBe('/api/999');
    expect(kept.length).toBeGreaterThan(40);
    expect(kept.length).toBeLessThan(80);
    expect(statSync(file).size).toBeLessThanOrEqual(20_000);
    expect(readFileSync(file, 'utf8').trimEnd().split('\n').at(-1)).toContain('/api/999');
  });
});

describe('faults on demand', () => {
  const endpoint = '/api/home/base-info';

  test('a status, with Retry-After', async () => {
    const { fail, get, received } = api();
    await fail({ endpoint, kind: 'status', status: 503, retryAfter: '30' });
    const answer = await get(baseInfo);
    expect(answer.status).toBe(503);
    expect(answer.headers.get('Retry-After')).toBe('30');
    expect(received()).toMatchObject([{ outcome: 'failed', reason: 'status' }]);
  });

  test('a code other than 0', async () => {
    const { fail, get } = api();
    await fail({ endpoint, kind: 'code', code: 1001 });
    expect(await json(await get(baseInfo))).toMatchObject({ code: 1001 });
  });

  test('a body that is cut off', async () => {
    const { fail, get } = api();
    await fail({ endpoint, kind: 'malformed' });
    const answer = await get(baseInfo);
    expect(answer.status).toBe(200);
    await expect(answer.json()).rejects.toThrow('JSON');
  });

  test('other data', async () => {
    const { fail, get } = api();
    await fail({ endpoint, kind: 'data', data: { register_url: 'https://elsewhere.example/' } });
    const { code, data } = await json(await get(baseInfo));
    expect(code).toBe(0);
    expect(data).toMatchObject({ register_url: 'https://elsewhere.example/', title: 'Facet' });
  });

  test('a delay', async () => {
    const { fail, get } = api();
    await fail({ endpoint, kind: 'delay', ms: 60 });
    const start = performance.now();
    expect((await json(await get(baseInfo))).code).toBe(0);
    expect(performance.now() - start).toBeGreaterThan(50);
  });

  test('before a request is taken in, or after: then only its answer is lost', async () => {
    const { fail, postJson, state } = api();
    await fail(
      { endpoint: '/statistics', kind: 'status', status: 500, times: 1 },
      { endpoint: '/statistics', kind: 'status', status: 500, times: 1, after: true },
    );
    const send = async () => (await postJson('/statistics', { batch, events: [event('a')], comm })).status;
    expect(await send()).toBe(500);
    expect(state.statistics.report().counted).toBe(0);
    expect(await send()).toBe(500);
    expect(state.statistics.report().counted).toBe(1);
    expect(await send()).toBe(200);
    expect(state.statistics.report()).toMatchObject({ counted: 1, delivered: 2 });
  });

  test('so many times, of one endpoint or of all, until they are cleared', async () => {
    const { erase, fail, get } = api();
    await fail({ endpoint, kind: 'status', status: 500, times: 2 }, { endpoint: '*', kind: 'status', status: 502 });
    const statuses = [];
    for (let count = 0; count < 3; count += 1) statuses.push((await get(baseInfo)).status);
    expect(statuses).toEqual([500, 500, 502]);
    expect((await get('/api/one-tap.js')).status).toBe(502);
    await erase('/api/__faults');
    expect((await get(baseInfo)).status).toBe(200);
  });

  test('by chance, the same for the same seed', async () => {
    const run = async (seed: number): Promise<string> => {
      const { get, postJson } = api();
      await postJson('/api/__faults', { seed, faults: [{ endpoint, kind: 'status', status: 500, probability: 0.5 }] });
      const statuses = [];
      for (let count = 0; count < 40; count += 1) statuses.push((await get(baseInfo)).status);
      return statuses.join(' ');
    };
    const [first, again, other] = await Promise.all([run(7), run(7), run(8)]);
    expect(first).toBe(again);
    expect(first).not.toBe(other);
    const failed = first.split(' ').filter((status) => status === '500').length;
    expect(failed).toBeGreaterThan(10);
    expect(failed).toBeLessThan(30);
  });

  test('a plan that is none is refused', async () => {
    const answer = await api().fail({ endpoint: 'base-info', kind: 'explode' });
    expect(answer.status).toBe(400);
  });
});

describe('on a server', () => {
  const { app, fail } = api();
  const server = createAdaptorServer({ fetch: new Hono().route('/', app).fetch });
  const address = (): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}${baseInfo}`;
  beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  test('mounted in another application, it answers', async () => {
    expect((await json(await fetch(address()))).code).toBe(0);
  });

  test('a dropped connection', async () => {
    await fail({ endpoint: '/api/home/base-info', kind: 'drop', times: 1 });
    await expect(fetch(address())).rejects.toThrow('fetch failed');
  });

  test('an answer that never comes', async () => {
    await fail({ endpoint: '/api/home/base-info', kind: 'stall', times: 1 });
    await expect(fetch(address(), { signal: AbortSignal.timeout(300) })).rejects.toThrow('timeout');
    expect((await json(await fetch(address()))).code).toBe(0);
  });

  test('a body of more than a megabyte is not read, with its length told or not', async () => {
    const long = 'x'.repeat(1_100_000);
    const endless = new Blob([long]).stream();
    for (const body of [long, endless]) {
      const init = { method: 'POST', body, duplex: 'half', headers: { 'Content-Type': 'application/json' } } as const;
      const answer = await fetch(address().replace(baseInfo, '/statistics'), init);
      expect(answer.status).toBe(413);
    }
  });
});
