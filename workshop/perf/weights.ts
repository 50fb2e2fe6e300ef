/** What a built page weighs: its document and the scripts of each layer (docs/browser.md), in bytes as gzip packs them. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { type ModuleSizes, moduleSizesFile } from '../../src/gatsby/bundles/open-source/module-sizes';
import { sentBytes } from '../../src/gatsby/first-answer';
import type { BuildTarget } from '../../src/site/hosting/hosts';
import { openHost } from '../local/host/host';
import { localOrigin } from '../local/host/origins';
import { distOf, keptOf } from '../paths';

/**
 * The parts that are made of scripts: what the document names; the services, with webpack's runtime; what these fetch while the
 * visitor has answered nothing; React, Gatsby's runtime and the frame of every page; what the page's template adds.
 */
export const scriptParts = ['entry', 'services', 'idle', 'application', 'template'] as const;
export type ScriptPart = (typeof scriptParts)[number];

/** The parts that come before the visitor does anything, and those that come when they do. */
export const beforeIntent = ['html', 'linked', 'entry', 'services', 'idle'] as const;
export const afterIntent = ['application', 'template', 'data'] as const;

export type Weight = ReturnType<typeof weigh>;

export const sumOf = (weight: Weight, parts: readonly (keyof Weight)[]): number =>
  parts.reduce((sum, part) => sum + weight[part], 0);

/** The page's component is the chunk of its template. */
const chunkOf = (part: ScriptPart, component: string): string =>
  ({ entry: 'entry', services: 'app', idle: 'api', application: 'application', template: component })[part];

const byPart = <T>(of: (part: ScriptPart) => T): Readonly<Record<ScriptPart, T>> =>
  Object.fromEntries(scriptParts.map((part) => [part, of(part)])) as Record<ScriptPart, T>;

/** The rules for paper, in styles without spaces. */
const paper = /@media print\{(?:[^{}]*\{[^{}]*\})*\}/g;

/** Part by part, in bytes (gzip) but for the rules and the requests. */
export function weigh(target: BuildTarget, page: string) {
  const { html, dataFile, read } = builtPage(target, page);
  const scripts = scriptsOf(target, page);
  const bytes = (names: readonly string[]): number => names.reduce((sum, name) => sum + gzipSync(read(name)).length, 0);
  const styles = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, text = '']) => text).join('\n');
  const linked = linkedStyles(html);
  const allStyles = [styles, ...linked.map(read)].join('\n');
  const shell = / data-shell="([^"]+)"/.exec(html)?.[1] ?? '';
  return {
    html: gzipSync(html).length,
    /** Style files that the document links where its first screen ends. */
    linked: bytes(linked),
    styles: gzipSync(styles).length,
    /** A browser looks at each for every element; at those for paper only when it prints. */
    rules: allStyles.replace(paper, '').split('{').length - 1,
    ...byPart((part) => bytes(scripts[part])),
    /** The page's data, and its language's shell. */
    data: bytes([dataFile, shell]),
    /** Files of the site's own that come before the visitor does anything, pictures apart. */
    requests: 1 + linked.length + scripts.entry.length + scripts.services.length + scripts.idle.length,
  };
}

/** The style files that a document links. */
export const linkedStyles = (html: string): readonly string[] =>
  [...html.matchAll(/<link rel="stylesheet" href="\/([^"]+)"/g)].map(([, name = '']) => name);

/** Bytes of the first answer to a visitor: the document as the host sends it, with its public addresses, and the header lines. */
export async function firstAnswer(target: BuildTarget, page: string): Promise<number> {
  const port = 80;
  const { headers } = await (await openHost(distOf(target), port))(new Request(localOrigin(target, port) + page), {});
  const lines = [...headers].map(([name, value]) => `${name}: ${value}\r\n`).join('');
  return sentBytes(builtPage(target, page).html) + lines.length;
}

interface Stats {
  readonly namedChunkGroups: Readonly<Record<string, { readonly assets: readonly { readonly name: string }[] }>>;
}

/** The files of a built page's scripts; a later part adds what an earlier one has not brought. */
export function scriptsOf(target: BuildTarget, page: string): Readonly<Record<ScriptPart, readonly string[]>> {
  const { component, read } = builtPage(target, page);
  const { namedChunkGroups } = JSON.parse(read('webpack.stats.json')) as Stats;
  const known = new Set<string>();
  return byPart((part) => {
    const names = (namedChunkGroups[chunkOf(part, component)]?.assets ?? []).map(({ name }) => name);
    return names.filter((name) => name.endsWith('.js') && !known.has(name) && known.add(name));
  });
}

export type ModulesOfPage = Readonly<Record<ScriptPart, Readonly<Record<string, number>>>>;

/** Which modules a built page's scripts are made of; a later part adds what an earlier one has not brought. */
export function modulesOf(target: BuildTarget, page: string): ModulesOfPage {
  const { component } = builtPage(target, page);
  const sizes = JSON.parse(readFileSync(path.join(keptOf(target), '.cache', moduleSizesFile), 'utf8')) as ModuleSizes;
  const known = new Set<string>();
  return byPart((part) => {
    const modules = Object.entries(sizes[chunkOf(part, component)] ?? {});
    return Object.fromEntries(modules.filter(([name]) => !known.has(name) && known.add(name)));
  });
}

function builtPage(target: BuildTarget, page: string) {
  const read = (name: string): string => readFileSync(path.join(distOf(target), name), 'utf8');
  if (!existsSync(path.join(distOf(target), page, 'index.html'))) {
    throw new Error(`${path.join(distOf(target), page)} is not built; "npm run build" builds it`);
  }
  const dataFile = path.join('page-data', page === '/' ? 'index' : page, 'page-data.json');
  const { componentChunkName } = JSON.parse(read(dataFile)) as { readonly componentChunkName: string };
  return { html: read(path.join(page, 'index.html')), dataFile, component: componentChunkName, read };
}
