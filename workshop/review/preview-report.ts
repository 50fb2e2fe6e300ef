/**
 * The report of a pull request (docs/review.md).
 *
 * `npm run preview-report -- make --out report.json [--base <folder>] [--faults <file>] [--links <file>] [--tests <file>]` compares the built
 * preview with what `REVIEW_BASE` names, or with the public hosts. `--base` is a folder with the content of the base branch,
 * `--faults` what `npm run --silent content -- check --json` printed, `--links` what `links --json` printed,
 * `--tests` what `workshop/authoring/failed-tests.ts` printed.
 *
 * `npm run preview-report -- post --file report.json` posts a report as a comment. The environment says where:
 * `GITHUB_API_URL`, `GITHUB_REPOSITORY`, `GITHUB_TOKEN`, `HEAD_OWNER`, `HEAD_BRANCH`, `HEAD_COMMIT`, and `PREVIEW_ADDRESS`, the
 * origin of a preview with `{number}` for that of the pull request, which may be empty.
 */

import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { siteFrom } from '../../src/site/hosting/hosts';
import { wholeSite } from '../authoring/project';
import { distOf, root } from '../paths';
import { runCommand } from '../run-command';
import { basePlaces, openBase } from './base-build';
import { changedInputs } from './changed-inputs';
import { readFaults, reportOf, statusChanges, statusesIn } from './make-report';
import { pageTexts } from './page-texts';
import { postReport } from './post-report';
import { writtenReport } from './report';

const usage =
  'Usage: npm run preview-report -- make --out <file> | post --file <file> (see workshop/review/preview-report.ts)';

async function make(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      out: { type: 'string' },
      base: { type: 'string' },
      faults: { type: 'string' },
      links: { type: 'string' },
      tests: { type: 'string' },
    },
  });
  const { out, base, faults, links, tests } = values;
  if (out === undefined) throw new Error(usage);
  const site = wholeSite(process.env);
  const never = new AbortController().signal;
  const [preview, earlier] = await Promise.all(
    [[distOf('preview')], basePlaces(site, process.env)].map((places) => openBase(places, site, never)),
  );
  const text = writtenReport(
    reportOf({
      after: preview?.manifest ?? null,
      before: earlier?.manifest ?? null,
      evidence: { inputs: await changedInputs(root), shows: pageTexts(distOf('preview'), site) },
      faults: await faultsIn(faults),
      links: links === undefined ? [] : await faultsIn(links),
      tests: tests === undefined ? [] : await faultsIn(tests),
      statuses:
        base === undefined ? [] : statusChanges(await statusesIn(base, site, root), await statusesIn(root, site)),
    }),
  );
  await writeFile(out, text);
}

const faultsIn = async (file: string | undefined): Promise<ReturnType<typeof readFaults>> =>
  readFaults(file === undefined ? null : await readFile(file, 'utf8').catch(() => null));

async function post(args: string[]): Promise<void> {
  const { file } = parseArgs({ args, options: { file: { type: 'string' } } }).values;
  if (file === undefined) throw new Error(usage);
  const { number, done, fault } = await postReport({
    api: needed('GITHUB_API_URL'),
    repository: needed('GITHUB_REPOSITORY'),
    token: needed('GITHUB_TOKEN'),
    head: { owner: needed('HEAD_OWNER'), branch: needed('HEAD_BRANCH'), commit: needed('HEAD_COMMIT') },
    file,
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

runCommand(async () => {
  const [verb, ...args] = process.argv.slice(2);
  if (verb === 'make') await make(args);
  else if (verb === 'post') await post(args);
  else throw new Error(usage);
});
