/**
 * `npx tsx workshop/build/fixture-site.ts`: builds the browser tests' three hosts and a preview from
 * `__tests__/fixtures/site`, one or two entries of each kind in each script. So tests may name entries while authors rename,
 * move and delete theirs, and a growing tree costs the tests nothing.
 */

import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { fixtureSite, root } from '../paths';
import { runCommand } from '../run-command';
import { copyWithTestContent, testContent } from './project-copy';

/** The address of the services; the tests' own API answers before it is asked. */
const services = { SITE_API_PROXY: 'https://api.facet.example' };

/** The hosts as outside Netlify, and the preview as for a pull request, which shows that it can be built and what it may do. */
const builds = [
  { args: [], env: services },
  { args: ['--host', 'preview'], env: { ...services, SITE_LOCALES: 'en', CONTEXT: 'deploy-preview' } },
];

async function buildFixtureSite(): Promise<void> {
  await copyWithTestContent(root, fixtureSite);
  for (const { args, env } of builds) {
    const { status } = spawnSync(path.join(root, 'node_modules/.bin/tsx'), ['workshop/build/build.ts', ...args], {
      cwd: fixtureSite,
      stdio: 'inherit',
      env: { ...process.env, ...env },
    });
    if (status !== 0)
      throw new Error(`The site of the browser tests could not be built from ${testContent} (see above)`);
  }
}

runCommand(buildFixtureSite);
