/**
 * One webpack cache for all hosts. Only a few modules read which host they are on, and webpack tracks those through DefinePlugin.
 *
 * The cache is valid for one lock file, one state of this folder and one list of style files. By default webpack would instead follow every file that its
 * configuration and loaders require, Babel's plugins included: some 7 s in each stage of a cold build.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Compiler, Configuration, WebpackPluginInstance } from 'webpack';
import { styleFiles } from './class-names';

const folder = 'node_modules/.cache/site-webpack';
const rules = 'src/gatsby/bundles';

export function keepModules(config: Configuration): void {
  const { cache } = config;
  if (typeof cache !== 'object' || cache.type !== 'filesystem') return;
  const cacheLocation = path.resolve(folder, cache.name ?? 'default');
  Object.assign(cache, { cacheLocation, version: version(), buildDependencies: { defaultWebpack: [] } });
  config.plugins = [...(config.plugins ?? []), withoutLoaders];
}

function version(): string {
  const own = readdirSync(rules, { recursive: true, encoding: 'utf8' }).map((name) => path.join(rules, name));
  const files = ['package-lock.json', '.babelrc.json', ...own.filter((name) => path.extname(name) === '.ts').sort()];
  const hash = createHash('sha256').update(styleFiles().join());
  for (const file of files) hash.update(readFileSync(file));
  return hash.digest('hex');
}

/** Loaders add their own files to a compilation's dependencies. */
const withoutLoaders: WebpackPluginInstance = {
  apply: ({ hooks }: Compiler) => {
    hooks.done.tap('KeptModules', ({ compilation }) => compilation.buildDependencies.clear());
  },
};
