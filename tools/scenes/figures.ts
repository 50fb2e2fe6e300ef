/**
 * The figures inside articles: whole windows of the application, as described in the text around them.
 */
import { appWindow, browserWindow, chip, hex, icon, scene, terminal, textLines } from './parts';
import { fingerprintPanel, profileList, proxyList, table } from './profiles';
import { activityLog, flow, roles, runLog, syncedWindows } from './work';

const whole = { left: 40, top: 32, width: 688, height: 368 } as const;
const tall = { left: 40, top: 15, width: 688, height: 402 } as const;

/** Figures by the path of their file. */
export const figures: Readonly<Record<string, string>> = {
  'helps/add-and-check-a-proxy/check.png': scene(
    2,
    proxyList(whole, [
      { name: 'Northwind DE', kind: 'SOCKS5', exit: '203.0.113.10', country: 'DE', zone: 'Berlin', delay: 48 },
      { name: 'Northwind PL', kind: 'SOCKS5', exit: '203.0.113.24', country: 'PL', zone: 'Warsaw', delay: 73 },
      { name: 'Harbour PT', kind: 'HTTPS', exit: '198.51.100.7', country: 'PT', zone: 'Lisbon', delay: 388 },
      { name: 'Harbour FR', kind: 'HTTP', exit: '', country: '', zone: '', delay: null },
      { name: 'View US', kind: 'HTTP', exit: '192.0.2.133', country: 'US', zone: 'Denver', delay: 162 },
    ]),
  ),
  'helps/fingerprint-settings/values.png': scene(
    1,
    fingerprintPanel(whole, 'Shop PT', 2, [
      ['monitor', 'Windows 11 · 1920 × 1080 · 8 × · 16 GB', 'own'],
      ['clock', 'Europe/Lisbon', 'follows'],
      ['globe', 'pt-PT, en-US', 'follows'],
      ['home', '38.72, −9.14', 'by-hand'],
      ['fingerprint', 'Canvas 2c90…7be1 · Audio 61d4…0f3a', 'own'],
      ['network', 'WebRTC 198.51.100.7', 'follows'],
    ]),
  ),
  'helps/import-profiles-from-csv/preview.png': scene(
    5,
    appWindow(
      whole,
      'profiles.csv',
      'layers',
      `<div class="stack" style="gap:14px">${table('150px 96px 160px 1fr', [
        ['name', 'group', 'tags', 'proxy'],
        ['Shop PL 04', 'Shops', 'pl;marketplace', 'socks5://…:1080'],
        ['Shop CZ 01', 'Shops', 'cz;marketplace', 'http://…:8080'],
        ['Test bench', 'Testing', '', ''],
      ])}<div><div class="row">${hex(1)}<span class="strong grow">Shop PL 04</span>${chip('pl', 'tint hue1')}${chip('marketplace', 'tint hue1')}${chip(icon('check'), 'good')}</div>
      <div class="row">${hex(2)}<span class="strong grow">Shop CZ 01</span>${chip('cz', 'tint hue2')}${chip('marketplace', 'tint hue2')}${chip(icon('check'), 'good')}</div>
      <div class="row">${hex(5)}<span class="strong grow">Test bench</span>${chip(icon('check'), 'good')}</div></div></div>`,
    ),
  ),
  'helps/invite-members-and-set-roles/roles.png': scene(
    4,
    appWindow(
      whole,
      'Northwind',
      'users',
      roles([
        [1, 'AN'],
        [4, 'MT'],
        [2, 'JK'],
        [5, 'NW'],
      ]),
    ),
  ),
  'helps/schedule-an-rpa-flow/run.png': scene(
    3,
    appWindow(
      whole,
      'Delivery promise · 08:00',
      'workflow',
      `<div class="columns" style="grid-template-columns:1fr 1.15fr">${flow([
        ['layers', 'products.csv', 2],
        ['refresh-cw', '3 ×', 4],
        ['globe', 'shop.example', 1, 'inside'],
        ['clock', '20 s', 5, 'inside'],
        ['monitor', 'tent-2.png', 3, 'inside'],
        ['check', 'promises.csv', 2],
      ])}<div>${runLog([
        ['Shop DE', 'done', '8 / 8'],
        ['Shop PL', 'done', '8 / 8'],
        ['Shop CZ', 'done', '8 / 8'],
        ['Shop FR', 'stopped', '5 / 8'],
        ['Shop IT', 'running', '3 / 8'],
      ])}</div></div>`,
    ),
  ),
  'helps/get-a-local-api-key/request.png': scene(
    1,
    appWindow(
      { left: 360, top: 24, width: 376, height: 262 },
      'API',
      null,
      `<div class="row">${icon('terminal')}<span class="mono grow">127.0.0.1:35600</span><span class="toggle"></span></div>
       <div class="row">${icon('key')}<span class="strong grow">nightly-report</span><span class="mono faint">••••a94c</span></div>
       <div class="row">${icon('key')}<span class="strong grow">price-check</span><span class="mono faint">••••17e0</span></div>
       <div class="row"><span class="grow"></span><span class="push">${icon('plus')}</span></div>`,
    ),
    terminal(
      { left: 32, top: 206, width: 500, height: 204 },
      '~',
      `<i>$</i> curl -X <b>POST</b> \\
    -H <i>"Authorization: Bearer $FACET_KEY"</i> \\
    127.0.0.1:35600/v1/profiles/<b>shop-de</b>/start
<u>{</u> "code": <b>0</b>, "data": <u>{</u>
    "ws": <i>"ws://127.0.0.1:52114/…"</i> <u>} }</u>`,
    ),
  ),
  'blog/sharing-accounts-without-passwords/log.png': scene(
    2,
    appWindow(
      whole,
      'Northwind',
      'clock',
      activityLog([
        ['17:31', [2, 'MT'], 'x', 'Northwind shop DE'],
        ['14:06', [4, 'JK'], 'tag', 'Northwind ads EU'],
        ['13:58', [4, 'JK'], 'play', 'Northwind ads EU'],
        ['09:12', [2, 'MT'], 'play', 'Northwind shop DE'],
        ['09:04', [1, 'AN'], 'users', 'Northwind shop DE'],
        ['08:47', [1, 'AN'], 'plus', 'Northwind social'],
      ]),
    ),
  ),
  'blog/synchronizer-or-rpa/windows.png': scene(
    3,
    appWindow(
      tall,
      icon('copy'),
      'copy',
      `<div class="tools"><span class="push">${icon('play')}</span><span class="mono soft">0.4 – 1.8 s</span></div>${syncedWindows(
        [
          { profile: 'Ads DE', hue: 1, typed: 'Ringstr. 8', leads: true },
          { profile: 'Ads AT', hue: 2, typed: 'Ringstr. 8' },
          { profile: 'Ads CH', hue: 3, typed: 'Ringstr. 8' },
          { profile: 'Ads NL', hue: 4, typed: 'Ringstr. 8' },
          { profile: 'Ads BE', hue: 5, typed: 'Ringstr. 8' },
          { profile: 'Ads PL', hue: 1, typed: 'Ringstr. 8' },
        ],
        3,
      )}`,
    ),
  ),
  'guide/install-and-first-profile/first-profile.png': scene(
    4,
    profileList({ left: 32, top: 32, width: 430, height: 368 }, 'Facet', [
      { name: '店铺 DE 01', hue: 1, state: 'running' },
      { name: '店铺 FR 01', hue: 3 },
      { name: '素材', hue: 5 },
    ]),
    browserWindow(
      { left: 300, top: 150, width: 440, height: 250 },
      '店铺 DE 01',
      1,
      'seller.example/de',
      `<div class="stack hue1"><div class="columns" style="grid-auto-rows:92px"><span class="picture">${icon('shopping-cart')}</span><span class="picture">${icon('chart-line')}</span></div>${textLines(80, 55)}</div>`,
    ),
  ),
  'guide/configure-proxy/check.png': scene(
    5,
    proxyList({ left: 40, top: 32, width: 688, height: 368 }, [
      { name: '青禾 DE', kind: 'SOCKS5', exit: '203.0.113.10', country: 'DE', zone: 'Berlin', delay: 56 },
      { name: '青禾 FR', kind: 'HTTPS', exit: '203.0.113.11', country: 'FR', zone: 'Paris', delay: 118 },
      { name: '验收 BR', kind: 'HTTP', exit: '192.0.2.61', country: 'BR', zone: 'Recife', delay: 430 },
      { name: '备用', kind: 'HTTP', exit: '', country: '', zone: '', delay: null },
    ]),
  ),
  'guide/use-synchronizer/windows.png': scene(
    1,
    appWindow(
      tall,
      icon('copy'),
      'copy',
      `<div class="tools"><span class="push">${icon('play')}</span><span class="mono soft">0.4 – 1.8 s</span></div>${syncedWindows(
        [
          { profile: '店铺 DE', hue: 1, typed: '9:00 – 18:00', leads: true },
          { profile: '店铺 FR', hue: 3, typed: '9:00 – 18:00' },
          { profile: '店铺 IT', hue: 2, typed: '9:00 – 18:00' },
          { profile: '店铺 ES', hue: 4, typed: '9:00 – 18:00' },
        ],
        2,
      )}`,
    ),
  ),
};
