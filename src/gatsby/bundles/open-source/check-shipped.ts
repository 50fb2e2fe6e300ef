/**
 * Fails a build whose scripts have code of a package that the page of open-source notices does not name (design 12).
 */
import type { Compiler } from 'webpack';
import { modulesIn } from './module-sizes';
import { unlisted } from './shipped';

/** The plugin of webpack. */
export const checkShipped = {
  apply(compiler: Compiler): void {
    compiler.hooks.emit.tap('CheckShipped', (compilation) => {
      const missing = unlisted(modulesIn(compilation, [...compilation.chunks]).map(([file]) => file));
      if (missing.length === 0) return;
      const { WebpackError } = compiler.webpack;
      compilation.errors.push(
        new WebpackError(
          `Visitors receive code of ${missing.join(', ')}, which src/gatsby/bundles/open-source/shipped.ts does not list; add it there`,
        ),
      );
    });
  },
};
