/** The parts of pictures, as HTML: windows of the application, rows, marks, icons. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type IconName, icons } from '../../src/components/icon/icons';
import { type DeskName, desk } from '../../src/components/scenes/desk';
import { activity } from '../../src/components/scenes/desk-day';
import * as more from '../../src/components/scenes/desk-more';
import { type Initials, members, type ProxyName, proxies } from '../../src/components/scenes/desk-more';
import { type Part, rail } from '../../src/components/scenes/rail';
import { sumOf } from '../../src/components/stone/stone';
import { root } from '../paths';

/** Left, top, width and height of a window in the picture, in px; it may extend past the edges. */
export type Place = readonly [left: number, top: number, width: number, height: number];

const logo = readFileSync(path.join(root, 'static/favicon.svg'), 'utf8').replace('<svg', '<svg class="mark"');

export function icon(name: IconName): string {
  const shapes = icons[name].shapes.map(([tag, attributes]) => {
    const written = Object.entries(attributes).map(([key, value]) => `${key}="${value}"`);
    return `<${tag} ${written.join(' ')}/>`;
  });
  return `<svg class="icon" viewBox="${icons[name].viewBox}">${shapes.join('')}</svg>`;
}

const isKnown = (profile: string): profile is more.AnyProfile => profile in desk || profile in more.furtherProfiles;

/** The number of a profile's color. One that only a picture has takes it from its name. */
const hueOf = (profile: string): number =>
  isKnown(profile) ? more.hueOf(profile) : 1 + (Math.floor(sumOf(profile) / 5) % 5);

/** Of a profile. */
export const mark = (profile: string): string => `<span class="hex hue${hueOf(profile)}"></span>`;

/** A member. */
export const face = (initials: Initials): string => `<span class="face hue${members[initials].hue}">${initials}</span>`;

/** A rounded label; `tone` is a class of the style sheet. */
export const chip = (content: string, tone = ''): string => `<span class="chip ${tone}">${content}</span>`;

/** In percent of the width. */
export const textLines = (...widths: readonly number[]): string =>
  widths.map((width) => `<span class="text" style="width:${width}%"></span>`).join('');

const placed = ([left, top, width, height]: Place): string =>
  `style="left:${left}px;top:${top}px;width:${width}px;height:${height}px"`;

/** With the rail if `part` is given. */
export function appWindow(place: Place, title: string, part: Part | undefined, body: string): string {
  const marks = rail.map((name) => `<span class="${name === part ? 'here' : ''}">${icon(name)}</span>`).join('');
  return `<div class="window" ${placed(place)}>
    <div class="bar"><span class="dots"></span>${logo}<span>${title}</span></div>
    <div class="main">${part ? `<div class="rail">${marks}</div>` : ''}<div class="body">${body}</div></div>
  </div>`;
}

/** Opened by a profile: its mark, an address, a page. */
export const browserWindow = (place: Place, profile: string, address: string, page: string): string =>
  `<div class="window hue${hueOf(profile)}" ${placed(place)}>
    <div class="bar"><span class="dots"></span>${mark(profile)}<span>${profile}</span>
      <span class="address">${icon('lock')}${address}</span></div>
    <div class="main"><div class="body">${page}</div></div>
  </div>`;

/** `<b>`, `<i>` and `<u>` set the colors of words, values and less important text. */
export const terminal = (place: Place, title: string, lines: string): string =>
  `<div class="window terminal" ${placed(place)}>
    <div class="bar"><span class="dots"></span><span>${title}</span></div>
    <div class="main"><div class="body"><pre class="code">${lines}</pre></div></div>
  </div>`;

const states = {
  running: chip(icon('play'), 'good'),
  checking: chip(icon('refresh-cw'), 'warn'),
  failed: chip(icon('wifi-off'), 'bad'),
  ready: '',
} as const;

export interface ProfileRow {
  readonly name: string;
  readonly tags: readonly string[];
  readonly members: readonly Initials[];
  readonly state: 'running' | 'checking' | 'ready';
  readonly chosen: boolean;
}

