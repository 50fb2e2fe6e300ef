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

/** The preview only shows that it can be built. */
const builds = [
  { args: [], env: {} },
  { args: ['--host', 'preview'], env: { SITE_LOCALES: 'en' } },
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
