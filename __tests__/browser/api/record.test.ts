import { start } from '../../../src/browser/api/record';
import { sharedVisitorInfo } from '../../../src/browser/api/visitor-info';
import type { Consent } from '../../../src/browser/consent/consent';
import { endpoints } from '../../../src/site/hosting/endpoints';
import { fakeApi } from '../../support/fake-api';
import { fakeConsent } from '../../support/fake-consent';
import { forbiddenStorage, memoryStorage } from '../../support/memory-storage';

const visitor = {
  ip: '203.0.113.5',
  ua: 'UA',
  language: 'zh-CN',
  ip_data: { timezone: 'Asia/Shanghai', country: 'CN', region: '上海', city: '上海' },
};
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
  const stop = start({
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
  return { api, consent, stop, called };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

test('the referral code of the address goes to ref/set, with consent', async () => {
  const { api } = run({ code: 'ABC' });
  await settled();
  expect(api.calls).toContainEqual({ url: endpoints.setReferral, query: { c_v: 'ABC' } });
});

test('the source record goes as source_data and referer', async () => {
  const { api } = run();
  await settled();
  expect(api.calls).toContainEqual({
    url: endpoints.recordSource,
    fields: {
      source_data: '{"page_url":"https://www.facet.example/","utm_source":"s"}',
      referer: '["https://search.example/"]',
    },
  });
});

test('the record-data log carries the region and what the browser says, in base64 of UTF-8, and nothing else: no address, no city', async () => {
  const { api } = run();
  await settled();
  const fields = api.calls.find(({ url }) => url === endpoints.recordData)?.fields;
  expect(fields).toMatchObject({ log_type: 'WWW_FINGERPRINT_INFO', base_encode: '1' });
  expect(JSON.parse(Buffer.from(fields?.data ?? '', 'base64').toString('utf8'))).toEqual({
    ip_data: { country: 'CN', region: '上海' },
    ...facts,
  });
});

test.each<Consent>(['refused', 'undecided'])('without consent neither code nor record goes: %s', async (answer) => {
  const { called } = run({ answer, code: 'ABC' });
  await settled();
  expect(called()).toEqual([]);
});

test('consent given later sends them', async () => {
  const { consent, called } = run({ answer: 'undecided', code: 'ABC' });
  consent.give('granted');
  await settled();
  expect(called()).toEqual([endpoints.setReferral, endpoints.recordSource, endpoints.visitorIp, endpoints.recordData]);
});

test('they go once a session', async () => {
  const session = memoryStorage();
  run({ session });
  await settled();
  const again = run({ session });
  await settled();
  expect(again.called()).toEqual([]);
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

test('a refusal forgets that they went', async () => {
  const session = memoryStorage();
  const { consent } = run({ session });
  await settled();
  expect(Object.keys(session.held)).toHaveLength(1);
  consent.give('refused');
  expect(session.held).toEqual({});
});

test('forbidden storage throws nothing', async () => {
  const { called } = run({ session: { ...memoryStorage(), ...forbiddenStorage() } });
  await settled();
  expect(called()).toContain(endpoints.recordData);
});
