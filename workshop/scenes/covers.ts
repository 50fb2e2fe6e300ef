/**
 * Covers of articles: a view of the application with few words, since all languages share the picture. The subject is in the
 * upper start corner, which cards and phones show.
 */
import { type DeskName, desk } from '../../src/components/scenes/desk';
import {
  type AnyProfile,
  branches,
  delay,
  headOffice,
  hueOf,
  members,
  ownAddress,
  type ProxyName,
  proxies,
  secondStep,
} from '../../src/components/scenes/desk-more';
import {
  appWindow,
  browserWindow,
  chip,
  cover,
  type Drawing,
  face,
  icon,
  mark,
  type Place,
  terminal,
  textLines,
} from './parts';
import { fingerprintPanel, profileList, proxyList, valuesOf } from './profiles';
import { activityLog, flow, syncedWindows } from './work';

/** A Canvas drawing: squares whose shades depend on a seed. */
function pixels(seed: number, columns: number, rows: number, size: number): string {
  const squares = Array.from({ length: columns * rows }, (_, index) => {
    const [x, y] = [index % columns, Math.floor(index / columns)];
    const letter = Math.hypot(x - columns / 2 + 0.5, y - rows / 2 + 0.5);
    const edge = Math.abs(letter - rows * 0.34) < 0.75;
    const near = Math.abs(letter - rows * 0.34) < 1.7;
    const shade = edge ? 88 : near ? 14 + ((index * 37 + seed * 53) % 5) * 11 : 3;
    return `<rect x="${x * size}" y="${y * size}" width="${size - 1}" height="${size - 1}" rx="1.5" fill="color-mix(in oklab, var(--hue) ${shade}%, var(--surface))"/>`;
  });
  return `<svg width="${columns * size}" height="${rows * size}">${squares.join('')}</svg>`;
}

/** From a profile through a proxy to the address that a site sees. */
const road = (profile: AnyProfile, through: ProxyName): string =>
  `<div class="row hue${hueOf(profile)}" style="height:94px">${mark(profile)}<span class="strong" style="width:72px">${profile}</span>
    <span style="flex:1;border-top:3px solid var(--hue)"></span>
    <span class="chip tint hue${hueOf(profile)}">${icon('network')}${proxies[through].kind}</span>
    <span style="flex:1;border-top:3px dotted var(--hue)"></span>
    <span class="mono soft" style="width:134px;text-align:end">${proxies[through].address}</span></div>`;

/** A day of the first week: its number, what to do, done or not. */
const day = (number: number, name: Parameters<typeof icon>[0], done: boolean): string =>
  `<div class="tile hue${done ? 2 : 1}" style="justify-items:center;padding-block:16px;gap:14px">
    <span class="strong" style="font-size:19px">${number}</span><span class="soft" style="font-size:22px">${icon(name)}</span>
    ${done ? chip(icon('check'), 'good') : chip(icon('minus'))}</div>`;

