/** Scenes about profiles: the list, the fingerprint, proxies, the import table. */
import type { IconName } from '../../src/components/icon/icons';
import { type DeskName, desk } from '../../src/components/scenes/desk';
import { type AnyProfile, hueOf, type Initials, type ProxyName, proxies } from '../../src/components/scenes/desk-more';
import { appWindow, chip, face, icon, mark, type Place, states } from './parts';

export interface ProfileRow {
  readonly name: AnyProfile;
  readonly tags?: readonly string[];
  readonly state?: keyof typeof states;
  readonly members?: readonly Initials[];
}

/** `query` is the text in the search field. */
export function profileList(
  place: Place,
  title: string,
  rows: readonly ProfileRow[],
  query = '',
  chosen: readonly number[] = [],
): string {
  const drawn = rows.map(({ name, tags = [], state = 'ready', members = [] }, number) => {
    const labels = tags.map((tag) => chip(tag, `tint hue${hueOf(name)}`)).join('');
    return `<div class="row ${chosen.includes(number) ? 'open' : ''}">${mark(name)}<span class="grow strong">${name}</span>
      ${labels}<span class="faces">${members.map(face).join('')}</span>${states[state]}</div>`;
  });
  return appWindow(
    place,
    title,
    'layers',
    `<div class="tools"><span class="search">${icon('search')}<span class="strong" style="color:var(--ink)">${query}</span></span>
      <span class="push">${icon('plus')}</span></div>${drawn.join('')}`,
  );
}

/** An icon or a name, the value, and how it was set. */
export type FingerprintValue = readonly [icon: IconName, value: string, mark?: 'follows' | 'own' | 'by-hand'];

const marks = {
  follows: chip(`${icon('link')}${icon('globe')}`, 'good'),
  own: chip(icon('fingerprint'), 'tint hue4'),
  'by-hand': chip(icon('key'), 'warn'),
} as const;

export function fingerprintPanel(place: Place, profile: AnyProfile, values: readonly FingerprintValue[]): string {
  const rows = values.map(
    ([name, value, set]) =>
      `<div class="row" style="height:41px">${icon(name)}<span class="mono grow">${value}</span>${set ? marks[set] : ''}</div>`,
  );
  return appWindow(
    place,
    profile,
    'layers',
    `<div class="tools">${mark(profile)}<span class="strong grow">${profile}</span>${chip(icon('circle-check'), 'good')}</div>
     ${rows.join('')}`,
  );
}

/** As the fingerprint's panel lists them. */
export function valuesOf(name: DeskName): readonly FingerprintValue[] {
  const { system, screen, languages, timeZone, canvas, webgl, address } = desk[name];
  return [
    ['monitor', system, 'own'],
    ['smartphone', screen, 'own'],
    ['globe', languages, 'follows'],
    ['clock', timeZone, 'follows'],
    ['fingerprint', `Canvas ${canvas}`, 'own'],
    ['layers', `WebGL ${webgl}`, 'own'],
    ['network', `WebRTC ${address}`, 'follows'],
  ];
}

/** Delay in ms. */
const fullMeter = 600;

/** Name and delay, below them kind, exit IP, country and city. */
export function proxyList(place: Place, names: readonly ProxyName[]): string {
  const rows = names.map((name) => {
    const { kind, address, country, city, delay } = proxies[name];
    const result =
      delay === null
        ? states.failed
        : `<span class="meter" style="width:56px"><i class="${delay > 250 ? 'slow' : ''}" style="width:${(delay / fullMeter) * 100}%"></i></span>
           <span class="mono" style="width:64px;text-align:end">${delay} ms</span>`;
    const exit = address && `<span class="mono">${address}</span>${chip(country)}<span>${city}</span>`;
    return `<div class="two"><span class="line"><span class="strong grow">${name}</span>${result}</span>
      <span class="line soft" style="gap:8px"><span class="mono faint">${kind}</span>${exit}</span></div>`;
  });
  return appWindow(
    place,
    `${icon('globe')}`,
    null,
    `<div class="tools"><span class="search">${icon('search')}</span><span class="push quiet">${icon('refresh-cw')}</span>
      <span class="push">${icon('plus')}</span></div>${rows.join('')}`,
  );
}

/** The first row is the head. `columns` are CSS tracks. */
export function table(columns: string, rows: readonly (readonly string[])[]): string {
  const cells = rows.flatMap((row, number) =>
    row.map((cell) => `<span class="${number === 0 ? 'headed' : ''}">${cell}</span>`),
  );
  return `<div class="cells" style="grid-template-columns:${columns}">${cells.join('')}</div>`;
}
