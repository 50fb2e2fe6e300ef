/** Copies of the project that are built elsewhere with other content and their own caches. */
import { cp, mkdir, readdir, rm, symlink } from 'node:fs/promises';
import path from 'node:path';

/** History, tests, packages, and results of builds and tests. */
const leftOut = ['.git', '.cache', '.gatsby', '.local', '__tests__', 'dist', 'node_modules', 'public', 'test-results'];

/** Earlier build results in the folder stay, so that the next build is incremental. */
export async function copyProject(root: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const name of await readdir(folder)) {
    if (!leftOut.includes(name)) await rm(path.join(folder, name), { recursive: true });
  }
  for (const name of await readdir(root)) {
    if (leftOut.includes(name)) continue;
    await cp(path.join(root, name), path.join(folder, name), { recursive: true, preserveTimestamps: true });
  }
}

/** Without `node_modules/.cache`. */
export async function linkPackages(root: string, folder: string): Promise<void> {
  const packages = path.join(root, 'node_modules');
  await mkdir(path.join(folder, 'node_modules'), { recursive: true });
  const linked = await readdir(path.join(folder, 'node_modules'));
  for (const name of await readdir(packages)) {
    if (name !== '.cache' && !linked.includes(name))
      await symlink(path.join(packages, name), path.join(folder, 'node_modules', name));
  }
}

export const testContent = '__tests__/fixtures/site';

/** The project with the content of the tests, and packages to build it. The site's categories and tags are shared. */
export async function copyWithTestContent(root: string, folder: string): Promise<void> {
  await copyProject(root, folder);
  await rm(path.join(folder, 'content'), { recursive: true });
  await cp(path.join(root, testContent), path.join(folder, 'content'), { recursive: true });
  await cp(path.join(root, 'content/taxonomy.yaml'), path.join(folder, 'content/taxonomy.yaml'));
  await linkPackages(root, folder);
}
