/** The pictures of `pictures.yaml` as HTML. Names are read in `src/components/scenes`, so that pictures and pages agree. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { type IconName, icons } from '../../src/components/icon/icons';
import { type DeskName, desk } from '../../src/components/scenes/desk';
import { openingHours } from '../../src/components/scenes/desk-day';
import * as more from '../../src/components/scenes/desk-more';
import { rail } from '../../src/components/scenes/rail';
import { root } from '../paths';
import * as parts from './parts';

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

const named: Readonly<Record<string, unknown>> = { ...more, ...more.members, ...desk, openingHours };

/** @throws for a name that the sample data do not have */
function theOne(name: string): string {
  const value = name.split('.').reduce<unknown>((inner, key) => (inner as typeof named | undefined)?.[key], named);
  return z.string({ error: `{the ${name}} is no text of the sample data` }).parse(value);
}

const oneOf = <Name extends string>(names: object) => z.enum(Object.keys(names) as Name[]);
const iconName = oneOf<IconName>(icons);
const initials = oneOf<more.Initials>(more.members);
const proxy = oneOf<more.ProxyName>(more.proxies);
const deskName = oneOf<DeskName>(desk);

const signs: Readonly<Record<string, (said: string) => string>> = {
  the: theOne,
  icon: (name) => parts.icon(iconName.parse(name)),
  mark: (name) => parts.mark(name),
  face: (name) => parts.face(initials.parse(name)),
  chip: (said) => parts.chip(said.slice(said.indexOf('|') + 1), said.slice(0, said.indexOf('|'))),
};

/** Signs within signs come first. */
function filled(said: string): string {
  const next = said.replace(/\{(\w+) ([^{}]*)\}/g, (_, name: string, rest: string) => signs[name]?.(rest) ?? '');
  return next === said ? said : filled(next);
}

const text = z.string().transform(filled);

/** What stands in a window, each as HTML. */
const block = z.union([
  text,
  z.strictObject({ text: z.array(z.number()) }).transform((its) => parts.textLines(...its.text)),
  z.strictObject({ road: z.tuple([z.string(), proxy]) }).transform((its) => parts.road(...its.road)),
  z.strictObject({ week: z.array(iconName), done: z.int() }).transform((its) => parts.week(its.week, its.done)),
  z
    .strictObject({ month: z.int(), begins: z.int(), marked: z.int() })
    .transform((its) => parts.month(its.month, its.begins, its.marked)),
  z
    .strictObject({ flow: z.array(z.tuple([iconName, text, z.int(), z.literal('inside').optional()])) })
    .transform((its) => parts.flow(its.flow)),
  z
    .strictObject({ synced: z.array(z.tuple([z.string(), text])), columns: z.int() })
    .transform((its) => parts.syncedWindows(its.synced, its.columns)),
  z
    .strictObject({ table: z.string(), rows: z.array(z.array(z.string())) })
    .transform((its) => parts.table(its.table, its.rows)),
  z
    .strictObject({ runs: z.array(z.tuple([z.string(), z.enum(['done', 'running', 'stopped']), z.string()])) })
    .transform((its) => parts.runLog(its.runs)),
  z.strictObject({ roles: z.array(initials) }).transform((its) => parts.roles(its.roles)),
  z.strictObject({ activity: z.literal('all') }).transform(parts.activityLog),
  z.strictObject({ canvas: deskName, seed: z.int() }).transform((its) => parts.canvas(its.canvas, its.seed)),
]);
const body = z.array(block).transform((blocks) => blocks.join(''));

const row = z.strictObject({
  name: z.string(),
  tags: z.array(z.string()).default([]),
  members: z.array(initials).default([]),
  state: z.enum(['running', 'checking', 'ready']).default('ready'),
  chosen: z.boolean().default(false),
});
const value = z.tuple([iconName, text, z.enum(['follows', 'own', 'by-hand'])]);

const at = z.tuple([z.number(), z.number(), z.number(), z.number()]).optional();

/** Each as a function from its place to HTML; a figure's one window fills it. */
const window = z.union([
  z
    .strictObject({ at, app: text, part: z.enum(rail).optional(), body })
    .transform((its) => drawn(its.at, (place) => parts.appWindow(place, its.app, its.part, its.body))),
  z
    .strictObject({ at, browser: z.string(), address: z.string(), body })
    .transform((its) => drawn(its.at, (place) => parts.browserWindow(place, its.browser, its.address, its.body))),
  z
    .strictObject({ at, terminal: z.string(), lines: z.string() })
    .transform((its) => drawn(its.at, (place) => parts.terminal(place, its.terminal, its.lines))),
  z
    .strictObject({ at, profiles: z.string(), query: z.string().default(''), rows: z.array(row) })
    .transform((its) => drawn(its.at, (place) => parts.profileList(place, its.profiles, its.rows, its.query))),
  z
    .strictObject({ at, fingerprint: z.string(), values: z.array(value) })
    .transform((its) => drawn(its.at, (place) => parts.fingerprintPanel(place, its.fingerprint, its.values))),
  z
    .strictObject({ at, fingerprint: deskName })
    .transform(({ at: own, fingerprint: name }) =>
      drawn(own, (place) => parts.fingerprintPanel(place, name, parts.valuesOf(name))),
    ),
  z
    .strictObject({ at, proxies: z.array(proxy) })
    .transform((its) => drawn(its.at, (place) => parts.proxyList(place, its.proxies))),
]);

const drawn = (place: parts.Place | undefined, draw: (place: parts.Place) => string) => (height: number) =>
  draw(place ?? [16, 16, figureSize.width - 32, height - 32]);

const picture = z
  .strictObject({ hue: z.int().min(1).max(5), height: z.int().optional(), windows: z.array(window) })
  .transform(({ hue, height: own, windows }): Drawing => {
    const { width, height, text } = own === undefined ? coverSize : { ...figureSize, height: own };
    const shown = windows.map((draw) => draw(height)).join('');
    const style = `width:${width}px;height:${height}px;font-size:${text}px`;
    return { html: `<body><div class="scene hue${hue}" style="${style}">${shown}</div></body>`, width, height };
  });

/** Every picture of the application, by its path under `content`. */
export const pictures: Readonly<Record<string, Drawing>> = z
  .record(z.string(), picture)
  .parse(parse(readFileSync(path.join(root, 'workshop/scenes/pictures.yaml'), 'utf8')));
