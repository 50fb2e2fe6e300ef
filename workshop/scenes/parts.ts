/**
 * The parts that scenes consist of, as HTML: windows of the application, rows, marks, icons.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type IconName, icons } from '../../src/components/icon/icons';
import { type AnyProfile, hueOf, type Initials, members } from '../../src/components/scenes/desk-more';
import { type Part, rail } from '../../src/components/scenes/rail';
import { root } from '../paths';

/** Number of a facet's color in the tokens. */
export type Hue = 1 | 2 | 3 | 4 | 5;

/** The position of a window in the scene, in px; a window may extend past the edges. */
export interface Place {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const logo = readFileSync(path.join(root, 'static/favicon.svg'), 'utf8').replace('<svg', '<svg class="mark"');

/** Escapes plain text for HTML. */
export const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/** An icon of the site, in the color and size of the text around it. */
export function icon(name: IconName): string {
  const shapes = icons[name].shapes.map(([tag, attributes]) => {
    const written = Object.entries(attributes).map(([key, value]) => `${key}="${value}"`);
    return `<${tag} ${written.join(' ')}/>`;
  });
  return `<svg class="icon" viewBox="${icons[name].viewBox}">${shapes.join('')}</svg>`;
}

/** A drawing: its HTML, and its size in CSS px. */
export interface Drawing {
  readonly html: string;
  readonly width: number;
  readonly height: number;
}

/** Covers: width, height and smallest text in CSS px. A page shows them 672 px wide, or a corner of that: text has 13 px. */
export const coverSize = { width: 768, height: 432, text: 15 } as const;

/** Figures: width and smallest text in CSS px. A phone shows all of the width: text has 13 px there. */
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

/** A cover on a plain background of one hue. Cards and phones show its upper start corner, 410 × 230 px of it. */
export const cover = (hue: Hue, ...windows: readonly string[]): Drawing => drawingOf(hue, coverSize, windows);

/** A figure of a text on a plain background of one hue, as high as what it shows. */
export const figure = (hue: Hue, height: number, ...windows: readonly string[]): Drawing =>
  drawingOf(hue, { ...figureSize, height }, windows);

const placed = ({ left, top, width, height }: Place): string =>
  `style="left:${left}px;top:${top}px;width:${width}px;height:${height}px"`;

/** A window of the application; with the rail if `part` names the open part. */
export function appWindow(place: Place, title: string, part: Part | null, body: string): string {
  const marks = rail.map((name) => `<span class="${name === part ? 'here' : ''}">${icon(name)}</span>`).join('');
  return `<div class="window" ${placed(place)}>
    <div class="bar"><span class="dots"></span>${logo}<span>${title}</span></div>
    <div class="main">${part ? `<div class="rail">${marks}</div>` : ''}<div class="body">${body}</div></div>
  </div>`;
}

/** A window that a profile opened: its mark, an address, a page. */
export function browserWindow(place: Place, profile: AnyProfile, address: string, page: string): string {
  const hue = hueOf(profile);
  return `<div class="window hue${hue}" ${placed(place)}>
    <div class="bar"><span class="dots"></span>${mark(profile)}<span>${profile}</span>
      <span class="address">${icon('lock')}${address}</span></div>
    <div class="main"><div class="body">${page}</div></div>
  </div>`;
}

/** A terminal. `<b>`, `<i>` and `<u>` in the lines set the colors of words, values and less important text. */
export function terminal(place: Place, title: string, lines: string): string {
  return `<div class="window terminal" ${placed(place)}>
    <div class="bar"><span class="dots"></span><span>${title}</span></div>
    <div class="main"><div class="body"><pre class="code">${lines}</pre></div></div>
  </div>`;
}

/** The mark of a profile. */
export const mark = (profile: AnyProfile): string => `<span class="hex hue${hueOf(profile)}"></span>`;

/** A member, by initials. */
export const face = (initials: Initials): string => `<span class="face hue${members[initials].hue}">${initials}</span>`;

/** A rounded label; `tone` is a class of the style sheet. */
export const chip = (content: string, tone = ''): string => `<span class="chip ${tone}">${content}</span>`;

/** States of a profile that need no words. */
export const states = {
  running: chip(icon('play'), 'good'),
  checking: chip(icon('refresh-cw'), 'warn'),
  failed: chip(icon('wifi-off'), 'bad'),
  ready: '',
} as const;

/** Lines of a page's text, in percent of its width. */
export const textLines = (...widths: readonly number[]): string =>
  widths.map((width) => `<span class="text" style="width:${width}%"></span>`).join('');
