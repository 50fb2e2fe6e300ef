import { createApiClient } from '../../../src/browser/api/api-client';
import { sharedVisitorInfo } from '../../../src/browser/api/visitor-info';
import { browserClock } from '../../../src/browser/platform/clock';

/** A page's API whose answers come when the test says so. */
function page(...answers: readonly (object | Error)[]) {
  const left = [...answers];
  const fetch = jest.fn(async () => {
    await new Promise((resolve) => setImmediate(resolve));
    const answer = left.shift();
    if (answer instanceof Error) throw answer;
    return Response.json({ code: 0, data: answer });
  });
  const api = createApiClient({ fetch, clock: browserClock, logError: () => {} });
  return { fetch, visitor: sharedVisitorInfo(async () => api) };
}

test('the record and the chat both get the answer of one call: neither cancels the other’s', async () => {
  const { fetch, visitor } = page({ ip: '192.0.2.1' });
  expect(await Promise.all([visitor(), visitor()])).toEqual([{ ip: '192.0.2.1' }, { ip: '192.0.2.1' }]);
  expect(await visitor()).toEqual({ ip: '192.0.2.1' });
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('a call that fails is empty, and the next who asks tries again', async () => {
  // A reading call is tried twice.
  const { visitor } = page(new TypeError('down'), new TypeError('down'), { ip: '192.0.2.1' });
  expect(await visitor()).toEqual({});
  expect(await visitor()).toEqual({ ip: '192.0.2.1' });
});
