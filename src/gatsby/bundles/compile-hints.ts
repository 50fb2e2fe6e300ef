/**
 * Has Chromium compile the application's scripts whole, beside the page and while they are fetched (V8's explicit compile hints).
 * Most of their functions are called as soon as the application starts: it would compile each when it is first called, while a
 * visitor waits for what they pressed. Other browsers read a comment. See docs/layers.md for what it saves.
 */
import type { Chunk, Compilation, Compiler } from 'webpack';

/** The line with which such a script begins. */
export const compileHint = '//# allFunctionsCalledOnLoad';

/** The plugin of webpack. */
export const compileHints = {
  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('CompileHints', (compilation) => {
      // After the scripts have been made small, which takes comments out, and before they are named by their content.
      const stage = Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING;
      compilation.hooks.processAssets.tap({ name: 'CompileHints', stage }, () => {
        for (const file of new Set(applicationChunks(compilation).flatMap(({ files }) => [...files]))) {
          if (file.endsWith('.js')) {
            compilation.updateAsset(file, (source) => new sources.ConcatSource(`${compileHint}\n`, source));
          }
        }
      });
    });
  },
};

/** What is fetched at the first sign of intent: the application and the templates, without the script that fetches them. */
const applicationChunks = ({ namedChunkGroups }: Compilation): readonly Chunk[] =>
  [...namedChunkGroups]
    .filter(([name]) => name === 'application' || name.startsWith('component---'))
    .flatMap(([, { chunks }]) => chunks)
    .filter(({ name }) => name !== 'app');
