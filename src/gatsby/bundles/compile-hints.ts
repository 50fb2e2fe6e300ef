/**
 * Has Chromium compile the application's scripts whole while they load (V8's explicit compile hints), not each function at its first
 * call, when a visitor waits. Other browsers see a comment. docs/browser.md says what it saves.
 */
import type { Chunk, Compilation, Compiler } from 'webpack';

export const compileHint = '//# allFunctionsCalledOnLoad';

export const compileHints = {
  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('CompileHints', (compilation) => {
      // After minification, which removes comments, and before files are named by their content.
      const stage = Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING;
      compilation.hooks.processAssets.tap({ name: 'CompileHints', stage }, () => {
        for (const file of new Set(applicationChunks(compilation).flatMap(({ files }) => [...files]))) {
          if (!file.endsWith('.js')) continue;
          compilation.updateAsset(file, (source) => new sources.ConcatSource(`${compileHint}\n`, source));
        }
      });
    });
  },
};

/** The chunks fetched at the first sign of intent: the application and the templates, not the script that fetches them. */
const applicationChunks = ({ namedChunkGroups }: Compilation): readonly Chunk[] =>
  [...namedChunkGroups]
    .filter(([name]) => name === 'application' || name.startsWith('component---'))
    .flatMap(([, { chunks }]) => chunks)
    .filter(({ name }) => name !== 'app');
