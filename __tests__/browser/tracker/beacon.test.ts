import { webcrypto } from 'node:crypto';
import { encryptionKey } from '../../../src/browser/api/encryption';
import type { Consent } from '../../../src/browser/consent/consent';
import { type BeaconDependencies, beaconEndpoint, start } from '../../../src/browser/tracker/beacon';
import { configFrom } from '../../../src/site/hosting/config';
import { createReferenceApi } from '../../../workshop/local/reference-api/reference-api';
import { createState } from '../../../workshop/local/reference-api/state';
import { fakeConsent } from '../../support/fake-consent';

const record = {
  url: 'https://www.facet.example/pricing',
  title: 'Pricing',
  language: 'en-US',
  timezone: 'Europe/Lisbon',
  screen_width: 1440,
  screen_height: 900,
};
const config = configFrom({});

/** Starts the beacon against the reference API. */
function run(options: Partial<BeaconDependencies> = {}, answer: Consent = 'granted') {
  const state = createState(null);
  const app = createReferenceApi(state);
  const consent = fakeConsent(answer);
  const answers: Promise<Response>[] = [];
  const fetch = jest.fn(async (url: RequestInfo | URL, init?: RequestInit) => {
    const answered = Promise.resolve(app.request(String(url), init));
    answers.push(answered);
    return answered;
  });
  start({
    fetch,
    consent,
    config,
    crypto: webcrypto as unknown as Crypto,
    publicKey: encryptionKey,
    hostname: 'www.facet.example',
    record: () => record,
    ...options,
  });
  /** Resolves when a beacon has been answered, however long its encryption took. */
  const sent = async () => {
    while (answers.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    await Promise.all(answers);
  };
  /** Resolves when what would be under way is done. */
  const settle = async () => {
    await new Promise((resolve) => setTimeout(resolve, 50));
    await Promise.all(answers);
  };
  return { consent, fetch, sent, settle, received: () => state.received.list() };
}

test.each([
  ['www.facet.example', '/api/sys/config/beacon'],
  ['localhost', '/api/sys/config/beacon-test'],
  ['deploy-preview-7.netlify.example', '/api/sys/config/beacon-test'],
])('from %s it goes to %s', (hostname, endpoint) => expect(beaconEndpoint(config, hostname)).toBe(endpoint));

test.each(['refused', 'undecided'] as const)('with consent %s there is none until it is given', async (answer) => {
  const { consent, fetch, settle, sent, received } = run({}, answer);
  await settle();
  expect(fetch).not.toHaveBeenCalled();
  consent.give('granted');
  await sent();
  expect(received()).toMatchObject([{ endpoint: '/api/sys/config/beacon', outcome: 'taken', clear: record }]);
  const names = Array.from(fetch.mock.calls[0]?.[1]?.body as FormData, ([name]) => name);
  expect(names).toEqual(['_t', '_a']);
});

test.each<[string, Partial<BeaconDependencies>]>([
  ['without WebCrypto', { crypto: {} as Crypto }],
  ['without crypto', { crypto: undefined as unknown as Crypto }],
  ['with a key that is none', { publicKey: 'none' }],
  ['without a network', { fetch: () => Promise.reject(new TypeError()) }],
])('%s there is quietly none', async (_name, options) => {
  const { received, settle } = run(options);
  await settle();
  expect(received()).toEqual([]);
});
