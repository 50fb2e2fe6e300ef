/**
 * Fails a build whose scripts contain code that visitors must not receive: a package that the page of open-source notices does not
 * name, or something of `workshop/local/development/`, which is for authors.
 */
import type { Compiler } from 'webpack';
import { modulesIn } from './open-source/module-sizes';
import { unlisted } from './open-source/shipped';

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
