/** Scenes about work: synchronizer, flows and their runs, members and their rights. */
import type { IconName } from '../../src/components/icon/icons';
import { activity } from '../../src/components/scenes/desk-day';
import { type AnyProfile, hueOf, type Initials } from '../../src/components/scenes/desk-more';
import { chip, face, type Hue, icon, textLines } from './parts';

/** And what was typed there. The first window leads. */
export interface SyncedWindow {
  readonly profile: AnyProfile;
  readonly typed: string;
}

/** Tiled in `columns` columns. */
export function syncedWindows(
  windows: readonly SyncedWindow[],
  columns: number,
  cursor: IconName = 'circle-check',
): string {
  const tiles = windows.map(
    ({ profile, typed }, index) => `<div class="tile hue${hueOf(profile)} ${index === 0 ? 'leads' : ''}">
      <span class="line"><span class="strong grow">${profile}</span>${index === 0 ? chip(icon('play'), 'tint hue1') : chip(icon('link'))}</span>
      ${textLines(70)}<span class="input">${typed}</span><span class="line">${textLines(38)}<span class="push" style="min-height:28px;min-width:38px;padding:0 8px;margin-inline-start:auto">${icon(cursor)}</span></span>
    </div>`,
  );
  return `<div style="display:grid;grid-template-columns:repeat(${columns},minmax(0,1fr));gap:11px 14px">${tiles.join('')}</div>`;
}

/** Icon, value, hue, and whether it is inside the loop above. */
export type FlowBlock = readonly [icon: IconName, value: string, hue: Hue, inside?: 'inside'];

export const flow = (blocks: readonly FlowBlock[]): string =>
  `<div class="stack" style="gap:8px">${blocks
    .map(
      ([name, value, hue, inside]) =>
        `<div class="block hue${hue} ${inside ? 'inner' : ''}">${icon(name)}<span class="mono">${value}</span></div>`,
    )
    .join('')}</div>`;

/** In the order owner, manager, member, observer. */
const rights: readonly (readonly [IconName, readonly boolean[]])[] = [
  ['monitor', [true, true, true, true]],
  ['play', [true, true, true, false]],
  ['plus', [true, true, false, false]],
  ['clock', [true, true, false, false]],
  ['tag', [true, false, false, false]],
];

/** And what each may do. */
export function roles(members: readonly Initials[]): string {
  const heads = members.map((initials) => `<span>${face(initials)}</span>`);
  const rows = rights.map(([name, may]) => {
    const cells = may.map((yes) => `<span class="${yes ? 'yes' : 'no'}">${icon(yes ? 'check' : 'minus')}</span>`);
    return `<span class="soft" style="font-size:19px">${icon(name)}</span>${cells.join('')}`;
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

/** How a flow's run ended for a profile. */
export type RunResult = readonly [profile: AnyProfile, result: 'done' | 'running' | 'stopped', steps: string];

const results = {
  done: chip(icon('circle-check'), 'good'),
  running: chip(icon('refresh-cw'), 'warn'),
  stopped: chip(icon('triangle-alert'), 'bad'),
} as const;

export const runLog = (runs: readonly RunResult[]): string =>
  runs
    .map(
      ([profile, result, steps]) =>
        `<div class="row">${results[result]}<span class="strong grow">${profile}</span><span class="mono soft">${steps}</span></div>`,
    )
    .join('');
