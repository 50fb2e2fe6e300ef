/**
 * What a built page weighs: its document and the scripts of each layer (design 10), in bytes as gzip packs them.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

/** The weight of a page, part by part; bytes (gzip) but for the rules. */
export interface Weight {
  /** The document, styles included. */
  readonly html: number;
  /** The styles that stand in it. */
  readonly styles: number;
  /** Style rules, of which a browser looks at each for every element. */
  readonly rules: number;
  /** The script that the document names. */
  readonly entry: number;
  /** The script that brings the services, with webpack's runtime. */
  readonly services: number;
  /** React, Gatsby's runtime, and the frame of every page. */
  readonly application: number;
  /** What the page's template adds. */
  readonly template: number;
  /** The page's data, and its language's shell. */
  readonly data: number;
}

interface Stats {
  readonly assetsByChunkName: Readonly<Record<string, readonly string[]>>;
  readonly namedChunkGroups: Readonly<Record<string, { readonly assets: readonly { readonly name: string }[] }>>;
}

/** The parts that come before the visitor does anything, and those that come when they do. */
export const beforeIntent = ['html', 'entry', 'services'] as const satisfies readonly (keyof Weight)[];
export const afterIntent = ['application', 'template', 'data'] as const satisfies readonly (keyof Weight)[];

/** The sum of some parts. */
export const sumOf = (weight: Weight, parts: readonly (keyof Weight)[]): number =>
  parts.reduce((sum, part) => sum + weight[part], 0);

/**
 * Weighs a page of a built host.
 * @param dist the host's folder
 * @param page its path on the host
 * @throws when the host or the page is not built
 */
export function weigh(dist: string, page: string): Weight {
  const read = (name: string): string => readFileSync(path.join(dist, name), 'utf8');
  if (!existsSync(path.join(dist, page, 'index.html'))) {
    throw new Error(`${path.join(dist, page)} is not built; "npm run build" builds it`);
  }
  const html = read(path.join(page, 'index.html'));
  const { assetsByChunkName, namedChunkGroups } = JSON.parse(read('webpack.stats.json')) as Stats;
  const scriptsOf = (names: readonly string[]): string[] => names.filter((name) => name.endsWith('.js'));
  const bytes = (names: readonly string[]): number => names.reduce((sum, name) => sum + gzipSync(read(name)).length, 0);

  const dataFile = path.join('page-data', page === '/' ? 'index' : page, 'page-data.json');
  const { componentChunkName } = JSON.parse(read(dataFile)) as { readonly componentChunkName: string };
  const chunks = (name: string): string[] =>
    scriptsOf((namedChunkGroups[name]?.assets ?? []).map((asset) => asset.name));
  const app = scriptsOf(assetsByChunkName.app ?? []);
  const application = chunks('application').filter((name) => !app.includes(name));
  const template = chunks(componentChunkName).filter((name) => ![...app, ...application].includes(name));
  const styles = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, text = '']) => text).join('\n');
  const shell = / data-shell="([^"]+)"/.exec(html)?.[1] ?? '';
  return {
    html: gzipSync(html).length,
    styles: gzipSync(styles).length,
    rules: styles.split('{').length - 1,
    entry: bytes(scriptsOf(assetsByChunkName.entry ?? [])),
    services: bytes(app),
    application: bytes(application),
    template: bytes(template),
    data: bytes([dataFile, shell]),
  };
}
