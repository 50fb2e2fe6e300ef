/**
 * The two projects that are compared: a copy of this site, and the bare Gatsby site beside this file. Both are in a temporary
 * folder, with the same texts, and with caches of their own: nothing is left in the project, or taken from it.
 */
import { cp, mkdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { localesOf, siteFrom } from '../../../src/site/hosting/hosts';
import { copyProject, linkPackages } from '../../build/project-copy';
import type { Project } from './measured-build';

/** The bare site, relative to the project. */
const bareFolder = 'workshop/perf/bench/bare';

/** Copies the site, with the articles beside its own content. */
export async function siteProject(
  root: string,
  folder: string,
  articles: ReadonlyMap<string, string>,
): Promise<Project> {
  await copyProject(root, folder);
  await complete(root, folder, articles);
  return {
    folder,
    command: ['node_modules/.bin/tsx', 'workshop/build/build.ts', '--host', 'global'],
    output: 'dist/global',
  };
}

/** Copies the bare site, and the texts of the site's content in the languages of the host that is compared. */
export async function bareProject(
  root: string,
  folder: string,
  articles: ReadonlyMap<string, string>,
): Promise<Project> {
  await cp(path.join(root, bareFolder), folder, { recursive: true });
  const texts = new Set<string>(localesOf(siteFrom({ SITE_HOST: 'global' })).map((code) => `${code}.md`));
  await cp(path.join(root, 'content'), path.join(folder, 'content'), {
    recursive: true,
    filter: async (file) => texts.has(path.basename(file)) || (await stat(file)).isDirectory(),
  });
  await complete(root, folder, articles);
  return { folder, command: ['node_modules/.bin/gatsby', 'build'], output: 'public' };
}

/** Adds the articles, and the project's packages. */
async function complete(root: string, folder: string, articles: ReadonlyMap<string, string>): Promise<void> {
  for (const [file, text] of articles) {
    const name = path.join(folder, file);
    await mkdir(path.dirname(name), { recursive: true });
    await writeFile(name, text);
  }
  await linkPackages(root, folder);
}