/** With one day marked. */
const month = (first: number, days: number, marked: number): string => {
  const cells = [
    ...Array.from({ length: first }, () => '<span></span>'),
    ...Array.from(
      { length: days },
      (_, index) => `<span class="${index + 1 === marked ? 'day' : ''}">${index + 1}</span>`,
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

/** And how a flow's run ended for it. */
const runOf = (profile: AnyProfile, result: string): string =>
  `<span class="line">${mark(profile)}<span class="strong grow">${profile}</span>${result}</span>`;

/** What a page's Canvas returns for a profile. */
const canvasOf = (profile: DeskName, place: Place, seed: number): string =>
  appWindow(
    place,
    profile,
    null,
    `<div class="stack hue${hueOf(profile)}" style="justify-items:center;gap:14px">${pixels(seed, 17, 13, 15)}<span class="line">${icon('fingerprint')}<span class="mono">${desk[profile].canvas}</span></span></div>`,
  );

/** The beginning of a page. */
const paragraph = `<div class="stack">${textLines(80, 60)}</div>`;

export const covers: Readonly<Record<string, Drawing>> = {
  'blog/what-is-a-browser-fingerprint/cover.png': cover(
    1,
    fingerprintPanel({ left: 44, top: 36, width: 580, height: 440 }, 'Shop DE', valuesOf('Shop DE')),
  ),
  'blog/what-is-an-anti-detect-browser/cover.png': cover(
    4,
    browserWindow({ left: 40, top: 32, width: 540, height: 330 }, 'Shop DE', 'shop.example/de', paragraph),
    browserWindow({ left: 104, top: 94, width: 540, height: 330 }, 'Ads EU', 'ads.example', paragraph),
    browserWindow(
      { left: 168, top: 156, width: 540, height: 330 },
      'Atelier Nord',
      'photos.example/atelier-nord',
      `<div class="columns hue3" style="grid-auto-rows:150px">${(['chart-line', 'megaphone', 'mail'] as const).map((name) => `<span class="picture">${icon(name)}</span>`).join('')}</div>`,
    ),
  ),
  'blog/proxy-vpn-antidetect-browser/cover.png': cover(
    2,
    appWindow(
      { left: 40, top: 36, width: 688, height: 360 },
      icon('network'),
      'globe',
      road('Shop DE', 'Northwind DE') + road('Shop FR', 'Northwind FR') + road('Shop PL', 'Northwind PL'),
    ),
  ),
  'blog/how-to-choose-a-proxy/cover.png': cover(
    5,
    proxyList({ left: 40, top: 36, width: 640, height: 440 }, [
      'Northwind DE',
      'Northwind FR',
      'Northwind PL',
      'Harbour FR',
      'Harbour BR',
    ]),
  ),
  'blog/organise-hundreds-of-profiles/cover.png': cover(
    3,
    profileList(
      { left: 40, top: 36, width: 680, height: 430 },
      '340',
      [
        { name: 'Northwind ads DE 01', tags: ['search', 'new'], state: 'running' },
        { name: 'Northwind ads FR 01', tags: ['search'] },
        { name: 'Northwind shop DE 01', tags: ['marketplace'], state: 'running' },
        { name: 'Northwind shop PL 02', tags: ['marketplace', 'handover'] },
        { name: 'Northwind social DE 01', tags: ['photo', 'video'] },
        { name: 'Northwind view PL 01', tags: ['check-monday'], state: 'checking' },
      ],
      'Northwind',
    ),
  ),
  'blog/new-accounts-first-week/cover.png': cover(
    2,
    appWindow(
      { left: 40, top: 36, width: 688, height: 350 },
      'Shop CZ 01',
      'clock',
      `<div class="columns" style="gap:10px;padding-block-start:24px">${day(1, 'mail', true)}${day(2, 'building-2', true)}${day(3, 'search', true)}${day(4, 'shopping-cart', false)}${day(5, 'megaphone', false)}${day(6, 'message-circle', false)}${day(7, 'users', false)}</div>`,
    ),
  ),
  'blog/sharing-accounts-without-passwords/cover.png': cover(
    1,
    profileList({ left: 36, top: 36, width: 420, height: 440 }, 'Northwind', [
      { name: 'Shop DE', members: ['AN', 'MT', 'JK'], state: 'running' },
      { name: 'Shop FR', members: ['AN', 'MT'] },
      { name: 'Shop US', members: ['MT', 'JK'] },
      { name: 'Ads EU', members: ['JK'] },
    ]),
    appWindow(
      { left: 440, top: 124, width: 292, height: 256 },
      icon('users'),
      null,
      `<div class="row">${face('AN')}<span class="grow">${members.AN.name}</span>${chip(icon('key'), 'warn')}</div>
       <div class="row">${face('MT')}<span class="grow">${members.MT.name}</span>${chip(icon('play'), 'good')}</div>
       <div class="row">${face('JK')}<span class="grow">${members.JK.name}</span>${chip(icon('play'), 'good')}</div>
       <div class="row faint">${icon('lock')}<span class="mono">••••••••••••</span></div>`,
    ),
  ),
  'blog/synchronizer-or-rpa/cover.png': cover(
    5,
    appWindow(
      { left: 24, top: 36, width: 400, height: 352 },
      icon('copy'),
      null,
      syncedWindows(branches.slice(0, 4), 2),
    ),
    appWindow(
      { left: 444, top: 36, width: 380, height: 352 },
      icon('workflow'),
      null,
      flow([
        ['refresh-cw', '10 ×', 4],
        ['globe', 'ads.example/billing', 1, 'inside'],
        ['clock', '20 s', 5, 'inside'],
        ['mail', headOffice, 2, 'inside'],
        ['check', 'runs.csv', 3],
      ]),
    ),
  ),
  'blog/first-rpa-flow/cover.png': cover(
    4,
    appWindow(
      { left: 40, top: 36, width: 688, height: 460 },
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
      ])}<div class="panel stack" style="align-self:start">${[
        runOf('Shop DE', chip(icon('circle-check'), 'good')),
        runOf('Shop FR', chip(icon('refresh-cw'), 'warn')),
        runOf('Shop PL', chip(icon('circle-check'), 'good')),
        runOf('Shop CZ', chip(icon('circle-check'), 'good')),
        runOf('Shop IT', chip(icon('clock'))),
      ].join('')}</div></div>`,
    ),
  ),
  'blog/playwright-with-the-local-api/cover.png': cover(
    3,
    profileList({ left: 320, top: 176, width: 420, height: 330 }, 'Northwind', [
      { name: 'Shop DE', state: 'running' },
      { name: 'Shop FR', state: 'running' },
      { name: 'Shop US' },
      { name: 'Shop PL' },
    ]),
    terminal(
      { left: 36, top: 36, width: 500, height: 220 },
      'prices.mjs',
      `<u>POST</u> /v1/profiles/<i>shop-de</i>/start
<u>{</u> "code": <b>0</b>, "data": <u>{</u>
    "ws": <i>"ws://127.0.0.1:52114/…"</i>,
    "debugPort": <b>52114</b> <u>} }</u>
<b>await</b> chromium.connectOverCDP(<i>data.ws</i>);`,
    ),
  ),
  'blog/canvas-and-webgl-fingerprinting/cover.png': cover(
    2,
    canvasOf('Shop DE', { left: 40, top: 36, width: 334, height: 340 }, 1),
    canvasOf('Shop FR', { left: 394, top: 36, width: 334, height: 340 }, 4),
  ),
  'blog/webrtc-leaks-explained/cover.png': cover(
    3,
    appWindow(
      { left: 40, top: 36, width: 660, height: 350 },
      'WebRTC',
      'layers',
      `<div class="row" style="height:56px"><span class="mono" style="width:62px">host</span><span class="mono soft grow">${ownAddress.name}</span>${chip(icon('check'), 'good')}</div>
       <div class="row" style="height:56px"><span class="mono" style="width:62px">srflx</span><span class="mono soft grow">${desk['Shop DE'].address}</span>${chip(`${icon('network')}${desk['Shop DE'].country}`, 'good')}</div>
       <div class="row" style="height:56px"><span class="mono" style="width:62px">srflx</span><span class="mono grow" style="text-decoration:line-through;color:var(--bad)">${ownAddress.address}</span>${chip(`${icon('x')}${ownAddress.country}`, 'bad')}</div>
       <div class="row" style="height:56px">${icon('shield')}<span class="grow"></span><span class="toggle"></span></div>`,
    ),
  ),
  'news/linux-appimage/cover.png': cover(
    5,
    terminal(
      { left: 36, top: 36, width: 440, height: 220 },
      '~/Downloads',
      `<i>$</i> sha256sum <b>Facet-3.2.AppImage</b>
<u>9c41…77ae  Facet-3.2.AppImage</u>
<i>$</i> chmod +x <b>Facet-3.2.AppImage</b>
<i>$</i> ./<b>Facet-3.2.AppImage</b>`,
    ),
    profileList({ left: 300, top: 190, width: 500, height: 330 }, 'Facet 3.2', [
      { name: 'Shop DE', state: 'running' },
      { name: 'Shop FR' },
      { name: 'Ads EU' },
    ]),
  ),
  'news/local-api-patch-and-delete/cover.png': cover(
    1,
    profileList(
      { left: 36, top: 36, width: 560, height: 430 },
      'client-a',
      [
        { name: 'Atelier Nord', tags: ['client-a', 'live'], state: 'running' },
        { name: 'Café Luma', tags: ['client-a'] },
        { name: 'Trial 07' },
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
  'news/monthly-office-hours/cover.png': cover(
    4,
    appWindow(
      { left: 36, top: 36, width: 360, height: 340 },
      '2026-11',
      null,
      `<div style="padding-block-start:6px">${month(6, 30, 5)}</div>`,
    ),
    browserWindow(
      { left: 340, top: 150, width: 388, height: 236 },
      'Shop DE',
      '14:00 UTC',
      `<div class="columns" style="grid-template-columns:1.6fr 1fr;grid-auto-rows:150px"><div class="panel stack" style="padding:12px">${flow(
        [
          ['globe', 'shop.example', 1],
          ['clock', '20 s', 5],
        ],
      )}</div><div class="stack" style="align-content:center;justify-items:center;gap:12px">${face('AN')}${face('MT')}${chip(icon('message-circle'), 'tint hue4')}</div></div>`,
    ),
  ),
  'news/site-in-twenty-languages/cover.png': cover(
    2,
    appWindow(
      { left: 40, top: 36, width: 688, height: 470 },
      'facet.example',
      null,
      `<div class="tools"><span class="push quiet">${icon('globe')}${icon('chevron-down')}</span></div>
       <div class="panel" style="display:grid;grid-template-columns:repeat(4,1fr);gap:16px 12px">${languages
         .map((name, index) => `<span class="${index === 0 ? 'strong' : 'soft'}">${name}</span>`)
         .join('')}</div>`,
    ),
  ),
  'news/synchronizer-per-window-text/cover.png': cover(
    3,
    appWindow(
      { left: 36, top: 36, width: 696, height: 410 },
      icon('copy'),
      null,
      `<div class="tools"><span class="push">${icon('layers')}<span class="mono">shop_name</span></span><span class="push quiet">${icon('play')}</span><span class="mono soft">${delay}</span></div>${syncedWindows(
        [
          { profile: 'Shop DE', typed: 'Lampen & Holz' },
          { profile: 'Shop FR', typed: 'Lampes & Bois' },
          { profile: 'Shop PL', typed: 'Lampy i Drewno' },
          { profile: 'Shop IT', typed: 'Lampade e Legno' },
        ],
        2,
      )}`,
    ),
  ),
  'news/vulnerability-reports/cover.png': cover(
    1,
    appWindow({ left: 36, top: 36, width: 420, height: 350 }, icon('shield'), 'clock', activityLog()),
    appWindow(
      { left: 412, top: 138, width: 300, height: 200 },
      icon('lock'),
      null,
      `<div class="row">${icon('key')}<span class="mono grow">AES-256-GCM</span>${chip(icon('check'), 'good')}</div>
       <div class="row">${icon('smartphone')}<span class="mono grow">${secondStep}</span>${chip(icon('check'), 'good')}</div>
       <div class="row">${icon('refresh-cw')}<span class="grow"></span><span class="toggle off"></span></div>`,
    ),
  ),
};
