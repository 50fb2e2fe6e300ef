/** Figures inside articles, as wide as a phone's column so that their labels can be read there. */

import { desk } from '../../src/components/scenes/desk';
import { openingHours } from '../../src/components/scenes/desk-day';
import { apiKeys, branches, delay, lisbon } from '../../src/components/scenes/desk-more';
import { covers } from './covers';
import {
  appWindow,
  browserWindow,
  chip,
  type Drawing,
  figure,
  icon,
  mark,
  type Place,
  terminal,
  textLines,
} from './parts';
import { fingerprintPanel, profileList, proxyList, table } from './profiles';
import { activityLog, flow, roles, runLog, syncedWindows } from './work';

/** The one window in a figure. */
const whole = (height: number): Place => ({ left: 16, top: 16, width: 400, height: height - 32 });

const started = `<span class="push">${icon('play')}</span><span class="mono soft">${delay}</span>`;

const figures: Readonly<Record<string, Drawing>> = {
  'helps/add-and-check-a-proxy/check.png': figure(
    2,
    492,
    proxyList(whole(492), ['Northwind DE', 'Northwind PL', 'Harbour PT', 'Harbour FR', 'Northwind US']),
  ),
  'helps/fingerprint-settings/values.png': figure(
    1,
    400,
    fingerprintPanel(whole(400), lisbon.profile, [
      ['monitor', `${lisbon.system} · ${lisbon.screen}`, 'own'],
      ['clock', lisbon.timeZone, 'follows'],
      ['globe', lisbon.languages, 'follows'],
      ['home', lisbon.location, 'by-hand'],
      ['fingerprint', `Canvas ${lisbon.canvas}`, 'own'],
      ['network', `WebRTC ${lisbon.address}`, 'follows'],
    ]),
  ),
  'helps/import-profiles-from-csv/preview.png': figure(
    5,
    420,
    appWindow(
      whole(420),
      'profiles.csv',
      null,
      `<div class="stack" style="gap:14px">${table('auto auto 1fr', [
        ['name', 'group', 'tags'],
        ['Shop PL 04', 'Shops', 'pl;marketplace'],
        ['Shop CZ 01', 'Shops', 'cz;marketplace'],
        ['Test bench', 'Testing', ''],
      ])}<div><div class="row">${mark('Shop PL 04')}<span class="strong grow">Shop PL 04</span>${chip('pl', 'tint hue1')}${chip('marketplace', 'tint hue1')}</div>
      <div class="row">${mark('Shop CZ 01')}<span class="strong grow">Shop CZ 01</span>${chip('cz', 'tint hue2')}${chip('marketplace', 'tint hue2')}</div>
      <div class="row">${mark('Test bench')}<span class="strong grow">Test bench</span></div></div></div>`,
    ),
  ),
  'helps/invite-members-and-set-roles/roles.png': figure(
    4,
    392,
    appWindow(whole(392), 'Northwind', null, roles(['AN', 'MT', 'JK', 'JO'])),
  ),
  'helps/schedule-an-rpa-flow/run.png': figure(
    3,
    392,
    appWindow(
      whole(392),
      'Delivery promise · 08:00',
      null,
      `<div class="columns tight" style="grid-template-columns:1fr 1fr">${flow([
        ['layers', 'products.csv', 2],
        ['refresh-cw', '3 ×', 4],
        ['globe', 'shop.example', 1, 'inside'],
        ['clock', '20 s', 5, 'inside'],
        ['monitor', 'tent-2.png', 3, 'inside'],
        ['check', 'promises.csv', 2],
      ])}<div>${runLog([
        ['Shop DE', 'done', '8/8'],
        ['Shop PL', 'done', '8/8'],
        ['Shop CZ', 'done', '8/8'],
        ['Shop FR', 'stopped', '5/8'],
        ['Shop IT', 'running', '3/8'],
      ])}</div></div>`,
    ),
  ),
  'helps/get-a-local-api-key/request.png': figure(
    1,
    400,
    appWindow(
      { left: 40, top: 16, width: 376, height: 230 },
      'API',
      null,
      `<div class="row">${icon('terminal')}<span class="mono grow">127.0.0.1:35600</span><span class="toggle"></span></div>
       ${apiKeys.map(({ name, end }) => `<div class="row">${icon('key')}<span class="strong grow">${name}</span><span class="mono faint">${end}</span></div>`).join('')}`,
    ),
    terminal(
      { left: 8, top: 196, width: 416, height: 192 },
      '~',
      `<i>$</i> URL=127.0.0.1:35600/v1/profiles
<i>$</i> curl -X <b>POST</b> $URL/<b>shop-de</b>/start \\
  -H <i>"Authorization: Bearer $FACET_KEY"</i>
<u>{</u> "code": <b>0</b>, "data": <u>{</u>
  "ws": <i>"ws://127.0.0.1:52114/…"</i> <u>} }</u>`,
    ),
  ),
  'blog/sharing-accounts-without-passwords/log.png': figure(
    2,
    386,
    appWindow(whole(386), desk['Shop DE'].group, null, activityLog()),
  ),
  'blog/synchronizer-or-rpa/windows.png': figure(
    3,
    424,
    appWindow(
      whole(424),
      icon('copy'),
      null,
      `<div class="tools">${started}</div><div class="tight">${syncedWindows(branches, 3)}</div>`,
    ),
  ),
  'guide/install-and-first-profile/first-profile.png': figure(
    4,
    400,
    profileList({ left: 16, top: 16, width: 330, height: 368 }, 'Facet', [
      { name: 'Shop DE', state: 'running' },
      { name: 'Shop FR' },
      { name: 'Café Luma' },
    ]),
    browserWindow(
      { left: 104, top: 226, width: 312, height: 160 },
      'Shop DE',
      'seller.example',
      `<div class="stack hue1"><div class="columns" style="grid-auto-rows:56px"><span class="picture">${icon('shopping-cart')}</span><span class="picture">${icon('chart-line')}</span></div>${textLines(80)}</div>`,
    ),
  ),
  'guide/configure-proxy/check.png': figure(
    5,
    424,
    proxyList(whole(424), ['Northwind DE', 'Northwind FR', 'Harbour PT', 'Harbour FR']),
  ),
  'guide/use-synchronizer/windows.png': figure(
    1,
    470,
    appWindow(
      whole(470),
      icon('copy'),
      null,
      `<div class="tools">${started}</div>${syncedWindows(
        (['Shop DE', 'Shop FR', 'Shop PL', 'Shop IT'] as const).map((profile) => ({
          profile,
          typed: openingHours[0].hours,
        })),
        2,
      )}`,
    ),
  ),
};

/** Every picture of the application, by its path under `content`. */
export const pictures: Readonly<Record<string, Drawing>> = { ...covers, ...figures };
