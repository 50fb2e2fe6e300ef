/**
 * The covers of articles: each shows one view of the application, with few words, since every language uses the same picture.
 */
import { appWindow, browserWindow, chip, face, hex, icon, scene, terminal, textLines } from './parts';
import { fingerprintPanel, profileList, proxyList } from './profiles';
import { activityLog, flow, syncedWindows } from './work';

/** A drawing of a page for a Canvas: squares whose shades differ by a seed. */
function pixels(seed: number, columns: number, rows: number, size: number): string {
  const squares = Array.from({ length: columns * rows }, (_, place) => {
    const [x, y] = [place % columns, Math.floor(place / columns)];
    const letter = Math.hypot(x - columns / 2 + 0.5, y - rows / 2 + 0.5);
    const edge = Math.abs(letter - rows * 0.34) < 0.75;
    const near = Math.abs(letter - rows * 0.34) < 1.7;
    const shade = edge ? 88 : near ? 14 + ((place * 37 + seed * 53) % 5) * 11 : 3;
    return `<rect x="${x * size}" y="${y * size}" width="${size - 1}" height="${size - 1}" rx="1.5" fill="color-mix(in oklab, var(--hue) ${shade}%, var(--surface))"/>`;
  });
  return `<svg width="${columns * size}" height="${rows * size}">${squares.join('')}</svg>`;
}

/** A road from a profile through a proxy (or past it) to a site. */
const road = (hue: 1 | 2 | 3 | 4 | 5, name: string, through: string, exit: string): string =>
  `<div class="row hue${hue}" style="height:94px">${hex(hue)}<span class="strong" style="width:104px">${name}</span>
    <span style="flex:1;border-top:3px solid var(--hue)"></span>
    <span class="chip tint hue${hue}">${icon('network')}${through}</span>
    <span style="flex:1;border-top:3px dotted var(--hue)"></span>
    <span class="mono soft" style="width:134px;text-align:end">${exit}</span></div>`;

const clients = [
  [1, 'AN'],
  [2, 'MT'],
  [4, 'JK'],
] as const;

/** A day of the first week: its number, what to do, done or not. */
const day = (number: number, name: Parameters<typeof icon>[0], done: boolean): string =>
  `<div class="tile hue${done ? 2 : 1}" style="justify-items:center;padding-block:16px;gap:14px">
    <span class="strong" style="font-size:19px">${number}</span><span class="soft" style="font-size:22px">${icon(name)}</span>
    ${done ? chip(icon('check'), 'good') : chip(icon('minus'))}</div>`;

/** A month as the calendar of the application shows it, with one day marked. */
const month = (first: number, days: number, marked: number): string => {
  const cells = [
    ...Array.from({ length: first }, () => '<span></span>'),
    ...Array.from(
      { length: days },
      (_, place) => `<span class="${place + 1 === marked ? 'day' : ''}">${place + 1}</span>`,
    ),
  ];
  return `<div class="month">${cells.join('')}</div>`;
};

const languages = [
  'English',
  'Español',
  'Português',
  'Deutsch',
  'Français',
  'Nederlands',
  'Polski',
  'Română',
  'Türkçe',
  'Українська',
  'Tiếng Việt',
  'Filipino',
  '简体中文',
  '繁體中文',
  '日本語',
  '한국어',
  'ไทย',
  'हिन्दी',
  'ភាសាខ្មែរ',
  'Русский',
];

const wholeWindow = { left: 54, top: 46, width: 660, height: 430 } as const;

/** The beginning of a page. */
const paragraph = `<div class="stack">${textLines(80, 60)}</div>`;