/** `query` is the text in the search field. */
export function profileList(place: Place, title: string, rows: readonly ProfileRow[], query: string): string {
  const drawn = rows.map(({ name, tags, state, members, chosen }) => {
    const labels = tags.map((tag) => chip(tag, `tint hue${hueOf(name)}`)).join('');
    return `<div class="row ${chosen ? 'open' : ''}">${mark(name)}<span class="grow strong">${name}</span>
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

const settings = {
  follows: chip(`${icon('link')}${icon('globe')}`, 'good'),
  own: chip(icon('fingerprint'), 'tint hue4'),
  'by-hand': chip(icon('key'), 'warn'),
} as const;

/** An icon, the value, and how it was set. */
export type FingerprintValue = readonly [icon: IconName, value: string, set: keyof typeof settings];

export function fingerprintPanel(place: Place, profile: string, values: readonly FingerprintValue[]): string {
  const rows = values.map(
    ([name, value, set]) =>
      `<div class="row" style="height:41px">${icon(name)}<span class="mono grow">${value}</span>${settings[set]}</div>`,
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
    icon('globe'),
    undefined,
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

/** What was typed in each profile's window. The first window leads. */
export function syncedWindows(windows: readonly (readonly [string, string])[], columns: number): string {
  const tiles = windows.map(
    ([profile, typed], index) => `<div class="tile hue${hueOf(profile)} ${index === 0 ? 'leads' : ''}">
      <span class="line"><span class="strong grow">${profile}</span>${index === 0 ? chip(icon('play'), 'tint hue1') : chip(icon('link'))}</span>
      ${textLines(70)}<span class="input">${typed}</span><span class="line">${textLines(38)}<span class="push" style="min-height:28px;min-width:38px;padding:0 8px;margin-inline-start:auto">${icon('circle-check')}</span></span>
    </div>`,
  );
  return `<div style="display:grid;grid-template-columns:repeat(${columns},minmax(0,1fr));gap:11px 14px">${tiles.join('')}</div>`;
}

/** Icon, value, hue, and whether it is inside the loop above. */
export type FlowBlock = readonly [icon: IconName, value: string, hue: number, inside?: 'inside' | undefined];

export function flow(blocks: readonly FlowBlock[]): string {
  const drawn = blocks.map(
    ([name, value, hue, inside]) =>
      `<div class="block hue${hue} ${inside ? 'inner' : ''}">${icon(name)}<span class="mono">${value}</span></div>`,
  );
  return `<div class="stack" style="gap:8px">${drawn.join('')}</div>`;
}

/** How many of owner, manager, member and observer, in this order, may do something. */
const rights = { monitor: 4, play: 3, plus: 2, clock: 2, tag: 1 } as const satisfies Partial<Record<IconName, number>>;

/** And what each may do. */
export function roles(names: readonly Initials[]): string {
  const heads = names.map((initials) => `<span>${face(initials)}</span>`);
  const rows = Object.entries(rights).map(([name, many]) => {
    const cells = names.map((_, index) => {
      const may = index < many;
      return `<span class="${may ? 'yes' : 'no'}">${icon(may ? 'check' : 'minus')}</span>`;
    });
    return `<span class="soft" style="font-size:19px">${icon(name as IconName)}</span>${cells.join('')}`;
  });
  return `<div class="matrix" style="grid-template-columns:1fr repeat(4,1.4fr)"><span></span>${heads.join('')}${rows.join('')}</div>`;
}

/** Newest first. */
export const activityLog = (): string =>
  activity
    .toReversed()
    .map(
      ({ time, member, what, profile }) =>
        `<div class="row"><span class="mono faint">${time}</span>${face(member)}<span class="soft">${icon(what)}</span><span class="strong grow">${profile}</span></div>`,
    )
    .join('');

const results = {
  done: chip(icon('circle-check'), 'good'),
  running: chip(icon('refresh-cw'), 'warn'),
  stopped: chip(icon('triangle-alert'), 'bad'),
} as const;

/** How a flow's run ended for a profile, and after how many steps. */
export type RunResult = readonly [profile: string, result: keyof typeof results, steps: string];

export const runLog = (runs: readonly RunResult[]): string =>
  runs
    .map(
      ([profile, result, steps]) =>
        `<div class="row">${results[result]}<span class="strong grow">${profile}</span><span class="mono soft">${steps}</span></div>`,
    )
    .join('');

/** What a page's Canvas returns for a profile: squares whose shades depend on a seed. */
export function canvas(profile: DeskName, seed: number): string {
  const [columns, rows, size] = [17, 13, 15];
  const squares = Array.from({ length: columns * rows }, (_, index) => {
    const [x, y] = [index % columns, Math.floor(index / columns)];
    const letter = Math.hypot(x - columns / 2 + 0.5, y - rows / 2 + 0.5);
    const edge = Math.abs(letter - rows * 0.34) < 0.75;
    const near = Math.abs(letter - rows * 0.34) < 1.7;
    const shade = edge ? 88 : near ? 14 + ((index * 37 + seed * 53) % 5) * 11 : 3;
    return `<rect x="${x * size}" y="${y * size}" width="${size - 1}" height="${size - 1}" rx="1.5" fill="color-mix(in oklab, var(--hue) ${shade}%, var(--surface))"/>`;
  });
  return `<div class="stack hue${hueOf(profile)}" style="justify-items:center;gap:14px"><svg width="${columns * size}" height="${rows * size}">${squares.join('')}</svg><span class="line">${icon('fingerprint')}<span class="mono">${desk[profile].canvas}</span></span></div>`;
}

/** From a profile through a proxy to the address that a site sees. */
export const road = (profile: string, through: ProxyName): string =>
  `<div class="row hue${hueOf(profile)}" style="height:94px">${mark(profile)}<span class="strong" style="width:72px">${profile}</span>
    <span style="flex:1;border-top:3px solid var(--hue)"></span>
    <span class="chip tint hue${hueOf(profile)}">${icon('network')}${proxies[through].kind}</span>
    <span style="flex:1;border-top:3px dotted var(--hue)"></span>
    <span class="mono soft" style="width:134px;text-align:end">${proxies[through].address}</span></div>`;

/** What to do on each day of a week, and how many days are done. */
export function week(days: readonly IconName[], done: number): string {
  const drawn = days.map(
    (
      name,
      index,
    ) => `<div class="tile hue${index < done ? 2 : 1}" style="justify-items:center;padding-block:16px;gap:14px">
    <span class="strong" style="font-size:19px">${index + 1}</span><span class="soft" style="font-size:22px">${icon(name)}</span>
    ${index < done ? chip(icon('check'), 'good') : chip(icon('minus'))}</div>`,
  );
  return `<div class="columns" style="gap:10px;padding-block-start:24px">${drawn.join('')}</div>`;
}

/** With one day marked. */
export function month(days: number, begins: number, marked: number): string {
  const before = Array.from({ length: begins }, () => '<span></span>');
  const own = Array.from(
    { length: days },
    (_, index) => `<span class="${index + 1 === marked ? 'day' : ''}">${index + 1}</span>`,
  );
  return `<div class="month">${[...before, ...own].join('')}</div>`;
}
