import { type ApiDependencies, createApiClient } from '../../../src/browser/api/api-client';
import { browserClock } from '../../../src/browser/platform/clock';
import { endpoints } from '../../../src/site/hosting/endpoints';

const { baseInfo, chatConfiguration, recordData, visitorIp } = endpoints;

type Reply = (...request: Parameters<ApiDependencies['fetch']>) => Response | Promise<Response>;

const ok = (data: unknown = {}): Response => Response.json({ code: 0, data });
/** Never answers, but ends a request that is given up. */
const stalled: Reply = (_url, options) =>
  new Promise((_resolve, reject) => {
    options?.signal?.addEventListener('abort', () => reject(options.signal?.reason));
  });

function client(reply: Reply = () => ok()) {
  const logError = jest.fn();
  const fetch = jest.fn(async (...request: Parameters<Reply>) => reply(...request));
  return { fetch, logError, api: createApiClient({ fetch, logError, clock: browserClock }) };
}

beforeEach(() => jest.useFakeTimers());

test.each([408, 409, 425, 429, 500, 502, 503, 504])(
  'GET is tried once more after %d, POST never (specification 7 and 8)',
  async (status) => {
    const again = client(() => ok({ register_url: 'https://r.example' }));
    again.fetch.mockResolvedValueOnce(new Response('', { status }));
    await expect(again.api.get(baseInfo)).resolves.toEqual({ register_url: 'https://r.example' });
    expect(again.fetch).toHaveBeenCalledTimes(2);
    const once = client(() => new Response('', { status }));
    await expect(once.api.post(recordData, {})).rejects.toThrow(String(status));
    expect(once.fetch).toHaveBeenCalledTimes(1);
  },
);

test.each([
  ['a lost connection', () => Promise.reject(new TypeError('Failed to fetch')), 'Failed to fetch', 2],
  ...[400, 401, 403, 404, 422, 501].map(
    (status) => [`the status ${status}`, () => new Response('', { status }), String(status), 1] as const,
  ),
] as const)('GET after %s fails', async (_name, reply, message, calls) => {
  const { api, fetch } = client(reply);
  await expect(api.get(baseInfo)).rejects.toThrow(message);
  expect(fetch).toHaveBeenCalledTimes(calls);
});

test.each([
  ['a code other than 0', () => Response.json({ code: 7, data: {} }), { name: 'ApiError', code: 7 }],
  ['no code', () => Response.json({ data: {} }), { name: 'ApiError', code: null }],
  ['no body', () => new Response(null, { status: 204 }), { name: 'ApiError', code: null }],
  ['a body that is no JSON', () => new Response('<html>'), { name: 'ApiError', code: null }],
])('%s is rejected and told to the error logger', async (_name, reply, error) => {
  const { api, logError } = client(reply);
  await expect(api.get(baseInfo)).rejects.toMatchObject(error);
  expect(logError).toHaveBeenCalledWith(expect.objectContaining(error));
});

test.each([
  ['no data', undefined, 0],
  ['null', null, 0],
  ['a text', 'data', 1],
  ['a list', [{ register_url: 'https://r.example' }], 1],
  ['a number', 7, 1],
])('code 0 with %s is an empty object', async (_name, data, logged) => {
  const { api, logError } = client(() => Response.json({ code: 0, data }));
  await expect(api.get(baseInfo)).resolves.toEqual({});
  expect(logError).toHaveBeenCalledTimes(logged);
});

test('a field that is no text is as if it were not there, and logged once; the others stay', async () => {
  const { api, logError } = client(() =>
    ok({ register_url: 7, login_url: 'https://l.example', statistical_body: null }),
  );
  for (const _again of [1, 2]) await expect(api.get(baseInfo)).resolves.toEqual({ login_url: 'https://l.example' });
  expect(logError.mock.calls).toEqual([
    [new TypeError('The answer of /api/home/base-info has a value of another type in "data.register_url"')],
  ]);
});

test.each([
  [{ chat: 'A', chat_info: { js: '/c.js', css: '/c.css' } }, { chat: 'A', chat_info: { js: '/c.js' } }, []],
  [{ chat: {}, chat_info: { js: 7 } }, { chat_info: {} }, ['data.chat', 'data.chat_info.js']],
  [{ chat: 'SS_ROBOT', chat_info: 'c.js' }, { chat: 'SS_ROBOT' }, ['data.chat_info']],
])('what an answer holds within an object is read the same way: %j', async (data, wanted, misfits) => {
  const { api, logError } = client(() => ok(data));
  await expect(api.get(chatConfiguration)).resolves.toEqual(wanted);
  expect(logError.mock.calls.map(([error]) => /"(.+)"/.exec(String(error))?.[1])).toEqual(misfits);
});

test('of the visitor nothing is taken in but what is used: the address, for the desk of the chat, and the region', async () => {
  const ip_data = { timezone: 'Europe/Lisbon', country: 'PT', region: 'Lisboa', city: 'Lisboa' };
  const { api } = client(() => ok({ ip: '192.0.2.1', ua: 'UA', language: 'pt', ip_data }));
  await expect(api.get(visitorIp)).resolves.toEqual({
    ip: '192.0.2.1',
    ip_data: { country: 'PT', region: 'Lisboa' },
  });
});

test('GET puts its query into the address, POST its fields into multipart form data', async () => {
  const { api, fetch } = client();
  await api.get(baseInfo, { query: { lang: 'de-DE', type: 'home' } });
  await api.post(recordData, { log_type: 'WWW' });
  expect(fetch.mock.calls[0]?.[0]).toBe('/api/home/base-info?lang=de-DE&type=home');
  const body = fetch.mock.calls[1]?.[1]?.body;
  expect(body instanceof FormData && [...body]).toEqual([['log_type', 'WWW']]);
});

test.each<[string, unknown, string]>([
  ['//evil.example/x', 'key', 'must not start with "//"'],
  ['/\\evil.example', 'key', 'must not start with "//"'],
  ['\\\\evil.example', 'key', 'must not start with "//"'],
  [baseInfo, 7, 'must be a string'],
])('requests: %s with the key %j is refused', async (url, key, message) => {
  const { api, fetch } = client();
  await expect(api.get(url as typeof baseInfo, { key: key as string })).rejects.toThrow(message);
  expect(fetch).not.toHaveBeenCalled();
});

test('a request to the same endpoint cancels the earlier one, which is not retried; one with a key of its own does not', async () => {
  const { api, fetch } = client(stalled);
  const earlier = api.get(baseInfo, { query: { a: '1' } });
  const rejected = jest.fn();
  for (const key of [undefined, 'x 1', 'x 2']) void api.get(baseInfo, { ...(key && { key }) }).catch(rejected);
  await expect(earlier).rejects.toThrow('Request aborted as another request to the same endpoint was initiated.');
  await jest.advanceTimersByTimeAsync(1_000);
  expect([fetch.mock.calls.length, rejected.mock.calls]).toEqual([4, []]);
});

test('a request that takes too long is given up; an answered one leaves no timer behind', async () => {
  const call = expect(client(stalled).api.get(baseInfo)).rejects.toThrow('Request aborted due to timeout.');
  await jest.advanceTimersByTimeAsync(10_000);
  await call;
  await client().api.get(baseInfo);
  expect(jest.getTimerCount()).toBe(0);
});
