/**
 * Adds the review to a built preview, under `/_review`: changes, copies of the base branch's pages, the review page and the
 * reviewer's bar.
 */
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import pMap from 'p-map';
import { readManifest } from '../../src/gatsby/written/page-manifest-format';
import { comparableWeight } from '../../src/gatsby/written/page-prints';
import { type Site, siteFrom } from '../../src/site/hosting/hosts';
import { findFaults } from '../authoring/check';
import { leftTheSite, wholeSite } from '../authoring/project';
import { staleMessages, statesFromGit } from '../authoring/translations/history';
import { translationStatuses } from '../authoring/translations/translation-status';
import { type BaseBuild, basePlaces, openBase } from './base-build';
import { changedInputs } from './changed-inputs';
import type { Evidence } from './comparison';
import { pageTexts } from './page-texts';
import { editAddress } from './repository';
import {
  changesToCopy,
  type EarlierCopy,
  type Review,
  type ReviewedChange,
  type ReviewFindings,
  reviewOf,
  reviewPath,
  withCopies,
} from './review';
import { stillDocument } from './still-document';

/** Further earlier pages are linked to the public page. */
const mostCopies = 200;

const atATime = 8;

/** Ms for everything read from the base. The build goes on without the rest. */
const timeForBase = 60_000;

export type Surroundings = Omit<ReviewFindings, 'site' | 'after' | 'before' | 'evidence'> & Pick<Evidence, 'inputs'>;

/** Copied as they are; paths relative to the project, with their new names. */
const copies: Readonly<Record<string, string>> = {
  'workshop/review/page/index.html': 'index.html',
  'workshop/review/page/page.css': 'page.css',
  'workshop/review/page/bar.css': 'bar.css',
  'src/components/styles/tokens.css': 'tokens.css',
};

type Variables = Readonly<Record<string, string | undefined>>;

export const removeReview = (publicFolder: string): Promise<void> =>
  rm(folderIn(publicFolder), { recursive: true, force: true });

const folderIn = (publicFolder: string): string => path.join(publicFolder, reviewPath);

/**
 * A base that cannot be read is no failure: the review says what it is based on.
 * @param root the project
 * @param publicFolder the built preview
 * @returns one line on what was found
 * @throws if the preview has no manifest of its pages
 */
export async function addReview(
  root: string,
  publicFolder: string,
  env: Variables,
  surroundings: Surroundings,
): Promise<string> {
  const site = siteFrom({ ...env, SITE_HOST: 'preview' });
  const base = await openBase(basePlaces(site, env), site, AbortSignal.timeout(timeForBase));
  const { changes, basis } = await writeReview(root, publicFolder, site, base, surroundings);
  const copies = changes.filter(({ before }) => before !== null).length;
  return `Review of ${changes.length} changed pages by ${basis}, ${copies} of them with a copy of what they were`;
}

export async function surroundingsOf(root: string, env: Variables): Promise<Surroundings> {
  const site = wholeSite(env);
  const { faults, loaded, pages } = await findFaults({ root, env }, null);
  return {
    inputs: await changedInputs(root),
    statuses: await statesFromGit(root, translationStatuses(pages, leftTheSite(site)), pages),
    stale: await staleMessages(root),
    faults: faults.map(({ file, line, rule, message }) => ({ file, line, rule, message: message.slice(0, 500) })),
    drafts: loaded.documents.flatMap(({ draft, file }) => (draft ? file : [])),
    commit: env.COMMIT_REF || null,
    edit: editAddress(env),
  };
}

/**
 * @param root the project
 * @param base what the base branch built; null if it is not at hand
 * @throws if the preview has no manifest of its pages
 */
export async function writeReview(
  root: string,
  publicFolder: string,
  site: Site,
  base: BaseBuild | null,
  { inputs, ...surroundings }: Surroundings,
): Promise<Review> {
  const after = readManifest(await readFile(path.join(publicFolder, 'builds/pages.json'), 'utf8'));
  if (!after) throw new Error(`${publicFolder}/builds/pages.json is no manifest of pages of this version`);
  await removeReview(publicFolder);
  const found = reviewOf({
    ...surroundings,
    site,
    after,
    before: base?.manifest ?? null,
    evidence: { inputs, shows: pageTexts(publicFolder, site) },
  });
  const copies = base ? await copyPages(changesToCopy(found, mostCopies), site, base, publicFolder) : new Map();
  const review = withCopies(found, copies);
  await mkdir(folderIn(publicFolder), { recursive: true });
  await writeFile(path.join(folderIn(publicFolder), 'review.json'), JSON.stringify(review));
  await writeBrowserFiles(root, folderIn(publicFolder));
  return review;
}

/** With the pictures and fonts that the preview lacks. */
async function copyPages(
  changes: readonly ReviewedChange[],
  site: Site,
  base: BaseBuild,
  publicFolder: string,
): Promise<ReadonlyMap<string, EarlierCopy>> {
  const copies = new Map<string, EarlierCopy>();
  const write = async (address: string, content: string | Uint8Array): Promise<void> => {
    const file = path.join(publicFolder, address);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  };
  const copy = async ({ name, locale, path: own, from, address: present }: ReviewedChange): Promise<void> => {
    const earlier = { locale, path: from ?? own };
    const page = await base.page(earlier);
    if (!page) return;
    const address = `${reviewPath}/before/${locale}${earlier.path === '/' ? '' : earlier.path}`;
    const { html, sheets, files } = stillDocument(page.html, `${reviewPath}/before-styles`);
    await write(path.posix.join(address, 'index.html'), html);
    for (const [sheet, text] of sheets) await write(sheet, text);
    for (const file of files.filter((each) => !existsSync(path.join(publicFolder, each)))) {
      const content = await page.file(file);
      if (content) await write(file, content);
    }
    const now = present && (await readFile(path.join(publicFolder, present, 'index.html'), 'utf8').catch(() => null));
    const weight = now ? { before: comparableWeight(page.site, page.html), after: comparableWeight(site, now) } : null;
    copies.set(name, { address, weight });
  };
  await pMap(changes, copy, { concurrency: atATime });
  return copies;
}

/** Apart from webpack's files, so that no page of a public host can come to contain any of it. */
async function writeBrowserFiles(root: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await build({
    absWorkingDir: path.resolve(root),
    entryPoints: ['workshop/review/page/page.ts', 'workshop/review/page/bar.ts'],
    outdir: path.resolve(folder, 'review/page'),
    bundle: true,
    format: 'esm',
    target: 'es2022',
    logLevel: 'warning',
  });
  for (const [name, copy] of Object.entries(copies)) await copyFile(path.join(root, name), path.join(folder, copy));
}
