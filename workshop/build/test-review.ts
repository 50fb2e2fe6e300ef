/**
 * `npm run test:review [-- <batch> …]`: changes the tests' content and the code in the 60 ways of `workshop/review/mutations.yaml`, builds a preview of each
 * batch, and asks its review: each change is shown on its page, or listed with what it said and says. Takes a quarter of an hour.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { root } from '../paths';
import type { Review } from '../review/review';
import { runCommand } from '../run-command';
import { applyMutation, filesOf, type Mutation, readMutations } from './mutations';
import { copyWithTestContent } from './project-copy';

const folder = path.join(root, '.local', 'review-mutations');
const base = path.join(folder, '.local', 'base');
/** Three are enough, and a build of them takes a minute. */
const languages = 'en,de,zh';

const git = (...args: string[]): string =>
  execFileSync('git', ['-c', 'user.name=test', '-c', 'user.email=test@localhost', ...args], { cwd: folder }).toString();

function restore(): void {
  git('checkout', '-q', '.');
  git('clean', '-qfd');
}

function buildPreview(reviewBase: string): void {
  const { status } = spawnSync(
    path.join(root, 'node_modules/.bin/tsx'),
    ['workshop/build/build.ts', '--host', 'preview'],
    {
      cwd: folder,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, SITE_LOCALES: languages, REVIEW_BASE: reviewBase },
    },
  );
  if (status !== 0) throw new Error('The preview could not be built (see above)');
}

/** What the review says of a change; null if that is not what it has to say. */
function outcomeOf(mutation: Mutation, { changes, inputs, redirects }: Review): 'shown' | 'listed' | null {
  const { on, redirect } = mutation;
  const files = filesOf(mutation);
  const own = (inputs ?? []).flatMap((input, index) =>
    files.some((file) => input.file.startsWith(file)) ? [index] : [],
  );
  const isListed = own.length > 0 && own.some((index) => inputs?.[index]?.isShown === false);
  if (redirect !== undefined) return redirects.some(({ from }) => from === redirect) ? 'shown' : null;
  if (on === undefined) return isListed ? 'listed' : null;
  const isUnder = changes.some(({ name, inputs: shown }) => name === on && shown.some((index) => own.includes(index)));
  return isUnder ? 'shown' : null;
}

async function mutate(): Promise<void> {
  const wanted = process.argv.slice(2);
  const batches = Object.entries(readMutations()).filter(([name]) => wanted.length === 0 || wanted.includes(name));
  await copyWithTestContent(root, folder);
  rmSync(path.join(folder, '.git'), { recursive: true, force: true });
  git('init', '-q', '-b', 'main');
  git('add', '-A');
  git('commit', '-q', '-m', 'base');
  // A text that is not there is told before the first build.
  for (const [, mutations] of batches) {
    for (const mutation of Object.values(mutations)) applyMutation(folder, mutation);
    restore();
  }
  buildPreview('.local/none');
  rmSync(base, { recursive: true, force: true });
  cpSync(path.join(folder, 'dist/preview'), base, { recursive: true });
  const counts = { shown: 0, listed: 0, missed: 0 };
  for (const [batch, mutations] of batches) {
    for (const mutation of Object.values(mutations)) applyMutation(folder, mutation);
    buildPreview(base);
    const review: Review = JSON.parse(readFileSync(path.join(folder, 'dist/preview/_review/review.json'), 'utf8'));
    for (const [name, mutation] of Object.entries(mutations)) {
      const outcome = outcomeOf(mutation, review) ?? 'missed';
      counts[outcome] += 1;
      console.log(`${outcome.padEnd(6)} ${batch}: ${name}`);
    }
    cpSync(path.join(folder, 'dist/preview/_review/review.json'), path.join(folder, `.local/${batch}.json`));
    restore();
  }
  console.log(`${counts.shown} shown on their pages, ${counts.listed} listed, ${counts.missed} missed`);
  if (counts.missed > 0) throw new Error('The review does not say what it should of the changes marked as missed');
}

runCommand(mutate);
