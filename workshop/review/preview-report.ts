/**
 * The report of a pull request (docs/review.md).
 *
 * `npm run preview-report -- make --out report.json [--faults <file>] [--links <file>] [--tests <file>]` says what the review of the
 * built preview says. `--faults` is what `npm run --silent content -- check --json` printed, `--links` what `links --json` printed,
 * `--tests` what `workshop/authoring/failed-tests.ts` printed.
 *
 * `npm run preview-report -- post --file report.json` posts a report as a comment. The environment says where:
 * `GITHUB_API_URL`, `GITHUB_REPOSITORY`, `GITHUB_TOKEN`, `HEAD_OWNER`, `HEAD_BRANCH`, `HEAD_COMMIT`, and `PREVIEW_ADDRESS`, the
 * origin of a preview with `{number}` for that of the pull request, which may be empty.
 */

import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { attempt } from '../../src/site/attempt';
import type { Fault } from '../../src/site/faults';
import { counted } from '../html.ts';
import { distOf } from '../paths';
import { runCommand } from '../run-command';
import { bases, byPage, faultRow, listsOf, nothingIn } from './lists';
import { whatOf } from './page/words';
import { postReport } from './post-report';
import { type Report, type Row, reportVersion } from './report';
import { type Review, reviewPath } from './review';

/** Null is what a failed step did not make. */
interface Findings {
  readonly review: Review | null;
  readonly faults: readonly Fault[] | null;
  readonly links: readonly Fault[] | null;
  /** Failed tests of the built pages. */
  readonly tests: readonly Fault[] | null;
}

/** Rows of all lists; a comment has room for fewer. */
const mostRows = 1_000;

export function reportOf({ review, faults, links, tests }: Findings): Report {
  const failed = [
    ...(review ? [] : ['build']),
    ...(faults ? [] : ['check']),
    ...(links || !review ? [] : ['links']),
    ...(tests || !review ? [] : ['tests of built pages']),
  ];
  const found = [...(faults ?? []), ...(links ?? []), ...(tests ?? [])];
  const ofFaults = faults === null ? 'The check did not come to an end.' : `${counted(found.length, 'fault')}.`;
  const lists = {
    Faults: found.map(faultRow),
    ...(review && listsOf(review)),
    ...Object.fromEntries(review?.groups.map((group) => [group.label, rowsOf(review, group)]) ?? []),
  };
  let room = mostRows;
  return {
    version: reportVersion,
    says: [
      `${review ? pagesIn(review) : 'The preview could not be built, so its pages are not compared.'} ${ofFaults}`,
      ...(failed.length > 0 ? [`Failed: ${failed.join(', ')}. What follows may be incomplete.`] : []),
      ...(review ? [bases[review.basis]] : []),
    ],
    lists: Object.entries(lists)
      .filter(([, rows]) => rows.length > 0)
      .map(([title, rows]) => {
        const shown = rows.slice(0, room);
        room -= shown.length;
        return { title, rows: shown, more: rows.length - shown.length };
      }),
  };
}

function pagesIn(review: Review): string {
  const kinds = (['changed', 'added', 'removed', 'renamed'] as const).flatMap((kind) => {
    const { length } = review.changes.filter((change) => change.kind === kind);
    return length > 0 ? [`${length} ${kind}`] : [];
  });
  return kinds.length > 0 ? `Pages: ${kinds.join(', ')}.` : nothingIn(review);
}

/** The pages that have changed alike in several languages together. */
const rowsOf = (review: Review, group: Review['groups'][number]): Row[] =>
  byPage(review, group, (change) => `${change.identity} ${change.from} ${whatOf(change)}`).map((changes) => {
    const [first] = changes;
    return {
      words: `${first.title}, ${first.from === null ? '' : `before ${first.from}, `}${whatOf(first)}`,
      links: changes.map(({ locale, address }) => ({ name: locale, path: address })),
    };
  });

const checked = z.object({
  faults: z.array(
    z.object({
      file: z.string(),
      line: z.number(),
      rule: z.string(),
      // It may quote a long text.
      message: z.string().transform((text) => text.slice(0, 500)),
    }),
  ),
});

/** Reads the output of `npm run content -- check --json`; null if it is incomplete. */
export const readFaults = (text: string | null): readonly Fault[] | null =>
  attempt(() => checked.safeParse(JSON.parse(text ?? '')).data?.faults) ?? null;

const usage =
  'Usage: npm run preview-report -- make --out <file> | post --file <file> (see workshop/review/preview-report.ts)';

const file = { type: 'string' } as const;

async function make(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { out: file, faults: file, links: file, tests: file },
  });
  const { out, faults, links, tests } = values;
  if (out === undefined) throw new Error(usage);
  const review = await readFile(path.join(distOf('preview'), reviewPath, 'review.json'), 'utf8').then(
    (text) => JSON.parse(text) as Review,
    () => null,
  );
  const report = reportOf({
    review,
    faults: await faultsIn(faults),
    links: links === undefined ? [] : await faultsIn(links),
    tests: tests === undefined ? [] : await faultsIn(tests),
  });
  await writeFile(out, JSON.stringify(report));
}

const faultsIn = async (file: string | undefined): Promise<ReturnType<typeof readFaults>> =>
  readFaults(file === undefined ? null : await readFile(file, 'utf8').catch(() => null));

async function post(args: string[]): Promise<void> {
  const { file: name } = parseArgs({ args, options: { file } }).values;
  if (name === undefined) throw new Error(usage);
  const { number, done, fault } = await postReport({
    api: needed('GITHUB_API_URL'),
    repository: needed('GITHUB_REPOSITORY'),
    token: needed('GITHUB_TOKEN'),
    head: { owner: needed('HEAD_OWNER'), branch: needed('HEAD_BRANCH'), commit: needed('HEAD_COMMIT') },
    file: name,
    preview: process.env.PREVIEW_ADDRESS || null,
  });
  console.log(number === null ? 'No open pull request has this commit as its last one' : `#${number}: ${done}`);
  if (fault) console.warn(`The report ${fault}`);
}

function needed(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set; workshop/review/preview-report.ts lists what is needed`);
  return value;
}

async function run([verb, ...args]: string[]): Promise<void> {
  if (verb === 'make') await make(args);
  else if (verb === 'post') await post(args);
  else throw new Error(usage);
}

if (require.main === module) runCommand(() => run(process.argv.slice(2)));
