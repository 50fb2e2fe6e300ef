/**
 * What a built page weighs: its document and the scripts of each layer (design 10), in bytes as gzip packs them.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { type ModuleSizes, moduleSizesFile } from '../../src/gatsby/bundles/open-source/module-sizes';
import type { BuildTarget } from '../../src/site/hosting/hosts';
import { distOf, keptOf } from '../paths';

/** The weight of a page, part by part; bytes (gzip) but for the rules and the requests. */
export interface Weight {
  /** The document, styles included. */
  readonly html: number;
  /** The styles that stand in it. */
  readonly styles: number;
  /** Style rules, of which a browser looks at each for every element; at those for paper only when it prints. */
  readonly rules: number;
  /** The script that the document names. */
  readonly entry: number;
  /** The script that brings the services, with webpack's runtime. */
  readonly services: number;
  /** What the services fetch while the visitor has answered nothing: the client of the API, the chat that is offered. */
  readonly idle: number;
  /** React, Gatsby's runtime, and the frame of every page. */
  readonly application: number;
  /** What the page's template adds. */
  readonly template: number;
  /** The page's data, and its language's shell. */
  readonly data: number;
  /** Files of the site's own that come before the visitor does anything, pictures apart. */
  readonly requests: number;
}

/** The parts that are made of scripts. */
export const scriptParts = ['entry', 'services', 'idle', 'application', 'template'] as const;
export type ScriptPart = (typeof scriptParts)[number];

interface Stats {
  readonly namedChunkGroups: Readonly<Record<string, { readonly assets: readonly { readonly name: string }[] }>>;
}

/** The parts that come before the visitor does anything, and those that come when they do. */
export const beforeIntent = ['html', 'entry', 'services', 'idle'] as const satisfies readonly (keyof Weight)[];
export const afterIntent = ['application', 'template', 'data'] as const satisfies readonly (keyof Weight)[];

/** The sum of some parts. */
export const sumOf = (weight: Weight, parts: readonly (keyof Weight)[]): number =>
  parts.reduce((sum, part) => sum + weight[part], 0);

/** The chunks that are fetched for each part; a later part adds what an earlier one has not brought. */
const chunksOf = (component: string): Readonly<Record<ScriptPart, readonly string[]>> => ({
  entry: ['entry'],
  services: ['app'],
  idle: ['api'],
  application: ['application'],
  template: [component],
});

const byPart = <T>(of: (part: ScriptPart) => T): Readonly<Record<ScriptPart, T>> =>
  Object.fromEntries(scriptParts.map((part) => [part, of(part)])) as Record<ScriptPart, T>;

/** A part's own of what its chunks bring, as `bring` tells it. */
function ownOf(component: string, bring: (chunk: string) => readonly string[]): ReturnType<typeof chunksOf> {
  const chunks = chunksOf(component);
  const known = new Set<string>();
  return byPart((part) => {
    const own = [...new Set(chunks[part].flatMap(bring))].filter((item) => !known.has(item));
    for (const item of own) known.add(item);
    return own;
  });
}

/** The rules for paper, in styles without spaces. */
const paper = /@media print\{(?:[^{}]*\{[^{}]*\})*\}/g;

/**
 * Weighs a page of a built host.
 * @param page its path on the host
 * @throws when the host or the page is not built
 */
export function weigh(target: BuildTarget, page: string): Weight {
  const { html, dataFile, read } = builtPage(distOf(target), page);
  const scripts = scriptsOf(target, page);
  const bytes = (names: readonly string[]): number => names.reduce((sum, name) => sum + gzipSync(read(name)).length, 0);
  const styles = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, text = '']) => text).join('\n');
  const shell = / data-shell="([^"]+)"/.exec(html)?.[1] ?? '';
  return {
    html: gzipSync(html).length,
    styles: gzipSync(styles).length,
    rules: styles.replace(paper, '').split('{').length - 1,
    entry: bytes(scripts.entry),
    services: bytes(scripts.services),
    idle: bytes(scripts.idle),
    application: bytes(scripts.application),
    template: bytes(scripts.template),
    data: bytes([dataFile, shell]),
    requests: 1 + scripts.entry.length + scripts.services.length + scripts.idle.length,
  };
}

/** The files of a built page's scripts, part by part. */
export function scriptsOf(target: BuildTarget, page: string): Readonly<Record<ScriptPart, readonly string[]>> {
  const { component, read } = builtPage(distOf(target), page);
  const { namedChunkGroups } = JSON.parse(read('webpack.stats.json')) as Stats;
  return ownOf(component, (chunk) =>
    (namedChunkGroups[chunk]?.assets ?? []).map(({ name }) => name).filter((name) => name.endsWith('.js')),
  );
}

/** The modules of a page's scripts, part by part, with their bytes before they are made small. */
export type ModulesOfPage = Readonly<Record<ScriptPart, Readonly<Record<string, number>>>>;

/** Which modules a built page's scripts are made of. */
export function modulesOf(target: BuildTarget, page: string): ModulesOfPage {
  const { component } = builtPage(distOf(target), page);
  const sizes = JSON.parse(readFileSync(path.join(keptOf(target), '.cache', moduleSizesFile), 'utf8')) as ModuleSizes;
  const own = ownOf(component, (chunk) => Object.keys(sizes[chunk] ?? {}));
  const chunks = chunksOf(component);
  return byPart((part) =>
    Object.fromEntries(
      own[part].map((module) => [module, Math.max(...chunks[part].map((chunk) => sizes[chunk]?.[module] ?? 0))]),
    ),
  );
}

/** What a built page is made of. */
function builtPage(dist: string, page: string) {
  const read = (name: string): string => readFileSync(path.join(dist, name), 'utf8');
  if (!existsSync(path.join(dist, page, 'index.html'))) {
    throw new Error(`${path.join(dist, page)} is not built; "npm run build" builds it`);
  }
  const dataFile = path.join('page-data', page === '/' ? 'index' : page, 'page-data.json');
  const { componentChunkName } = JSON.parse(read(dataFile)) as { readonly componentChunkName: string };
  return { html: read(path.join(page, 'index.html')), dataFile, component: componentChunkName, read };
}
