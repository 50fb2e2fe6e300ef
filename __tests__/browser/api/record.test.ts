import { start } from '../../../src/browser/api/record';
import { forgetRecorded } from '../../../src/browser/api/recorded';
import { sharedVisitorInfo } from '../../../src/browser/api/visitor-info';
import type { Consent } from '../../../src/browser/consent/consent';
import { endpoints } from '../../../src/site/hosting/endpoints';
import { fakeApi } from '../../support/fake-api';
import { fakeConsent } from '../../support/fake-consent';
import { forbiddenStorage, memoryStorage } from '../../support/web-storage';

const visitor = { ip: '203.0.113.5', ua: 'UA', ip_data: { country: 'CN', region: '上海', city: '上海' } };
const facts = {
  page_url: 'https://www.facet.example/',
  screen_width: 1_440,
  screen_height: 900,
  timezone: 'Asia/Shanghai',
};

function run({
  answer = 'granted' as Consent,
  code = null as string | null,
  session = memoryStorage(),
  visitor: ask = null as (() => Promise<object>) | null,
} = {}) {
  const api = fakeApi({ [endpoints.visitorIp]: visitor, [endpoints.recordData]: {}, [endpoints.recordSource]: {} });
  const askVisitor = ask ?? sharedVisitorInfo(async () => api);
  const consent = fakeConsent(answer);
  start({
    api,
    consent,
    session,
    facts: () => facts,
    visitor: askVisitor,
    referral: {
      arrivedCode: code,
      referers: () => ['https://search.example/'],
      sourceRecord: () => ({ page_url: 'https://www.facet.example/', utm_source: 's' }),
    },
  });
  const called = () => api.calls.map(({ url }) => url);
  return { api, consent, called };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

test('with consent go code and source, and of the visitor only the region and what the browser says', async () => {
  const { api } = run({ code: 'ABC' });
  await settled();
  const { fields } = api.calls.find(({ url }) => url === endpoints.recordData) ?? {};
  expect(api.calls).toEqual([
    { url: endpoints.setReferral, query: { c_v: 'ABC' } },
    {
      url: endpoints.recordSource,
      fields: {
        source_data: '{"page_url":"https://www.facet.example/","utm_source":"s"}',
        referer: '["https://search.example/"]',
      },
    },
    { url: endpoints.visitorIp },
    { url: endpoints.recordData, fields: { log_type: 'WWW_FINGERPRINT_INFO', base_encode: '1', data: fields?.data } },
  ]);
  // Base64 of UTF-8; no address, no city.
  expect(JSON.parse(Buffer.from(fields?.data ?? '', 'base64').toString('utf8'))).toEqual({
    ip_data: { country: 'CN', region: '上海' },
    ...facts,
  });
});

test.each<Consent>(['refused', 'undecided'])('without consent nothing goes until it is given: %s', async (answer) => {
  const { consent, called } = run({ answer, code: 'ABC' });
  await settled();
  expect(called()).toEqual([]);
  consent.give('granted');
  await settled();
  expect(called()).toEqual([endpoints.setReferral, endpoints.recordSource, endpoints.visitorIp, endpoints.recordData]);
});

test('they go once a session; a refusal forgets that they went, also on a page where none has started yet, or that begins with it', async () => {
  const session = memoryStorage();
  run({ session });
  await settled();
  const again = run({ session });
  await settled();
  expect(again.called()).toEqual([]);
  const consent = fakeConsent('granted');
  forgetRecorded(consent, session);
  expect(session.held).not.toEqual({});
  consent.give('refused');
  expect(session.held).toEqual({});
  run({ session });
  await settled();
  forgetRecorded(fakeConsent('refused'), session);
  expect(session.held).toEqual({});
});

test('what waits for the region of a visitor who refuses meanwhile does not go, and leaves no mark', async () => {
  const session = memoryStorage();
  let answer = (_visitor: object): void => {};
  const asked = new Promise<object>((resolve) => {
    answer = resolve;
  });
  const { consent, called } = run({ session, visitor: () => asked });
  await settled();
  const before = called();
  forgetRecorded(consent, session);
  consent.give('refused');
  answer(visitor);
  await settled();
  expect(called()).toEqual(before);
  expect(session.held).toEqual({});
});

test('the log of a page that is left before the address of the visitor is known goes with the next page', async () => {
  const session = memoryStorage();
  const { called } = run({ session, visitor: () => new Promise(() => {}) });
  await settled();
  expect(called()).toEqual([endpoints.recordSource]);
  const next = run({ session });
  await settled();
  expect(next.called()).toEqual([endpoints.visitorIp, endpoints.recordData]);
});

test('forbidden storage throws nothing', async () => {
  const { called } = run({ session: forbiddenStorage() });
  await settled();
  expect(called()).toContain(endpoints.recordData);
});
