/**
 * One Gatsby build per host, each with its own cache (design 2).
 *
 * Gatsby knows one `.cache` and one `public`. A host's own are moved there for its build and back afterwards, so that a
 * second build is incremental and `dist/<host>` is what Gatsby wrote, not a copy of it.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BuildTarget } from '../src/site/hosts';
import { inputDigest, rulesDigest } from './input-digest';
import { distOf, keptOf, root } from './paths';

const gatsbyCache = path.join(root, '.cache');
const gatsbyPublic = path.join(root, 'public');
const stampOf = (target: BuildTarget): string => path.join(keptOf(target), 'stamp');
const rulesOf = (target: BuildTarget): string => path.join(keptOf(target), 'rules');

/** Number of pages by language and section, as written after a build. */
export type PageCounts = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** Whether a host's folder was built from the present inputs. */
export async function isFresh(target: BuildTarget): Promise<boolean> {
  if (!existsSync(path.join(distOf(target), 'index.html')) || !existsSync(stampOf(target))) return false;
  return (await readFile(stampOf(target), 'utf8')) === (await inputDigest(target));
}

/**
 * Builds one host into `dist/<host>`.
 * @returns the number of its pages
 * @throws when the build fails; the next one starts from what this one left
 */
export async function buildHost(target: BuildTarget): Promise<PageCounts> {
  const digest = await inputDigest(target);
  await mkdir(keptOf(target), { recursive: true });
  await forgetOldRules(target);
  await mkdir(path.dirname(distOf(target)), { recursive: true });
  await rm(stampOf(target), { force: true });
  await move(path.join(keptOf(target), '.cache'), gatsbyCache);
  await move(distOf(target), gatsbyPublic);
  await removeScripts(gatsbyPublic);
  try {
    await gatsbyBuild(target);
    const counts = await readFile(path.join(gatsbyCache, 'page-counts.json'), 'utf8');
    await writeFile(stampOf(target), digest);
    return JSON.parse(counts) as PageCounts;
  } finally {
    await move(gatsbyCache, path.join(keptOf(target), '.cache'));
    await move(gatsbyPublic, distOf(target));
  }
}

/** Starts a host from nothing when its kept results were made by other rules. */
async function forgetOldRules(target: BuildTarget): Promise<void> {
  const digest = await rulesDigest(target);
  const last = await readFile(rulesOf(target), 'utf8').catch(() => null);
  if (last !== digest) {
    await rm(path.join(keptOf(target), '.cache'), { recursive: true, force: true });
    await rm(distOf(target), { recursive: true, force: true });
  }
  await writeFile(rulesOf(target), digest);
}

/** Scripts and styles with a hash in their name. */
const hashedScript = /^[\w-]+[-.][0-9a-f]{20}\.(js|css)(\.map|\.LICENSE\.txt)?$/;

/** Removes the scripts of earlier builds: webpack writes those of this one again, whatever its cache holds. */
async function removeScripts(folder: string): Promise<void> {
  const names = existsSync(folder) ? await readdir(folder) : [];
  await Promise.all(names.filter((name) => hashedScript.test(name)).map((name) => rm(path.join(folder, name))));
}

/** Moves a folder in the place of another; where there is nothing to move, the other place is emptied. */
async function move(from: string, to: string): Promise<void> {
  await rm(to, { recursive: true, force: true });
  if (existsSync(from)) await rename(from, to);
}

function gatsbyBuild(target: BuildTarget): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(path.join(root, 'node_modules/.bin/gatsby'), ['build'], {
      stdio: 'inherit',
      env: { ...process.env, SITE_HOST: target, GATSBY_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' },
    });
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`The build of ${target} failed (gatsby build ended with ${code})`)),
    );
  });
}
