/**
 * Fails a build whose scripts have something of `workshop/local/development/`: that is for those who write, and no visitor receives it
 * (design 2).
 */
import type { Compiler } from 'webpack';
import { modulesIn } from './open-source/module-sizes';

/** The plugin of webpack. */
export const refuseDevelopment = {
  apply(compiler: Compiler): void {
    compiler.hooks.emit.tap('RefuseDevelopment', (compilation) => {
      const files = modulesIn(compilation, [...compilation.chunks]).map(([file]) => file);
      const found = files.filter((file) => file.startsWith('workshop/local/development/'));
      if (found.length === 0) return;
      const { WebpackError } = compiler.webpack;
      compilation.errors.push(
        new WebpackError(
          `Visitors receive ${found.join(', ')}; import it only where process.env.NODE_ENV is 'development' (gatsby-browser.tsx)`,
        ),
      );
    });
  },
};
