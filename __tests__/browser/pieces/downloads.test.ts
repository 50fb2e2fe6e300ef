import { type Device, detectSystem, latestInstaller, type SystemHints } from '../../../src/browser/pieces/downloads';
import { endpoints } from '../../../src/site/hosting/endpoints';
import { systems } from '../../../src/site/product/installers';
import { fakeApi } from '../../support/fake-api';

const fallback = 'https://downloads.facet.example/facet-latest.exe';

test.each(systems)('the latest version is asked for by system: %s', async (system) => {
  const api = fakeApi({ [endpoints.latestVersion]: { url: 'https://cdn.example/facet-3.6.exe' } });
  await expect(latestInstaller(api, system, fallback)).resolves.toBe('https://cdn.example/facet-3.6.exe');
  expect(api.calls).toEqual([{ url: endpoints.latestVersion, query: { system } }]);
});

test.each([
  ['fails leaves the plain link', new Error('down'), fallback],
  ['has no address leaves the plain link', {}, fallback],
  ['has the address of a script leaves the plain link', { url: 'javascript:alert(1)' }, fallback],
  ["has another host's address without scheme leaves the plain link", { url: '//evil.example/x.exe' }, fallback],
  ['has a path on this site is followed', { url: '/api/files/facet.dmg' }, '/api/files/facet.dmg'],
])('an answer that %s', async (_name, answer, address) => {
  const api = fakeApi({ [endpoints.latestVersion]: answer });
  await expect(latestInstaller(api, 'com_mac', fallback)).resolves.toBe(address);
});

const hints = (architecture: string, bitness: string): NonNullable<SystemHints['userAgentData']> => ({
  getHighEntropyValues: async () => ({ architecture, bitness }),
});
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/143.0.0.0 Safari/537.36';
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 Chrome/143.0.0.0 Safari/537.36';

test.each<[string, Device | null, Partial<SystemHints>]>([
  ['Windows, 64 bits', 'com_win64', { userAgent: windows }],
  ['Windows, 64 bits by hint', 'com_win64', { userAgent: 'Windows NT 10.0', userAgentData: hints('x86', '64') }],
  ['Windows, 32 bits', 'com_win32', { userAgent: 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Firefox/140.0' }],
  ['Windows, 32 bits by hint', 'com_win32', { userAgent: windows, userAgentData: hints('x86', '32') }],
  ['32-bit browser on 64-bit Windows', 'com_win64', { userAgent: 'Windows NT 10.0; WOW64' }],
  ['Mac that names its processor: Intel', 'com_mac', { userAgent: mac, userAgentData: hints('x86', '64') }],
  ['Mac that names its processor: Apple', 'com_arm64', { userAgent: mac, userAgentData: hints('arm', '64') }],
  ['Mac that does not', 'com_arm64', { userAgent: mac }],
  ['Linux', 'com_linux', { userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0' }],
  ['Android', 'phone', { userAgent: 'Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/143.0.0.0 Mobile Safari/537.36' }],
  ['iPhone', 'phone', { userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148' }],
  ['iPad that calls itself a Mac', 'phone', { userAgent: mac, maxTouchPoints: 5 }],
  ['Chrome OS', null, { userAgent: 'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) Chrome/143.0.0.0' }],
  ['something else', null, { userAgent: 'PlayStation' }],
])('%s: %s', async (_name, system, navigator) => {
  await expect(detectSystem({ userAgent: '', maxTouchPoints: 0, ...navigator })).resolves.toBe(system);
});

test('hints that are refused are no hindrance', async () => {
  const userAgentData = { getHighEntropyValues: () => Promise.reject(new DOMException('', 'NotAllowedError')) };
  await expect(detectSystem({ userAgent: windows, maxTouchPoints: 0, userAgentData })).resolves.toBe('com_win64');
});
