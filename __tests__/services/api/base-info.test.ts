/** @jest-environment jsdom */
import { start } from '../../../src/services/api/base-info';
import { endpoints } from '../../../src/services/api/endpoints';
import { browserClock } from '../../../src/services/browser/clock';
import type { Consent } from '../../../src/services/consent/consent';
import { fakeApi } from '../../support/fake-api';
import { fakeConsent } from '../../support/fake-consent';

const snippet = '<script>window.counted = true</script><noscript>no</noscript>';

function run(answer: object | Error, consentAnswer: Consent = 'granted') {
  const api = fakeApi({ [endpoints.baseInfo]: answer });
  const consent = fakeConsent(consentAnswer);
  const setAddress = jest.fn();
  const logError = jest.fn();
  const stop = start({
    api,
    consent,
    logError,
    document,
    clock: browserClock,
    links: { setAddress },
    language: 'pt-PT',
  });
  return { api, consent, setAddress, logError, stop };
}

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = '';
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('it is asked for at page setup, with the language and type home', () => {
  expect(run({}).api.calls).toEqual([{ url: '/api/home/base-info', query: { lang: 'pt-PT', type: 'home' } }]);
});

test('its addresses go to the account links', async () => {
  const { setAddress } = run({ register_url: 'https://r.example', login_url: 'https://l.example' });
  await jest.advanceTimersByTimeAsync(0);
  expect(setAddress.mock.calls).toEqual([
    ['register', 'https://r.example'],
    ['login', 'https://l.example'],
  ]);
});

test('a failure leaves the defaults', async () => {
  const { setAddress } = run(new Error('down'));
  await jest.advanceTimersByTimeAsync(1_000);
  expect(setAddress.mock.calls).toEqual([
    ['register', undefined],
    ['login', undefined],
  ]);
  expect(document.body.innerHTML).toBe('');
});

test('the statistics snippet comes in 500 ms after page setup', async () => {
  run({ statistical_body: snippet });
  await jest.advanceTimersByTimeAsync(499);
  expect(document.body.innerHTML).toBe('');
  await jest.advanceTimersByTimeAsync(1);
  expect(document.body.innerHTML).toBe(snippet);
});

test.each<Consent>(['undecided', 'refused'])('without consent it does not: %s', async (answer) => {
  const { consent } = run({ statistical_body: snippet }, answer);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(document.body.innerHTML).toBe('');
  consent.give('granted');
  expect(document.body.innerHTML).toBe(snippet);
});

test('withdrawn, it is taken out of the page, and comes back when it is given again', async () => {
  const { consent } = run({ statistical_body: snippet });
  await jest.advanceTimersByTimeAsync(500);
  consent.give('refused');
  expect(document.body.innerHTML).toBe('');
  consent.give('granted');
  expect(document.body.innerHTML).toBe(snippet);
});

test("a snippet that cannot be put in is told to the error logger with trigger 'api error'", async () => {
  const error = new Error('no fragment');
  jest.spyOn(document, 'createRange').mockImplementation(() => {
    throw error;
  });
  const { logError } = run({ statistical_body: snippet });
  await jest.advanceTimersByTimeAsync(500);
  expect(logError).toHaveBeenCalledWith(error, 'api error');
});

test('after the stop nothing comes in', async () => {
  const { stop, setAddress } = run({ statistical_body: snippet, register_url: 'https://r.example' });
  stop();
  await jest.advanceTimersByTimeAsync(1_000);
  expect(setAddress).not.toHaveBeenCalled();
  expect(document.body.innerHTML).toBe('');
});
