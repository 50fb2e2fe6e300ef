/** @jest-environment jsdom */
import { readProfile } from '../../../src/browser/browser-check/readers';
import { localCandidates } from '../../../src/browser/browser-check/webrtc';

/** Gives the browser a value for one test. */
const stub = (name: string, value: unknown) => Object.defineProperty(navigator, name, { value, configurable: true });

beforeEach(() => jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null));

test('what the browser says of itself is read as it is', async () => {
  const said = { userAgent: 'A browser', languages: ['de-DE', 'en'], globalPrivacyControl: true };
  for (const [name, value] of Object.entries({ ...said, hardwareConcurrency: 12 })) stub(name, value);
  expect(await readProfile(window)).toMatchObject({ ...said, cores: 12, webrtc: null });
});

test('client hints are read with the values that a page has to ask for', async () => {
  const brands = [{ brand: 'Chromium', version: '142' }];
  stub('userAgentData', {
    platform: 'Windows',
    mobile: false,
    brands,
    getHighEntropyValues: async () => ({ architecture: 'x86', model: '' }),
  });
  const { clientHints } = await readProfile(window);
  expect(clientHints).toEqual({ platform: 'Windows', mobile: false, brands, details: { architecture: 'x86' } });
});

test('what the browser does not offer, or forbids by an exception, is null', async () => {
  stub('userAgentData', { getHighEntropyValues: () => Promise.reject(new Error('forbidden')) });
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(() => {
    throw new Error('forbidden');
  });
  expect(await readProfile(window)).toMatchObject({ clientHints: null, canvas: null, webgl: null, audio: null });
});

test('a value that the browser never tells is null, and the others are read', async () => {
  jest.useFakeTimers();
  stub('userAgentData', { getHighEntropyValues: () => new Promise(() => {}) });
  stub('platform', 'Linux');
  const profile = readProfile(window);
  await jest.advanceTimersByTimeAsync(3_000);
  expect(await profile).toMatchObject({ clientHints: null, platform: 'Linux' });
});

test('the text that measures fonts is gone afterward', async () => {
  const before = document.body.innerHTML;
  await readProfile(window);
  expect(document.body.innerHTML).toBe(before);
});

test('WebRTC is asked without a server, and names each address once', async () => {
  const candidates = ['candidate:1 1 udp 1 192.168.0.7 5000 typ host', 'candidate:2 1 udp 1 192.168.0.7 5001 typ host'];
  const close = jest.fn();
  const connect = jest.fn((_options: RTCConfiguration) => {
    const target = new EventTarget();
    const say = (candidate: { candidate: string } | null) =>
      target.dispatchEvent(Object.assign(new Event('icecandidate'), { candidate }));
    return Object.assign(target, {
      close,
      createDataChannel: () => {},
      createOffer: async () => ({}),
      setLocalDescription: async () => {
        for (const candidate of candidates) say({ candidate });
        say(null);
      },
    });
  });
  expect(await localCandidates(Object.assign(window, { RTCPeerConnection: connect }))).toEqual(['192.168.0.7']);
  expect(connect).toHaveBeenCalledWith({ iceServers: [] });
  expect(close).toHaveBeenCalled();
});

test('a browser without WebRTC names no address', async () => {
  expect(await localCandidates(Object.assign(window, { RTCPeerConnection: undefined }))).toEqual([]);
});
