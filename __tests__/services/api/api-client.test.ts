import { type ApiDependencies, createApiClient } from '../../../src/services/api/api-client';
import { browserClock } from '../../../src/services/browser/clock';

type Reply = Response | Error;

const ok = (data: unknown = {}): Response => Response.json({ code: 0, data });

/** A client whose server gives the replies in turn, the last one for ever. */
function client(...replies: readonly (() => Reply)[]) {
  const logError = jest.fn();
  let calls = 0;
  const fetch = jest.fn<Promise<Response>, Parameters<ApiDependencies['fetch']>>(async () => {
    const reply = (replies[calls] ?? replies.at(-1))?.() ?? ok();
    calls += 1;
    if (reply instanceof Error) throw reply;
    return reply;
  });
  return { fetch, logError, api: createApiClient({ fetch, logError, clock: browserClock }) };
}

/** A server that never answers, but ends a request that is given up. */
function stalled() {
  const fetch = jest.fn<Promise<Response>, Parameters<ApiDependencies['fetch']>>(
    (_url, options) =>
      new Promise((_resolve, reject) => {
        options?.signal?.addEventListener('abort', () => reject(options.signal?.reason));
      }),
  );
  return { fetch, api: createApiClient({ fetch, logError: () => {}, clock: browserClock }) };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('retries (specification 7 and 8)', () => {
  test.each([408, 409, 425, 429, 500, 502, 503, 504])('GET is tried once more after %d', async (status) => {
    const { api, fetch } = client(
      () => new Response('', { status }),
      () => ok({ a: 1 }),
    );
    await expect(api.get('/api/x')).resolves.toEqual({ a: 1 });
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  test('GET is tried once more after a lost connection, and no oftener', async () => {
    const { api, fetch } = client(() => new TypeError('Failed to fetch'));
    await expect(api.get('/api/x')).rejects.toThrow('Failed to fetch');
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  test.each([400, 401, 403, 404, 422, 501])('GET is not tried again after %d', async (status) => {
    const { api, fetch } = client(() => new Response('', { status }));
    await expect(api.get('/api/x')).rejects.toThrow(String(status));
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  test.each([408, 500, 503])('POST is never tried again: %d', async (status) => {
    const { api, fetch } = client(() => new Response('', { status }));
    await expect(api.post('/api/x', {})).rejects.toThrow(String(status));
    expect(fetch).toHaveBeenCalledTimes(1);
  });
});

describe('answers', () => {
  test.each([
    ['a code other than 0', () => Response.json({ code: 7, data: {} }), { name: 'ApiError', code: 7 }],
    ['no code', () => Response.json({ data: {} }), { name: 'ApiError', code: null }],
    ['no body', () => new Response(null, { status: 204 }), { name: 'ApiError', code: null }],
    ['a body that is no JSON', () => new Response('<html>'), { name: 'ApiError', code: null }],
    ['null', () => Response.json(null), { name: 'ApiError', code: null }],
  ])('%s is rejected and told to the error logger', async (_name, reply, error) => {
    const { api, logError } = client(reply);
    await expect(api.get('/api/x')).rejects.toMatchObject(error);
    expect(logError).toHaveBeenCalledWith(expect.objectContaining(error));
  });

  test('code 0 without data is an empty object', async () => {
    const { api } = client(() => Response.json({ code: 0 }));
    await expect(api.get('/api/x')).resolves.toEqual({});
  });
});

describe('requests', () => {
  test('GET puts its query into the address, POST its fields into multipart form data', async () => {
    const { api, fetch } = client(() => ok());
    await api.get('/api/x', { query: { lang: 'de-DE', type: 'home' } });
    await api.post('/api/y', { log_type: 'WWW' });
    expect(fetch.mock.calls[0]?.[0]).toBe('/api/x?lang=de-DE&type=home');
    const body = fetch.mock.calls[1]?.[1]?.body;
    expect(body instanceof FormData && [...body]).toEqual([['log_type', 'WWW']]);
  });

  test.each(['//evil.example/x', '/\\evil.example', '\\\\evil.example'])('%s is refused', async (url) => {
    const { api, fetch } = client(() => ok());
    await expect(api.get(url)).rejects.toThrow('must not start with "//"');
    expect(fetch).not.toHaveBeenCalled();
  });

  test('a key that is no string is refused', async () => {
    const { api, fetch } = client(() => ok());
    await expect(api.get('/api/x', { key: 7 as unknown as string })).rejects.toThrow('must be a string');
    expect(fetch).not.toHaveBeenCalled();
  });
});

describe('cancellation', () => {
  test('a request to the same endpoint cancels the earlier one', async () => {
    const { api, fetch } = stalled();
    const earlier = api.get('/api/x', { query: { a: '1' } });
    void api.get('/api/x', { query: { a: '2' } }).catch(() => {});
    await expect(earlier).rejects.toThrow('Request aborted as another request to the same endpoint was initiated.');
    // Given up, not retried.
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  test('requests with keys of their own do not cancel one another', async () => {
    const { api, fetch } = stalled();
    const rejected = jest.fn();
    void api.get('/api/x', { key: 'x 1' }).catch(rejected);
    void api.get('/api/x', { key: 'x 2' }).catch(rejected);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(fetch).toHaveBeenCalledTimes(2);
    expect(rejected).not.toHaveBeenCalled();
  });

  test('a request that takes too long is given up', async () => {
    const { api } = stalled();
    const call = expect(api.get('/api/x')).rejects.toThrow('Request aborted due to timeout.');
    await jest.advanceTimersByTimeAsync(10_000);
    await call;
  });

  test('an answered request leaves no timer behind', async () => {
    const { api } = client(() => ok());
    await api.get('/api/x');
    expect(jest.getTimerCount()).toBe(0);
  });
});