/** Covers by the path of their file. */
export const covers: Readonly<Record<string, string>> = {
  'blog/what-is-a-browser-fingerprint/cover.png': scene(
    1,
    fingerprintPanel({ left: 96, top: 40, width: 576, height: 440 }, 'Shop DE', 1, [
      ['monitor', 'Windows 11 · 64-bit', 'own'],
      ['smartphone', '1920 × 1080 · 8 × · 16 GB', 'own'],
      ['globe', 'de-DE, en-US', 'follows'],
      ['clock', 'Europe/Berlin', 'follows'],
      ['fingerprint', 'Canvas 7f3a…c21d', 'own'],
      ['layers', 'WebGL 91be…04f7', 'own'],
      ['network', 'WebRTC 203.0.113.10', 'follows'],
    ]),
  ),
  'blog/what-is-an-anti-detect-browser/cover.png': scene(
    4,
    browserWindow({ left: 52, top: 34, width: 520, height: 330 }, 'Shop DE', 1, 'shop.example/de', paragraph),
    browserWindow({ left: 120, top: 102, width: 520, height: 330 }, 'Ads EU', 3, 'ads.example', paragraph),
    browserWindow(
      { left: 188, top: 170, width: 520, height: 330 },
      'Atelier Nord',
      2,
      'photos.example/atelier-nord',
      `<div class="columns hue2" style="grid-auto-rows:150px">${['chart-line', 'megaphone', 'mail'].map((name) => `<span class="picture">${icon(name as 'mail')}</span>`).join('')}</div>`,
    ),
  ),
  'blog/proxy-vpn-antidetect-browser/cover.png': scene(
    2,
    appWindow(
      { left: 48, top: 41, width: 672, height: 350 },
      icon('network'),
      'globe',
      `${road(1, 'Shop DE', 'SOCKS5', '203.0.113.10')}${road(3, 'Shop FR', 'HTTPS', '198.51.100.7')}${road(2, 'Shop PL', 'HTTP', '192.0.2.44')}`,
    ),
  ),
  'blog/how-to-choose-a-proxy/cover.png': scene(
    5,
    proxyList({ left: 30, top: 48, width: 708, height: 440 }, [
      { name: 'Northwind DE', kind: 'SOCKS5', exit: '203.0.113.10', country: 'DE', zone: 'Berlin', delay: 48 },
      { name: 'Northwind FR', kind: 'HTTPS', exit: '198.51.100.7', country: 'FR', zone: 'Paris', delay: 131 },
      { name: 'View PL', kind: 'HTTP', exit: '192.0.2.44', country: 'PL', zone: 'Warsaw', delay: 92 },
      { name: 'View BR', kind: 'HTTP', exit: '203.0.113.61', country: 'BR', zone: 'São Paulo', delay: 414 },
      { name: 'Trial 3', kind: 'HTTP', exit: '', country: '', zone: '', delay: null },
      { name: 'View JP', kind: 'SOCKS5', exit: '192.0.2.180', country: 'JP', zone: 'Tokyo', delay: 288 },
    ]),
  ),
  'blog/organise-hundreds-of-profiles/cover.png': scene(
    3,
    profileList(
      wholeWindow,
      '340',
      [
        { name: 'Northwind ads DE 01', hue: 1, tags: ['search', 'new'], state: 'running' },
        { name: 'Northwind ads FR 01', hue: 1, tags: ['search'] },
        { name: 'Northwind shop DE 01', hue: 2, tags: ['marketplace'], state: 'running' },
        { name: 'Northwind shop PL 02', hue: 2, tags: ['marketplace', 'handover'] },
        { name: 'Northwind social DE 01', hue: 4, tags: ['photo', 'video'] },
        { name: 'Northwind view PL 01', hue: 5, tags: ['check-monday'], state: 'checking' },
      ],
      'Northwind',
    ),
  ),
  'blog/facebook-agency-ad-account/cover.png': scene(
    4,
    profileList(
      { left: 36, top: 40, width: 420, height: 440 },
      'Bakery Holm',
      [
        { name: 'Holm · Ana', hue: 1, state: 'running', members: [[1, 'AN']] },
        { name: 'Holm · Mette', hue: 3, members: [[3, 'ME']] },
        { name: 'Holm · Jonas', hue: 4, members: [[4, 'JO']] },
        { name: 'Holm · view DK', hue: 5, tags: ['DK'] },
      ],
      'Holm',
      [0],
    ),
    appWindow(
      { left: 448, top: 138, width: 284, height: 244 },
      'ads.example',
      null,
      `<div class="stack" style="gap:15px"><span class="line">${icon('chart-line')}<span class="mono">4471</span>${chip('DKK', 'tint hue2')}</span>
       <span class="line">${icon('users')}<span class="faces">${face(1, 'AN')}${face(3, 'ME')}${face(4, 'JO')}</span></span>
       <span class="line">${icon('key')}${chip(icon('circle-check'), 'good')}${face(3, 'ME')}</span>
       <span class="line">${icon('calendar')}<span class="mono">2027-02-28</span></span></div>`,
    ),
  ),
  'blog/new-accounts-first-week/cover.png': scene(
    2,
    appWindow(
      { left: 40, top: 41, width: 688, height: 350 },
      'Shop CZ 01',
      'clock',
      `<div class="columns" style="gap:10px;padding-block-start:52px">${day(1, 'mail', true)}${day(2, 'building-2', true)}${day(3, 'search', true)}${day(4, 'shopping-cart', false)}${day(5, 'megaphone', false)}${day(6, 'message-circle', false)}${day(7, 'users', false)}</div>`,
    ),
  ),
  'blog/sharing-accounts-without-passwords/cover.png': scene(
    1,
    profileList({ left: 36, top: 44, width: 420, height: 440 }, 'Northwind', [
      { name: 'Northwind shop DE', hue: 1, members: clients, state: 'running' },
      { name: 'Northwind ads EU', hue: 3, members: clients.slice(0, 2) },
      { name: 'Northwind social', hue: 4, members: clients.slice(1) },
      { name: 'Northwind view', hue: 5, members: clients.slice(2) },
    ]),
    appWindow(
      { left: 440, top: 124, width: 292, height: 256 },
      icon('users'),
      null,
      `<div class="row">${face(1, 'AN')}<span class="grow">Ana</span>${chip(icon('key'), 'warn')}</div>
       <div class="row">${face(2, 'MT')}<span class="grow">Mateo</span>${chip(icon('play'), 'good')}</div>
       <div class="row">${face(4, 'JK')}<span class="grow">Joke</span>${chip(icon('play'), 'good')}</div>
       <div class="row faint">${icon('lock')}<span class="mono">••••••••••••</span></div>`,
    ),
  ),
  'blog/synchronizer-or-rpa/cover.png': scene(
    5,
    appWindow(
      { left: -24, top: 48, width: 420, height: 336 },
      icon('copy'),
      'copy',
      syncedWindows(
        [
          { profile: 'Ads DE', hue: 1, typed: 'Ringstr. 8', leads: true },
          { profile: 'Ads AT', hue: 2, typed: 'Ringstr. 8' },
          { profile: 'Ads CH', hue: 3, typed: 'Ringstr. 8' },
          { profile: 'Ads NL', hue: 4, typed: 'Ringstr. 8' },
        ],
        2,
      ),
    ),
    appWindow(
      { left: 420, top: 48, width: 380, height: 336 },
      icon('workflow'),
      null,
      flow([
        ['refresh-cw', '10 ×', 4],
        ['globe', 'ads.example/billing', 1, 'inside'],
        ['clock', '20 s', 5, 'inside'],
        ['mail', 'Ringstr. 8', 2, 'inside'],
        ['check', 'runs.csv', 3],
      ]),
    ),
  ),
  'blog/first-rpa-flow/cover.png': scene(
    4,
    appWindow(
      { left: 56, top: 40, width: 656, height: 460 },
      'Delivery promise',
      'workflow',
      `<div class="columns" style="grid-auto-columns:auto;grid-template-columns:1.25fr 1fr">${flow([
        ['layers', 'products.csv', 2],
        ['refresh-cw', 'tent-2 · mat-7 · stove-1', 4],
        ['globe', 'shop.example/…', 1, 'inside'],
        ['circle-alert', 'if … → ✓', 5, 'inside'],
        ['clock', '≤ 20 s', 5, 'inside'],
        ['monitor', 'tent-2-10-20.png', 3, 'inside'],
        ['check', 'promises.csv', 2],
      ])}<div class="panel stack" style="align-self:start"><span class="line">${hex(1)}<span class="strong grow">Shop DE</span>${chip(icon('circle-check'), 'good')}</span>
      <span class="line">${hex(3)}<span class="strong grow">Shop FR</span>${chip(icon('refresh-cw'), 'warn')}</span>
      <span class="line">${hex(2)}<span class="strong grow">Shop PL</span>${chip(icon('circle-check'), 'good')}</span>
      <span class="line">${hex(4)}<span class="strong grow">Shop CZ</span>${chip(icon('circle-check'), 'good')}</span>
      <span class="line">${hex(5)}<span class="strong grow">Shop IT</span>${chip(icon('clock'))}</span></div></div>`,
    ),
  ),
  'blog/playwright-with-the-local-api/cover.png': scene(
    3,
    profileList({ left: 250, top: 32, width: 480, height: 380 }, 'Shops', [
      { name: 'shop-de', hue: 1, state: 'running' },
      { name: 'shop-fr', hue: 3, state: 'running' },
      { name: 'shop-pl', hue: 2 },
      { name: 'shop-cz', hue: 4 },
    ]),
    terminal(
      { left: 40, top: 226, width: 500, height: 250 },
      'prices.mjs',
      `<u>POST</u> /v1/profiles/<i>shop-de</i>/start
<u>{</u> "code": <b>0</b>, "data": <u>{</u>
    "ws": <i>"ws://127.0.0.1:52114/…"</i>,
    "debugPort": <b>52114</b> <u>} }</u>
<b>await</b> chromium.connectOverCDP(<i>data.ws</i>);`,
    ),
  ),
  'blog/canvas-and-webgl-fingerprinting/cover.png': scene(
    2,
    appWindow(
      { left: 44, top: 60, width: 330, height: 320 },
      `Shop DE`,
      null,
      `<div class="stack hue1" style="justify-items:center;gap:14px">${pixels(1, 17, 13, 15)}<span class="line">${icon('fingerprint')}<span class="mono">7f3a…c21d</span></span></div>`,
    ),
    appWindow(
      { left: 394, top: 60, width: 330, height: 320 },
      `Shop FR`,
      null,
      `<div class="stack hue3" style="justify-items:center;gap:14px">${pixels(4, 17, 13, 15)}<span class="line">${icon('fingerprint')}<span class="mono">b80e…5a92</span></span></div>`,
    ),
  ),
  'blog/webrtc-leaks-explained/cover.png': scene(
    3,
    appWindow(
      { left: 64, top: 41, width: 640, height: 350 },
      'WebRTC',
      'layers',
      `<div class="row" style="height:70px"><span class="mono" style="width:70px">host</span><span class="mono soft grow">4d1f…e0.local</span>${chip(icon('check'), 'good')}</div>
       <div class="row" style="height:70px"><span class="mono" style="width:70px">srflx</span><span class="mono soft grow">203.0.113.10</span>${chip(`${icon('network')}PT`, 'good')}</div>
       <div class="row" style="height:70px"><span class="mono" style="width:70px">srflx</span><span class="mono grow" style="text-decoration:line-through;color:var(--bad)">192.0.2.17</span>${chip(`${icon('x')}AT`, 'bad')}</div>
       <div class="row" style="height:70px">${icon('shield')}<span class="grow"></span><span class="toggle"></span></div>`,
    ),
  ),
  'news/linux-appimage/cover.png': scene(
    5,
    terminal(
      { left: 40, top: 44, width: 440, height: 220 },
      '~/Downloads',
      `<i>$</i> sha256sum <b>Facet-3.2.AppImage</b>
<u>9c41…77ae  Facet-3.2.AppImage</u>
<i>$</i> chmod +x <b>Facet-3.2.AppImage</b>
<i>$</i> ./<b>Facet-3.2.AppImage</b>`,
    ),
    profileList({ left: 300, top: 180, width: 500, height: 330 }, 'Facet 3.2', [
      { name: 'Shop DE', hue: 1, state: 'running' },
      { name: 'Shop FR', hue: 3 },
      { name: 'Ads EU', hue: 4 },
    ]),
  ),
  'news/local-api-patch-and-delete/cover.png': scene(
    1,
    profileList(
      { left: 40, top: 30, width: 560, height: 430 },
      'client-a',
      [
        { name: 'Atelier Nord', hue: 2, tags: ['client-a', 'live'], state: 'running' },
        { name: 'Café Luma', hue: 3, tags: ['client-a'] },
        { name: 'Trial 07', hue: 5, tags: ['30'] },
      ],
      'client-a',
      [0],
    ),
    terminal(
      { left: 300, top: 284, width: 500, height: 200 },
      '127.0.0.1:35600',
      `<b>PATCH</b>  /v1/profiles/<i>atelier-nord</i>
       <u>{ "tags": ["client-a", "live"] }</u>
<b>DELETE</b> /v1/profiles/<i>trial-07</i>
       <u>{ "code": 0 }</u>`,
    ),
  ),
  'news/monthly-office-hours/cover.png': scene(
    4,
    appWindow(
      { left: 52, top: 56, width: 340, height: 330 },
      '2026-11',
      null,
      `<div style="padding-block-start:6px">${month(6, 30, 5)}</div>`,
    ),
    browserWindow(
      { left: 340, top: 150, width: 388, height: 236 },
      '14:00 UTC',
      4,
      'office.example',
      `<div class="columns" style="grid-template-columns:1.6fr 1fr;grid-auto-rows:150px"><div class="panel stack hue1" style="padding:12px">${flow(
        [
          ['globe', 'shop.example', 1],
          ['clock', '20 s', 5],
        ],
      )}</div><div class="stack" style="align-content:center;justify-items:center;gap:12px">${face(1, 'EN')}${face(2, 'SU')}${chip(icon('message-circle'), 'tint hue4')}</div></div>`,
    ),
  ),
  'news/site-in-twenty-languages/cover.png': scene(
    2,
    browserWindow(
      { left: 56, top: 44, width: 656, height: 470 },
      'Facet',
      2,
      'facet.example',
      `<div class="tools"><span class="grow"></span><span class="push quiet">${icon('globe')}${icon('chevron-down')}</span></div>
       <div class="panel" style="display:grid;grid-template-columns:repeat(4,1fr);gap:16px 12px;font-size:16px">${languages
         .map((name, place) => `<span class="${place === 0 ? 'strong' : 'soft'}">${name}</span>`)
         .join('')}</div>`,
    ),
  ),
  'news/synchronizer-per-window-text/cover.png': scene(
    3,
    appWindow(
      { left: 48, top: 44, width: 672, height: 400 },
      icon('copy'),
      'copy',
      `<div class="tools"><span class="push quiet">${icon('play')}</span><span class="mono soft">0.4 – 1.8 s</span><span class="grow"></span><span class="push">${icon('layers')}<span class="mono">shop_name</span></span></div>${syncedWindows(
        [
          { profile: 'Shop DE', hue: 1, typed: 'Lampen & Holz', leads: true },
          { profile: 'Shop FR', hue: 3, typed: 'Lampes & Bois' },
          { profile: 'Shop PL', hue: 2, typed: 'Lampy i Drewno' },
          { profile: 'Shop IT', hue: 4, typed: 'Lampade e Legno' },
        ],
        2,
      )}`,
    ),
  ),
  'news/vulnerability-reports/cover.png': scene(
    1,
    appWindow(
      { left: 52, top: 36, width: 420, height: 350 },
      icon('shield'),
      'clock',
      activityLog([
        ['09:42', [1, 'AN'], 'play', 'Shop DE'],
        ['09:15', [2, 'MT'], 'users', 'Ads EU'],
        ['08:58', [4, 'JK'], 'lock', 'Atelier Nord'],
        ['08:31', [1, 'AN'], 'tag', 'Café Luma'],
        ['08:02', [3, 'ME'], 'x', 'Shop FR'],
      ]),
    ),
    appWindow(
      { left: 412, top: 138, width: 300, height: 200 },
      icon('lock'),
      null,
      `<div class="row">${icon('key')}<span class="mono grow">AES-256-GCM</span>${chip(icon('check'), 'good')}</div>
       <div class="row">${icon('smartphone')}<span class="mono grow">418 902</span>${chip(icon('check'), 'good')}</div>
       <div class="row">${icon('refresh-cw')}<span class="grow"></span><span class="toggle off"></span></div>`,
    ),
  ),
};
