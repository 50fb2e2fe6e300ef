import type { Compilation, Compiler, Configuration, Stats, WebpackPluginInstance } from 'webpack';
import { keepModules } from '../../../src/gatsby/bundles/kept-modules';

const kept = (name: string): Configuration => {
  const config: Configuration = { cache: { type: 'filesystem', name, cacheLocation: `.cache/webpack/stage-${name}` } };
  keepModules(config);
  return config;
};

test('each stage keeps its modules in a folder that all hosts share, for the packages of the lock file', () => {
  const [scripts, pages] = [kept('build-javascript').cache, kept('build-html').cache];
  expect(scripts).toMatchObject({
    cacheLocation: expect.stringMatching(/node_modules\/\.cache\/site-webpack\/build-javascript$/),
    version: expect.stringMatching(/^[0-9a-f]{64}$/),
    buildDependencies: { defaultWebpack: [] },
  });
  expect(pages).toMatchObject({ cacheLocation: expect.stringMatching(/\/site-webpack\/build-html$/) });
});

test('a stage that keeps nothing in files is left as it is', () => {
  const config: Configuration = { cache: false };
  keepModules(config);
  expect(config).toEqual({ cache: false });
});

test('the files of loaders are not followed', () => {
  const compilation = { buildDependencies: new Set(['node_modules/babel-loader/lib/index.js']) };
  let whenDone = (_stats: Stats): void => {};
  const compiler = { hooks: { done: { tap: (_name: string, work: typeof whenDone) => (whenDone = work) } } };
  const [plugin] = (kept('build-html').plugins ?? []) as WebpackPluginInstance[];
  plugin?.apply(compiler as unknown as Compiler);
  whenDone({ compilation: compilation as unknown as Compilation } as Stats);
  expect([...compilation.buildDependencies]).toEqual([]);
});
