import { sharedVisitorInfo } from '../../../src/browser/api/visitor-info';
import { endpoints } from '../../../src/site/hosting/endpoints';
import { fakeApi } from '../../support/fake-api';

const known = { ip: '192.0.2.1' };

test('the record and the chat both get the answer of one call: neither cancels the other’s', async () => {
  const api = fakeApi({ [endpoints.visitorIp]: known });
  const visitor = sharedVisitorInfo(async () => api);
  expect(await Promise.all([visitor(), visitor()])).toEqual([known, known]);
  expect(await visitor()).toEqual(known);
  expect(api.calls).toHaveLength(1);
});

test('a call that fails is empty, and the next who asks tries again', async () => {
  const answers: Record<string, object> = { [endpoints.visitorIp]: new TypeError('down') };
  const visitor = sharedVisitorInfo(async () => fakeApi(answers));
  expect(await visitor()).toEqual({});
  answers[endpoints.visitorIp] = known;
  expect(await visitor()).toEqual(known);
});
