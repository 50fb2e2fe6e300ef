import { webcrypto } from 'node:crypto';
import { commonRecord } from '../../src/browser/tracker/common-record';
import {
  cookieDomain,
  deviceId,
  deviceIdCookie,
  forgetDevice,
  sharedCookies,
} from '../../src/browser/tracker/device-id';
import { configFrom } from '../../src/site/hosting/config';

const config = configFrom({});

/** A document that shows what is written to its cookies. */
function documentAt(address: string, cookie = '') {
  const written: string[] = [];
  const document = {
    location: new URL(address),
    get cookie() {
      return cookie;
    },
    set cookie(text: string) {
      written.push(text);
    },
  } as unknown as Document;
  return { document, written };
}

const crypto = webcrypto as unknown as Crypto;

test('the device-id cookie lasts 360 days from the last visit, keeps its value, and is shared across subdomains', () => {
  const { document, written } = documentAt('https://www.facet.example/');
  const id = deviceId(sharedCookies(document, config), crypto);
  expect(id).toMatch(/^[0-9a-f]{32}$/);
  const known = documentAt('https://ru.facet.example/', `${deviceIdCookie}=known`);
  expect(deviceId(sharedCookies(known.document, config), crypto)).toBe('known');
  const rest = `path=/; max-age=${360 * 24 * 60 * 60}; samesite=lax; secure; domain=facet.example`;
  expect([...written, ...known.written]).toEqual([id, 'known'].map((value) => `${deviceIdCookie}=${value}; ${rest}`));
});

const hosts = configFrom({ SITE_ORIGIN_GLOBAL: 'https://shop.test', SITE_ALTERNATE_DOMAINS: 'other.test' });
/** A machine of one's own: browsers refuse its name as a domain. */
const local = (origin: string) => ({
  ...config,
  origins: { ...config.origins, global: origin },
  alternateDomains: [new URL(origin).hostname],
});
test.each([
  ['www.facet.example', 'facet.example', config],
  ['ru.facet.example', 'facet.example', config],
  ['facet.example', 'facet.example', config],
  ['www.facet-zh.example', 'facet-zh.example', config],
  ['notfacet.example', null, config],
  ['facet.example.evil.example', null, config],
  ['localhost', null, config],
  ['shop.test', 'shop.test', hosts],
  ['localhost', null, local('http://localhost:9000')],
  ['zh.localhost', null, local('http://localhost:9000')],
  ['zh.localhost', null, local('http://zh.localhost:9000')],
  ['127.0.0.1', null, local('http://127.0.0.1:9000')],
  ['[::1]', null, local('http://[::1]:9000')],
  ['intranet', null, local('http://intranet')],
])('the device-id cookie on %s belongs to %s', (hostname, domain, own) => {
  expect(cookieDomain(own, hostname)).toBe(domain);
});

test.each(['', `${deviceIdCookie}=known`])('the device-id cookie is taken back only where it is: in "%s"', (cookie) => {
  const { document, written } = documentAt('https://www.facet.example/', cookie);
  forgetDevice(sharedCookies(document, config));
  expect(written).toEqual(cookie ? [expect.stringContaining('max-age=0')] : []);
});

describe('the common record (specification 3)', () => {
  const browser = (userAgent: string, connection?: object) =>
    ({
      navigator: { userAgent, connection },
      screen: { width: 1440, height: 900 },
      devicePixelRatio: 2,
    }) as unknown as Window;

  test.each([
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', { os_: 1, device_brand: 'Apple', device_model: 'Macintosh' }],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', { os_: 0, device_brand: '', device_model: 'Windows NT 10.0' }],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0)', { os_: 0, device_brand: 'Apple', device_model: 'iPhone' }],
    ['Unheard-of', { os_: 0, device_brand: '', device_model: '' }],
  ])('of %s', (userAgent, fields) => expect(commonRecord(browser(userAgent), 'd', '/', 1)).toMatchObject(fields));

  test('has the screen and the network as they are; what the site does not know or harvest is empty', () => {
    const empty = ['user_id', 'user_info', 'app_version', 'login_ip', 'webrtc_ip', 'op_proxy', 'proxy_ip', 'op_res'];
    expect(commonRecord(browser('', { effectiveType: '4g' }), 'd', '/blog/{id}', 1)).toEqual({
      ...Object.fromEntries([...empty, 'ua', 'device_brand', 'device_model'].map((name) => [name, ''])),
      ...{ device_id: 'd', os_: 0, js_version: '1.0.0', op_page: 2, op_obj_type: 22, op_obj_value: '/blog/{id}' },
      ...{ screen_width: 1440, screen_height: 900, screen_dpr: 2, network_type: '4g', user_timestamp_: 1 },
    });
  });
});
