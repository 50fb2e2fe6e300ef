/** @jest-environment jsdom */
import { start } from '../../../src/browser/api/base-info';
import type { Consent } from '../../../src/browser/consent/consent';
import { browserClock } from '../../../src/browser/platform/clock';
import { endpoints } from '../../../src/site/hosting/endpoints';
import { fakeApi } from '../../support/fake-api';
import { fakeConsent } from '../../support/fake-consent';

const snippet = '<script async src="https://count.example/s.js" data-site="7"></script>';
const loaded = [['https://count.example/s.js', { site: '7' }]];

function run(answer: object | Error, consentAnswer: Consent = 'granted') {
  const api = fakeApi({ [endpoints.baseInfo]: answer });
  const consent = fakeConsent(consentAnswer);
  const setAddress = jest.fn();
  const logError = jest.fn();
  const loadScript = jest.fn<Promise<void>, [string, Readonly<Record<string, string>>]>(async () => {});
  const own = { clock: browserClock, links: { setAddress }, language: 'pt-PT' };
  start({ api, consent, logError, loadScript, ...own });
  return { api, consent, setAddress, loadScript, logError };
}

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = '';
});

test.each<[string, object | Error, string | undefined, string | undefined]>([
  ['its addresses', { register_url: '/r', login_url: '/l' }, '/r', '/l'],
  ['after a failure the defaults', new Error('down'), undefined, undefined],
])('it is asked for at page setup, and the account links get %s', async (_name, answer, register, login) => {
  const { api, setAddress, loadScript } = run(answer);
  expect(api.calls).toEqual([{ url: '/api/home/base-info', query: { lang: 'pt-PT', type: 'home' } }]);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(setAddress.mock.calls).toEqual([
    ['register', register],
    ['login', login],
  ]);
  expect(loadScript).not.toHaveBeenCalled();
});

test('the statistics scripts come 500 ms after page setup, with what they are told', async () => {
  const { loadScript } = run({ statistical_body: snippet });
  await jest.advanceTimersByTimeAsync(499);
  expect(loadScript).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(loadScript.mock.calls).toEqual(loaded);
});

test.each<Consent>(['undecided', 'refused'])('without consent they do not: %s', async (answer) => {
  const { consent, loadScript } = run({ statistical_body: snippet }, answer);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(loadScript).not.toHaveBeenCalled();
  consent.give('granted');
  expect(loadScript.mock.calls).toEqual(loaded);
});

test.each([
  ['a cover', '<div style="position:fixed;inset:0"><a href="https://evil.example">Log in</a></div>'],
  ['an element with a handler', '<img src="x" onerror="alert(1)">'],
  ['a script in the snippet itself', '<script>window.counted = true</script>'],
  ['a script without an address', '<script src=""></script>'],
  ['data', '<script type="application/json" src="/d.json"></script>'],
  ['a script that is blocked by its type', '<script type="text/plain" src="/t.js"></script>'],
  ['what is for pages without scripts', '<noscript><script src="/n.js"></script><img src="/pixel.gif"></noscript>'],
])('%s does not get into the page', async (_name, html) => {
  const { loadScript } = run({ statistical_body: html });
  await jest.advanceTimersByTimeAsync(1_000);
  expect(loadScript).not.toHaveBeenCalled();
  expect(document.documentElement.outerHTML).toBe('<html><head></head><body></body></html>');
});

test('of a snippet with other things the scripts are loaded all the same, each at the address that it names', async () => {
  const { loadScript } = run({
    statistical_body: `<base href="https://evil.example/"><div><script src="s.js" type="text/javascript"></script></div>${snippet}`,
  });
  await jest.advanceTimersByTimeAsync(1_000);
  expect(loadScript.mock.calls).toEqual([['s.js', {}], ...loaded]);
});

test("a script that cannot be loaded is told to the error logger with trigger 'api error'", async () => {
  const { loadScript, logError } = run({ statistical_body: snippet });
  const error = new Error('an origin that the configuration does not name');
  loadScript.mockRejectedValue(error);
  await jest.advanceTimersByTimeAsync(500);
  expect(logError).toHaveBeenCalledWith(error, 'api error');
});
