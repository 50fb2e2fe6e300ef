/**
 * Scenes about profiles: the list, a profile's fingerprint, the proxies, the table that profiles are made from.
 */
import type { IconName } from '../../src/ui/icon/icons';
import { appWindow, chip, face, type Hue, hex, icon, type Place, states } from './parts';

/** One row of the list of profiles. */
export interface ProfileRow {
  readonly name: string;
  readonly hue: Hue;
  readonly tags?: readonly string[];
  readonly proxy?: string;
  readonly state?: keyof typeof states;
  readonly members?: readonly (readonly [Hue, string])[];
}

/** The list of profiles. `query` is the text in the search field. */
export function profileList(
  place: Place,
  title: string,
  rows: readonly ProfileRow[],
  query = '',
  chosen: readonly number[] = [],
): string {
  const drawn = rows.map(({ name, hue, tags = [], proxy, state = 'ready', members = [] }, number) => {
    const labels = tags.map((tag) => chip(tag, `tint hue${hue}`)).join('');
    const faces = members.map(([of, initials]) => face(of, initials)).join('');
    return `<div class="row ${chosen.includes(number) ? 'open' : ''}">${hex(hue)}<span class="grow strong">${name}</span>
      ${labels}${proxy ? `<span class="mono soft">${proxy}</span>` : ''}<span class="faces">${faces}</span>${states[state]}</div>`;
  });
  return appWindow(
    place,
    title,
    'layers',
    `<div class="tools"><span class="search">${icon('search')}<span class="strong" style="color:var(--ink)">${query}</span></span>
      <span class="push">${icon('plus')}</span></div>${drawn.join('')}`,
  );
}

/** One value of a fingerprint: an icon or a name, the value, and how it was set. */
export type FingerprintValue = readonly [icon: IconName, value: string, mark?: 'follows' | 'own' | 'by-hand'];

const marks = {
  follows: chip(`${icon('link')}${icon('globe')}`, 'good'),
  own: chip(icon('fingerprint'), 'tint hue4'),
  'by-hand': chip(icon('key'), 'warn'),
} as const;

/** The fingerprint of one profile. */
export function fingerprintPanel(
  place: Place,
  profile: string,
  hue: Hue,
  values: readonly FingerprintValue[],
  beside = '',
): string {
  const rows = values.map(
    ([name, value, mark]) =>
      `<div class="row" style="height:41px">${icon(name)}<span class="mono grow">${value}</span>${mark ? marks[mark] : ''}</div>`,
  );
  return appWindow(
    place,
    profile,
    'layers',
    `<div class="tools">${hex(hue)}<span class="strong grow">${profile}</span>${chip(icon('circle-check'), 'good')}</div>
     <div class="columns" style="grid-auto-columns:auto"><div>${rows.join('')}</div>${beside}</div>`,
  );
}

/** A checked proxy: name, kind, exit IP, place, delay in ms (null if the check failed). */
export interface CheckedProxy {
  readonly name: string;
  readonly kind: 'HTTP' | 'HTTPS' | 'SOCKS5';
  readonly exit: string;
  readonly country: string;
  readonly zone: string;
  readonly delay: number | null;
}

/** Delay at which the meter is full, in ms. */
const fullMeter = 600;

/** The list of proxies after a check. */
export function proxyList(place: Place, proxies: readonly CheckedProxy[], zones = true): string {
  const rows = proxies.map(({ name, kind, exit, country, zone, delay }) => {
    const width = Math.min(100, ((delay ?? 0) / fullMeter) * 100);
    const result =
      delay === null
        ? `<span class="grow"></span>${states.failed}`
        : `<span class="mono soft grow">${exit}</span>${chip(country)}${zones ? `<span class="soft">${zone}</span>` : ''}
           <span class="meter" style="width:72px"><i class="${delay > 250 ? 'slow' : ''}" style="width:${width}%"></i></span>
           <span class="mono" style="width:58px;text-align:end">${delay} ms</span>`;
    return `<div class="row"><span class="strong" style="width:138px">${name}</span>
      <span class="mono faint" style="width:56px">${kind}</span>${result}</div>`;
  });
  return appWindow(
    place,
    `${icon('globe')}`,
    'globe',
    `<div class="tools"><span class="search">${icon('search')}</span><span class="push quiet">${icon('refresh-cw')}</span>
      <span class="push">${icon('plus')}</span></div>${rows.join('')}`,
  );
}

/** Rows of a table, the first of them its head. `columns` are CSS tracks. */
export function table(columns: string, rows: readonly (readonly string[])[]): string {
  const cells = rows.flatMap((row, number) =>
    row.map((cell) => `<span class="${number === 0 ? 'headed' : ''}">${cell}</span>`),
  );
  return `<div class="cells" style="grid-template-columns:${columns}">${cells.join('')}</div>`;
}
