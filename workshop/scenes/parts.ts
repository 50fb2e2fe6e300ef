/** The parts of scenes, as HTML: windows of the application, rows, marks, icons. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type IconName, icons } from '../../src/components/icon/icons';
import { type AnyProfile, hueOf, type Initials, members } from '../../src/components/scenes/desk-more';
import { type Part, rail } from '../../src/components/scenes/rail';
import { root } from '../paths';

/** Number of a facet's color in the tokens. */
export type Hue = 1 | 2 | 3 | 4 | 5;

/** Of a window in the scene, in px; it may extend past the edges. */
export interface Place {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const logo = readFileSync(path.join(root, 'static/favicon.svg'), 'utf8').replace('<svg', '<svg class="mark"');

export const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

export function icon(name: IconName): string {
  const shapes = icons[name].shapes.map(([tag, attributes]) => {
    const written = Object.entries(attributes).map(([key, value]) => `${key}="${value}"`);
    return `<${tag} ${written.join(' ')}/>`;
  });
  return `<svg class="icon" viewBox="${icons[name].viewBox}">${shapes.join('')}</svg>`;
}

/** Size in CSS px. */
export interface Drawing {
  readonly html: string;
  readonly width: number;
  readonly height: number;
}

/** CSS px, with the smallest text. A page shows covers 672 px wide, or a corner of that: text has 13 px. */
export const coverSize = { width: 768, height: 432, text: 15 } as const;

/** CSS px, with the smallest text. A phone shows all of the width: text has 13 px there. */
export const figureSize = { width: 432, text: 16 } as const;

const drawingOf = (
  hue: Hue,
  { width, height, text }: { readonly width: number; readonly height: number; readonly text: number },
  windows: readonly string[],
): Drawing => ({
  html: `<body><div class="scene hue${hue}" style="width:${width}px;height:${height}px;font-size:${text}px">${windows.join('')}</div></body>`,
  width,
  height,
});

/** On a plain background. Cards and phones show its upper start corner, 410 × 230 px. */
export const cover = (hue: Hue, ...windows: readonly string[]): Drawing => drawingOf(hue, coverSize, windows);

/** As high as what it shows. */
export const figure = (hue: Hue, height: number, ...windows: readonly string[]): Drawing =>
  drawingOf(hue, { ...figureSize, height }, windows);

const placed = ({ left, top, width, height }: Place): string =>
  `style="left:${left}px;top:${top}px;width:${width}px;height:${height}px"`;

/** With the rail if `part` is given. */
export function appWindow(place: Place, title: string, part: Part | null, body: string): string {
  const marks = rail.map((name) => `<span class="${name === part ? 'here' : ''}">${icon(name)}</span>`).join('');
  return `<div class="window" ${placed(place)}>
    <div class="bar"><span class="dots"></span>${logo}<span>${title}</span></div>
    <div class="main">${part ? `<div class="rail">${marks}</div>` : ''}<div class="body">${body}</div></div>
  </div>`;
}

/** Opened by a profile: its mark, an address, a page. */
export function browserWindow(place: Place, profile: AnyProfile, address: string, page: string): string {
  const hue = hueOf(profile);
  return `<div class="window hue${hue}" ${placed(place)}>
    <div class="bar"><span class="dots"></span>${mark(profile)}<span>${profile}</span>
      <span class="address">${icon('lock')}${address}</span></div>
    <div class="main"><div class="body">${page}</div></div>
  </div>`;
}

/** `<b>`, `<i>` and `<u>` set the colors of words, values and less important text. */
export function terminal(place: Place, title: string, lines: string): string {
  return `<div class="window terminal" ${placed(place)}>
    <div class="bar"><span class="dots"></span><span>${title}</span></div>
    <div class="main"><div class="body"><pre class="code">${lines}</pre></div></div>
  </div>`;
}

/** Of a profile. */
export const mark = (profile: AnyProfile): string => `<span class="hex hue${hueOf(profile)}"></span>`;

/** A member. */
export const face = (initials: Initials): string => `<span class="face hue${members[initials].hue}">${initials}</span>`;

/** A rounded label; `tone` is a class of the style sheet. */
export const chip = (content: string, tone = ''): string => `<span class="chip ${tone}">${content}</span>`;

/** Of a profile, without words. */
export const states = {
  running: chip(icon('play'), 'good'),
  checking: chip(icon('refresh-cw'), 'warn'),
  failed: chip(icon('wifi-off'), 'bad'),
  ready: '',
} as const;

/** In percent of the width. */
export const textLines = (...widths: readonly number[]): string =>
  widths.map((width) => `<span class="text" style="width:${width}%"></span>`).join('');
