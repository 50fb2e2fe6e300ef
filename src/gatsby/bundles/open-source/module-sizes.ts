/**
 * Which modules each script is made of: `webpack.modules.json` in Gatsby's cache, so that a budget that is
 * exceeded can name what grew (design 15).
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Chunk, Compilation, Compiler, Module } from 'webpack';

/** The file in Gatsby's cache, which is not published. */
export const moduleSizesFile = 'webpack.modules.json';

/** Bytes of each module before it is made small, by its path in the project, by the name of the chunks that are loaded together. */
export type ModuleSizes = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** Writes the file at the end of a build. */
export const moduleSizes = {
  apply(compiler: Compiler): void {
    compiler.hooks.done.tap('ModuleSizes', ({ compilation }) => {
      const sizes: ModuleSizes = Object.fromEntries(
        [...compilation.namedChunkGroups].map(([name, group]) => [name, sizesIn(compilation, group.chunks)]),
      );
      writeFileSync(path.resolve('.cache', moduleSizesFile), JSON.stringify(sizes));
    });
  },
};

const sizesIn = (compilation: Compilation, chunks: readonly Chunk[]): Record<string, number> =>
  Object.fromEntries([...modulesIn(compilation, chunks)].sort(([a], [b]) => (a < b ? -1 : 1)));

/** The modules of some chunks that are scripts: their paths in the project, and their bytes before they are made small. */
export function modulesIn(
  { chunkGraph }: Compilation,
  chunks: readonly Chunk[],
): readonly (readonly [file: string, bytes: number])[] {
  const modules = chunks.flatMap((chunk) => [...chunkGraph.getChunkModulesIterable(chunk)]).flatMap(partsOf);
  return modules.flatMap((module): (readonly [string, number])[] => {
    const file = module.nameForCondition();
    return file && module.type.startsWith('javascript/') ? [[path.relative('', file), module.size('javascript')]] : [];
  });
}

/** A module that webpack made of several, as those. */
const partsOf = (module: Module): readonly Module[] =>
  'modules' in module && Array.isArray(module.modules) ? module.modules : [module];
