import { ApiError, createApiClient } from '../../src/browser/api/api-client';
import { browserClock } from '../../src/browser/platform/clock';
import { endpoints } from '../../src/site/hosting/endpoints';
import { fc, fuzz, fuzzTimeoutMs } from '../support/fuzz';

jest.setTimeout(fuzzTimeoutMs);

const json = fc.jsonValue({ maxDepth: 3 });
const envelope = fc.record(
  {
    code: fc.oneof({ weight: 4, arbitrary: fc.constant(0) }, json),
    data: fc.oneof({ weight: 3, arbitrary: fc.dictionary(fc.string(), json) }, json),
    msg: json,
  },
  { requiredKeys: [] },
);
const body = fc.oneof(
  { weight: 4, arbitrary: envelope.map((value) => JSON.stringify(value)) },
  { weight: 2, arbitrary: json.map((value) => JSON.stringify(value)) },
  { weight: 1, arbitrary: envelope.map((value) => JSON.stringify(value).slice(0, -1)) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom('', 'null', '{"__proto__":{"code":0}}', '{"code":0,"data":{"__proto__":1}}'),
  },
);
const answer = fc.record({
  status: fc.oneof({ weight: 4, arbitrary: fc.constant(200) }, fc.integer({ min: 200, max: 599 })),
  type: fc.constantFrom(
    ...'application/json text/html text/plain application/octet-stream x/y;charset=nope'.split(' '),
    '',
  ),
  body,
});
const bodiless = [204, 205, 304];

// The parser says what it leaves out.
beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => {}));

test('100,000 answers through the client: each is an object or an error, which the logger has', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom('get', 'post'), answer, async (method, { status, type, body: text }) => {
      const logged: unknown[] = [];
      const api = createApiClient({
        fetch: async () =>
          new Response(bodiless.includes(status) ? null : text, {
            status,
            headers: type ? { 'content-type': type } : {},
          }),
        clock: browserClock,
        logError: (error) => logged.push(error),
      });
      const call = method === 'get' ? api.get(endpoints.baseInfo) : api.post(endpoints.authorizedLogin, { a: '1' });
      const [outcome] = await Promise.allSettled([call]);
      if (outcome.status === 'rejected') {
        if (!(outcome.reason instanceof Error)) throw new Error('The error is none');
        if (logged[0] !== outcome.reason || logged.length !== 1) throw new Error('The logger has another error');
        if (
          outcome.reason instanceof ApiError &&
          !(outcome.reason.code === null || Number.isFinite(outcome.reason.code))
        )
          throw new Error(`The code is ${String(outcome.reason.code)}`);
      } else {
        const { value } = outcome;
        if (typeof value !== 'object' || value === null || Array.isArray(value))
          throw new Error('The data is no object');
        if (status >= 400) throw new Error('A failure was taken for an answer');
        if (Object.values(value).some((field) => typeof field !== 'string')) throw new Error('A field is no text');
        // What did not fit.
        if (!logged.every((error) => error instanceof TypeError)) throw new Error('The logger has an error');
      }
    }),
    fuzz(100_000),
  );
  expect(({} as { code?: unknown }).code).toBeUndefined();
});
