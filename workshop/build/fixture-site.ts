/**
 * `npx tsx workshop/build/fixture-site.ts`: builds the three hosts that the browser tests visit, and a preview, from the content of
 * `__tests__/fixtures/site`: one or two entries of each kind in each script. So the tests may name entries, authors may rename,
 * move and delete theirs, and a tree ten times as large costs the tests nothing.
 */
import { spawnSync } from 'node:child_process';
import { cp, rm } from 'node:fs/promises';
import path from 'node:path';
import { fixtureSite, root } from '../paths';
import { copyProject, linkPackages } from './project-copy';

const content = '__tests__/fixtures/site';

/** The public hosts, which the tests visit; and a preview, which has pages of its own, to see that it can be built. */
const builds = [
  { args: [], env: {} },
  { args: ['--host', 'preview'], env: { SITE_LOCALES: 'en' } },
];

/** Builds the site; a second time only what has changed. */
async function buildFixtureSite(): Promise<void> {
  await copyProject(root, fixtureSite);
  await rm(path.join(fixtureSite, 'content'), { recursive: true });
  await cp(path.join(root, content), path.join(fixtureSite, 'content'), { recursive: true });
  // Its categories and tags are those of the site.
  await cp(path.join(root, 'content/taxonomy.yaml'), path.join(fixtureSite, 'content/taxonomy.yaml'));
  await linkPackages(root, fixtureSite);
  for (const { args, env } of builds) {
    const { status } = spawnSync(path.join(root, 'node_modules/.bin/tsx'), ['workshop/build/build.ts', ...args], {
      cwd: fixtureSite,
      stdio: 'inherit',
      env: { ...process.env, ...env },
    });
    if (status !== 0) throw new Error(`The site of the browser tests could not be built from ${content} (see above)`);
  }
}

buildFixtureSite().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
