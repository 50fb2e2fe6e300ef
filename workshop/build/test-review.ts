/**
 * `npm run test:review [-- <batch> …]`: changes the tests' content and the code in the 60 ways of `workshop/review/mutations.yaml`, builds a preview of each
 * batch, and asks its review: each change is shown on its page, or listed with what it said and says. Takes a quarter of an hour.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { root } from '../paths';
import type { Review } from '../review/review';
import { runCommand } from '../run-command';
import { copyWithTestContent } from './project-copy';

interface Mutation {
  /** By file: a text in it, and what replaces it. */
  readonly edit?: Readonly<Record<string, readonly [from: string, to: string]>>;
  /** New paths, each with that of what is copied or moved there. */
  readonly copy?: Readonly<Record<string, string>>;
  readonly move?: Readonly<Record<string, string>>;
  readonly remove?: string;
  /** The name of a page, or the path of a redirect. Without both, the change has to be listed. */
  readonly on?: string;
  readonly redirect?: string;
}

type Batches = Readonly<Record<string, Readonly<Record<string, Mutation>>>>;

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

/** @throws if a file does not say what is to be replaced */
function apply({ edit = {}, copy = {}, move = {}, remove }: Mutation): void {
  const at = (name: string): string => path.join(folder, name);
  for (const [to, from] of Object.entries(copy)) cpSync(at(from), at(to));
  for (const [to, from] of Object.entries(move)) renameSync(at(from), at(to));
  if (remove) rmSync(at(remove));
  for (const [file, [from, to]] of Object.entries(edit)) {
    const text = readFileSync(at(file), 'utf8');
    if (!text.includes(from))
      throw new Error(`${file} has no "${from}"; write a text that it has into workshop/review/mutations.yaml`);
    writeFileSync(
      at(file),
      text.replace(from, () => to),
    );
  }
}

const filesOf = ({ edit = {}, copy = {}, move = {}, remove }: Mutation): readonly string[] => [
  ...Object.keys({ ...edit, ...copy, ...move }),
  ...(remove ? [remove] : []),
];

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
  const all = parse(readFileSync('workshop/review/mutations.yaml', 'utf8')) as Batches;
  const wanted = process.argv.slice(2);
  const batches = Object.entries(all).filter(([name]) => wanted.length === 0 || wanted.includes(name));
  await copyWithTestContent(root, folder);
  rmSync(path.join(folder, '.git'), { recursive: true, force: true });
  git('init', '-q', '-b', 'main');
  git('add', '-A');
  git('commit', '-q', '-m', 'base');
  // A text that is not there is told before the first build.
  for (const [, mutations] of batches) {
    for (const mutation of Object.values(mutations)) apply(mutation);
    restore();
  }
  buildPreview('.local/none');
  rmSync(base, { recursive: true, force: true });
  cpSync(path.join(folder, 'dist/preview'), base, { recursive: true });
  const counts = { shown: 0, listed: 0, missed: 0 };
  for (const [batch, mutations] of batches) {
    for (const mutation of Object.values(mutations)) apply(mutation);
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
