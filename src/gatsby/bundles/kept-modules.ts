/**
 * What webpack keeps between builds, and between hosts: the modules of a host are those of the others, but for the few that
 * know which host they are on, and webpack knows these by what is defined for them (design 2).
 *
 * It holds for the packages of the lock file and for the rules of this folder. By itself webpack looks for every file that its
 * configuration and its loaders require, Babel with all its plugins among them: some 7 s in each stage of a build from nothing.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Compiler, Configuration, WebpackPluginInstance } from 'webpack';

/** Beside what else outlives a cache of Gatsby's. */
const folder = 'node_modules/.cache/site-webpack';

const rules = 'src/gatsby/bundles';

/** Keeps the modules of a stage in one place for all hosts, as long as packages and rules stay what they are. */
export function keepModules(config: Configuration): void {
  const { cache } = config;
  if (typeof cache !== 'object' || cache.type !== 'filesystem') return;
  const cacheLocation = path.resolve(folder, cache.name ?? 'default');
  Object.assign(cache, { cacheLocation, version: version(), buildDependencies: { defaultWebpack: [] } });
  config.plugins = [...(config.plugins ?? []), withoutLoaders];
}

/** A digest of the packages and the rules. */
function version(): string {
  const own = readdirSync(rules, { recursive: true, encoding: 'utf8' }).map((name) => path.join(rules, name));
  const files = ['package-lock.json', '.babelrc.json', ...own.filter((name) => path.extname(name) === '.ts').sort()];
  const hash = createHash('sha256');
  for (const file of files) hash.update(readFileSync(file));
  return hash.digest('hex');
}

/** The files of loaders come to a compilation with the modules that they have read. */
const withoutLoaders: WebpackPluginInstance = {
  apply: ({ hooks }: Compiler) => {
    hooks.done.tap('KeptModules', ({ compilation }) => compilation.buildDependencies.clear());
  },
};
