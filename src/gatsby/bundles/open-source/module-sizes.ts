/** Writes the modules of each script to a file, so that an exceeded budget can name what grew. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Chunk, Compilation, Compiler, Module } from 'webpack';
import { unlisted } from './shipped';

/** Not published. */
export const moduleSizesFile = 'webpack.modules.json';

/** Bytes of each module before minification, by its path in the project, by the name of the chunks that are loaded together. */
export type ModuleSizes = Readonly<Record<string, Readonly<Record<string, number>>>>;

export const moduleSizes = {
  apply(compiler: Compiler): void {
    compiler.hooks.done.tap('ModuleSizes', ({ compilation }) => {
      const sizes: ModuleSizes = Object.fromEntries(
        [...compilation.namedChunkGroups].map(([name, { chunks }]) => [
          name,
          Object.fromEntries([...modulesIn(compilation, chunks)].sort(([a], [b]) => (a < b ? -1 : 1))),
        ]),
      );
      writeFileSync(path.resolve('.cache', moduleSizesFile), JSON.stringify(sizes));
    });
  },
};

/** The scripts among the modules of some chunks: their paths in the project, and their bytes before minification. */
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

const partsOf = (module: Module): readonly Module[] =>
  'modules' in module && Array.isArray(module.modules) ? module.modules : [module];

export const checkScripts = {
  apply(compiler: Compiler): void {
    compiler.hooks.emit.tap('CheckScripts', (compilation) => {
      const files = modulesIn(compilation, [...compilation.chunks]).map(([file]) => file);
      const refuse = (found: readonly string[], advice: string): void => {
        if (found.length === 0) return;
        const { WebpackError } = compiler.webpack;
        compilation.errors.push(new WebpackError(`Visitors receive ${found.join(', ')}${advice}`));
      };
      refuse(
        unlisted(files),
        ', which src/gatsby/bundles/open-source/shipped.ts does not list; add these packages there',
      );
      refuse(
        files.filter((file) => file.startsWith('workshop/local/development/')),
        "; import it only where process.env.NODE_ENV is 'development' (gatsby-browser.tsx)",
      );
    });
  },
};
