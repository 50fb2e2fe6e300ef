import { readFileSync } from 'node:fs';
import { transformSync } from '@swc/core';

/** `gatsby-browser.tsx` without the code that is never reached in a mode, as a bundler sees it. */
const browserCode = (mode: 'development' | 'production'): string =>
  transformSync(readFileSync('gatsby-browser.tsx', 'utf8'), {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: { optimizer: { globals: { envs: { NODE_ENV: JSON.stringify(mode) } } } },
      minify: { compress: true },
    },
  }).code;

// A build in which something else imports it fails (src/gatsby/bundles/check-scripts.ts).
test('pages load what shows faults in development, and not in a build', () => {
  expect(browserCode('development')).toContain('workshop/local/development');
  expect(browserCode('production')).not.toContain('workshop/local/development');
});
