/** @jest-environment jsdom */
import { ApiError } from '../../src/browser/api/api-client';
import { browserClock } from '../../src/browser/platform/clock';
import { oneTapShown } from '../../src/browser/sign-in/one-tap-place';
import { type OneTapCredential, type SignInDependencies, start } from '../../src/browser/sign-in/sign-in';
import { endpoints } from '../../src/site/hosting/endpoints';
import { ownIds } from '../../src/site/own-ids';
import { fakeApi } from '../support/fake-api';
import { fakeConsent } from '../support/fake-consent';

const minutes = 60_000;
let consent: ReturnType<typeof fakeConsent>;

function run(answer: object | Error = { cpl: 'TOKEN' }, changes: Partial<SignInDependencies> = {}) {
  const api = fakeApi({ [endpoints.authorizedLogin]: answer });
  const leave = jest.fn();
  const onFailure = jest.fn();
  consent = fakeConsent('granted');
  start({
    window,
    api,
    consent,
    leave,
    onFailure,
    mayAsk: () => true,
    script: '/one-tap.js',
    loadScript: async () => {},
    clock: browserClock,
    language: 'vi-VN',
    links: { plainAddress: () => 'https://app.facet.example/login?rel=official_website' },
    referral: {
      referral: () => ({ ref: 'ABC', invite_code: '77', source: 'mail' }),
      referers: () => ['https://search.example/'],
    },
    encrypt: async (text) => `sealed(${text})`,
    opensIn: 'same',
    ...changes,
  });
  takeStep();
  const issue = async (credential: unknown = { thirdParty: 'google', credential: 'JWT' }) => {
    window.siteOneTap?.onCredential(credential as OneTapCredential);
    await jest.advanceTimersByTimeAsync(0);
  };
  return { api, leave, onFailure, issue };
}

/** The visitor's first step on the page. */
const takeStep = (type = 'pointerdown') => window.dispatchEvent(new Event(type));

function addFrame(): HTMLElement {
  const frame = document.createElement('iframe');
  frame.id = ownIds.oneTap;
  document.body.append(frame);
  return frame;
}

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = '';
});
afterEach(() => consent.give('refused'));

test('the callback is in place before the script is loaded', () => {
  const seen: unknown[] = [];
  run({}, { loadScript: async (address) => void seen.push(address, window.siteOneTap) });
  expect(seen).toEqual(['/one-tap.js', { place: expect.any(HTMLElement), onCredential: expect.any(Function) }]);
});

describe('one thing asks at a time', () => {
  const place = () => document.querySelector<HTMLElement>('[data-one-tap-place]');

  test.each(['pointerdown', 'keydown', 'wheel', 'touchmove'])(
    'the prompt comes once, at the first step at which it may ask: %s',
    (type) => {
      const loadScript = jest.fn(async () => {});
      let may = false;
      run({}, { loadScript, mayAsk: () => may });
      expect(place()).toBeNull();
      may = true;
      takeStep('scroll');
      expect(loadScript).not.toHaveBeenCalled();
      for (const _time of [1, 2]) takeStep(type);
      expect(loadScript).toHaveBeenCalledTimes(1);
    },
  );

  test('the page knows while a prompt is in its place; a refusal takes the prompt away', async () => {
    run();
    const frame = addFrame();
    const refuse = () => consent.give('refused');
    const steps = [() => place()?.append(frame), () => frame.remove(), () => place()?.append(frame), refuse];
    for (const [index, step] of steps.entries()) {
      step();
      await jest.advanceTimersByTimeAsync(0);
      expect([index, oneTapShown.get()]).toEqual([index, index % 2 === 0]);
      expect(document.documentElement.hasAttribute('data-foot-one-tap')).toBe(index % 2 === 0);
    }
    expect(place()).toBeNull();
  });
});

test("the prompt's frame is looked for every 500 ms, for up to 20 minutes, and raised to 1e9", () => {
  run();
  jest.advanceTimersByTime(500);
  const frame = addFrame();
  jest.advanceTimersByTime(499);
  expect(frame.style.zIndex).toBe('');
  jest.advanceTimersByTime(1);
  expect(frame.style.zIndex).toBe('1000000000');
  jest.advanceTimersByTime(20 * minutes - 1_001);
  expect(jest.getTimerCount()).toBe(1);
  jest.advanceTimersByTime(500);
  expect(jest.getTimerCount()).toBe(0);
});

test.each<['same' | 'new', boolean | undefined, 'same' | 'new']>([
  ['same', true, 'new'],
  ['same', false, 'same'],
  ['new', undefined, 'new'],
])(
  'code 0 leads to the application with the token, in the language of sign-in: configured for the %s window, asked for a new one (%p), in the %s one',
  async (opensIn, newWindow, where) => {
    const plainAddress = jest.fn(() => 'https://app.facet.example/login?rel=official_website');
    const { api, leave, onFailure, issue } = run({ cpl: 'T/1' }, { opensIn, links: { plainAddress } });
    await issue({ thirdParty: 'google', credential: 'JWT', newWindow });
    // All fields, and that only the API can read the credential: __tests__/e2e/runtime-sign-in.e2e.ts.
    expect(api.calls).toMatchObject([{ fields: { invite_code: '77', regParam: 'ABC', redirect_data: 'sealed(JWT)' } }]);
    expect(plainAddress).toHaveBeenCalledWith('login', 'vi-VN');
    expect(leave).toHaveBeenCalledWith('https://app.facet.example/login?rel=official_website&token=T%2F1', where);
    expect(onFailure).not.toHaveBeenCalled();
  },
);

test.each<[string, object | Error, Partial<SignInDependencies>, boolean]>([
  ['another code', new ApiError('no', 1_001), {}, false],
  ['a call that fails', new TypeError('Failed to fetch'), {}, true],
  ['an answer without a body', new ApiError('The answer has no body', null), {}, true],
  ['an answer without a token', {}, {}, true],
  ['an empty token', { cpl: '' }, {}, true],
  ['a token that is no text', { cpl: {} }, {}, true],
  ['a browser that cannot encrypt', {}, { encrypt: () => Promise.reject(new Error('no WebCrypto')) }, true],
])(
  'after %s the visitor stays, and is told that registration failed, unless the API has refused',
  async (_name, answer, changes, isTold) => {
    const { leave, onFailure, issue } = run(answer, changes);
    await issue();
    expect(onFailure).toHaveBeenCalledTimes(Number(isTold));
    expect(leave).not.toHaveBeenCalled();
  },
);

test.each([null, {}, { thirdParty: 'google', credential: {} }, { thirdParty: true, credential: 'JWT' }])(
  'a credential that is no text is not sent on, and the visitor is told: %j',
  async (credential) => {
    const { api, onFailure, issue } = run();
    await issue(credential);
    expect(api.calls).toEqual([]);
    expect(onFailure).toHaveBeenCalledTimes(1);
  },
);

test('a script that cannot be loaded is left, and nothing looks for its frame', async () => {
  const { onFailure } = run({}, { loadScript: () => Promise.reject(new Error('blocked')) });
  await jest.advanceTimersByTimeAsync(0);
  expect(jest.getTimerCount()).toBe(0);
  expect(onFailure).not.toHaveBeenCalled();
});
