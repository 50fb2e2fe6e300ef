/**
 * The report of a pull request (docs/review.md).
 *
 * `npm run preview-report -- make --out report.json [--faults <file>] [--links <file>] [--tests <file>]` compares the built
 * preview with what `REVIEW_BASE` names, or with the public hosts. `--faults` is what `npm run --silent content -- check --json` printed, `--links` what `links --json` printed,
 * `--tests` what `workshop/authoring/failed-tests.ts` printed.
 *
 * `npm run preview-report -- post --file report.json` posts a report as a comment. The environment says where:
 * `GITHUB_API_URL`, `GITHUB_REPOSITORY`, `GITHUB_TOKEN`, `HEAD_OWNER`, `HEAD_BRANCH`, `HEAD_COMMIT`, and `PREVIEW_ADDRESS`, the
 * origin of a preview with `{number}` for that of the pull request, which may be empty.
 */

import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import type { PageManifest } from '../../src/gatsby/written/page-manifest-format';
import { siteFrom } from '../../src/site/hosting/hosts';
import { wholeSite } from '../authoring/project';
import { distOf, root } from '../paths';
import { runCommand } from '../run-command';
import { basePlaces, openBase } from './base-build';
import { changedInputs } from './changed-inputs';
import { comparePages, type Evidence, pagesOfFiles } from './compare-pages';
import { pageTexts } from './page-texts';
import { postReport } from './post-report';
import { type Report, type ReportedFault, reportVersion, writtenReport } from './report';

/** Null is what a failed step did not make. */
interface Findings {
  readonly after: PageManifest | null;
  readonly before: PageManifest | null;
  readonly evidence: Evidence;
  readonly faults: readonly ReportedFault[] | null;
  readonly links: readonly ReportedFault[] | null;
  /** Failed tests of the built pages. */
  readonly tests: readonly ReportedFault[] | null;
}

export function reportOf({ after, before, evidence, faults, links, tests }: Findings): Report {
  const comparison =
    after && (before ? comparePages(before, after, evidence) : pagesOfFiles(after, evidence.inputs ?? []));
  return {
    version: reportVersion,
    failed: [
      ...(after ? [] : ['build']),
      ...(faults ? [] : ['check']),
      ...(links || !after ? [] : ['links']),
      ...(tests || !after ? [] : ['tests of built pages']),
    ],
    isShortened: false,
    comparison,
    faults: faults && [...faults, ...(links ?? []), ...(tests ?? [])],
  };
}

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
export function readFaults(text: string | null): readonly ReportedFault[] | null {
  try {
    return checked.safeParse(JSON.parse(text ?? '')).data?.faults ?? null;
  } catch {
    return null;
  }
}

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
  const site = wholeSite(process.env);
  const never = new AbortController().signal;
  const [preview, earlier] = await Promise.all(
    [[distOf('preview')], basePlaces(site, process.env)].map((places) => openBase(places, site, never)),
  );
  const report = reportOf({
    after: preview?.manifest ?? null,
    before: earlier?.manifest ?? null,
    evidence: { inputs: await changedInputs(root), shows: pageTexts(distOf('preview'), site) },
    faults: await faultsIn(faults),
    links: links === undefined ? [] : await faultsIn(links),
    tests: tests === undefined ? [] : await faultsIn(tests),
  });
  await writeFile(out, writtenReport(report));
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
    site: siteFrom({}),
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
