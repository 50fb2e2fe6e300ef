/**
 * One Gatsby build per host, each with its own cache. Gatsby has only one `.cache` and one `public`: a build starts from
 * copies of the host's last results, to be incremental, and replaces them when it succeeds. Until then the last results can
 * be served; a failed or stopped build leaves them alone.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { changesVariable, type PreviewChanges } from '../../src/gatsby/preview/preview-scope';
import type { BuildTarget } from '../../src/site/hosting/hosts';
import { shareCardFolder } from '../../src/site/pages/share-card';
import { addEditor, removeEditor } from '../editor/write-editor';
import { distOf, keptOf, root } from '../paths';
import { addReview, removeReview, surroundingsOf } from '../review/write-review';
import { type BuildLock, lockBuild } from './build-lock';
import { inputDigest, rulesDigest } from './input-digest';
import { startFrom, swapIn, undoStoppedSwap } from './swap-in';

const gatsbyCache = path.join(root, '.cache');
const gatsbyPublic = path.join(root, 'public');
/** Each build copies the share cards from where all of them are kept. */
const shareCards = path.basename(shareCardFolder);
const stampOf = (target: BuildTarget): string => path.join(keptOf(target), 'stamp');
const rulesOf = (target: BuildTarget): string => path.join(keptOf(target), 'rules');

export type PageCounts = Readonly<Record<string, Readonly<Record<string, number>>>>;

export async function isFresh(target: BuildTarget): Promise<boolean> {
  if (!existsSync(path.join(distOf(target), 'index.html')) || !existsSync(stampOf(target))) return false;
  return (await readFile(stampOf(target), 'utf8')) === (await inputDigest(target));
}

/**
 * @param changes for a preview of some pages: what a pull request changes
 * @throws when another build is running, or the build fails; the results of the last build then stay
 */
export async function buildHost(
  target: BuildTarget,
  heading: string,
  changes: PreviewChanges | null = null,
): Promise<PageCounts> {
  console.log(`\n— ${heading} —`);
  const started = performance.now();
  const lock = lockBuild(path.dirname(keptOf(target)));
  try {
    const digest = await inputDigest(target);
    await mkdir(keptOf(target), { recursive: true });
    const swaps = [
      { from: gatsbyPublic, to: distOf(target) },
      { from: gatsbyCache, to: path.join(keptOf(target), '.cache') },
    ];
    const mark = path.join(keptOf(target), 'swapping');
    await undoStoppedSwap(swaps, mark);
    const rules = await rulesDigest(target);
    const isKept = (await readFile(rulesOf(target), 'utf8').catch(() => null)) === rules;
    // Results of other rules cannot be reused.
    for (const { from, to } of swaps) await startFrom(isKept ? to : '', from, [shareCards]);
    await removeScripts(gatsbyPublic);
    await removeReview(gatsbyPublic);
    await removeEditor(gatsbyPublic);
    const built = gatsbyBuild(target, lock, changes && (await writeChanges(target, changes)));
    // For the review, found while the build runs.
    const surroundings = target === 'preview' ? surroundingsOf(root, process.env) : null;
    await Promise.all([built, surroundings]);
    if (surroundings) console.log(await addReview(root, gatsbyPublic, process.env, await surroundings));
    if (target === 'preview') await addEditor(root, gatsbyPublic, process.env);
    const counts = JSON.parse(await readFile(path.join(gatsbyCache, 'page-counts.json'), 'utf8')) as PageCounts;
    await rm(stampOf(target), { force: true });
    await swapIn(swaps, mark);
    await writeFile(rulesOf(target), rules);
    // A partial preview does not represent all files.
    if (!changes) await writeFile(stampOf(target), digest);
    console.log(`${target}: ${totalOf(counts)} pages in ${Math.round((performance.now() - started) / 1000)} s`);
    return counts;
  } finally {
    lock.free();
  }
}

const totalOf = (counts: PageCounts): number =>
  Object.values(counts)
    .flatMap((bySection) => Object.values(bySection))
    .reduce((total, count) => total + count, 0);

/** Hashed scripts and styles. */
const hashedScript = /^(?:[\w-]+[-.])?[0-9a-f]{8}\.(js|css)(\.LICENSE\.txt)?$/;

/** Of earlier builds; webpack writes all of this build's again. */
async function removeScripts(folder: string): Promise<void> {
  const names = existsSync(folder) ? await readdir(folder) : [];
  await Promise.all(names.filter((name) => hashedScript.test(name)).map((name) => rm(path.join(folder, name))));
}

async function writeChanges(target: BuildTarget, changes: PreviewChanges): Promise<string> {
  const file = path.join(keptOf(target), 'changes.json');
  await writeFile(file, JSON.stringify(changes));
  return file;
}

async function gatsbyBuild(target: BuildTarget, lock: BuildLock, changesFile: string | null): Promise<void> {
  const child = spawn(path.join(root, 'node_modules/.bin/gatsby'), ['build'], {
    stdio: 'inherit',
    env: {
      ...process.env,
      SITE_HOST: target,
      // Lines only, as on CI.
      GATSBY_LOGGER: 'yurnalist',
      GATSBY_TELEMETRY_DISABLED: '1',
      NODE_ENV: 'production',
      // Gatsby starts one worker fewer than this, while its own process waits.
      GATSBY_CPU_COUNT: process.env.GATSBY_CPU_COUNT ?? String(availableParallelism() + 1),
      [changesVariable]: changesFile ?? '',
      // Gatsby watches what it reads even in a build; polling spares the system's few watchers.
      CHOKIDAR_USEPOLLING: '1',
      CHOKIDAR_INTERVAL: String(24 * 60 * 60 * 1000),
    },
  });
  // If a build is killed, Gatsby may go on working in folders that the next build would use.
  if (child.pid) lock.share(child.pid);
  const [code, signal] = await once(child, 'exit');
  if (code !== 0) throw new Error(`The build of ${target} failed (${signal ?? `exit code ${code}`} from gatsby build)`);
}
