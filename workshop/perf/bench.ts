/**
 * `npm run bench [-- --articles 250 --languages 8 --runs 1 --only cold,edit,message,price --json <file>]`: what this site costs to
 * build, compared with a bare Gatsby site with the same texts. With several numbers of articles (`--articles 100,500`), also how the
 * costs grow. Each build takes minutes and needs a quiet machine.
 */

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg, tmpdir, totalmem } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { locales } from '../../src/site/languages/locales';
import { runCommand } from '../run-command';
import { makeArticles } from './articles';
import { measuredBuild } from './measured-build';
import { whole } from './numbers';
import { bareProject, caseNames, makeChange, siteProject } from './projects';
import { comparison, growth, type Measurement } from './tables';

type Options = ReturnType<typeof readOptions>;

function readOptions() {
  const text = (value: string) => ({ type: 'string', default: value }) as const;
  const { values } = parseArgs({
    options: {
      articles: text('250'),
      languages: text('8'),
      runs: text('1'),
      only: text(caseNames.join()),
      json: { type: 'string' },
    },
  });
  const known = locales.filter(({ host }) => host === 'global').map(({ code }) => code);
  const wanted = values.only.split(',');
  const unknown = wanted.find((name) => !caseNames.some((one) => one === name));
  if (unknown !== undefined) throw new Error(`--only has "${unknown}"; expected some of ${caseNames.join(', ')}`);
  return {
    languages: known.slice(0, whole('--languages', values.languages, known.length)),
    sizes: values.articles.split(',').map((count) => whole('--articles', count)),
    runs: whole('--runs', values.runs),
    cases: caseNames.filter((name) => wanted.includes(name)),
    json: values.json,
  };
}

/** Builds both projects for every case, in turn, in a new folder: first cold; the bare site has only articles to edit. */
async function measure({ languages, cases }: Options, articles: number): Promise<Measurement[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'facet-bench-'));
  const remove = (): void => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  process.once('exit', remove);
  const files = makeArticles(languages, articles);
  const projects = {
    site: await siteProject(path.join(folder, 'site'), files),
    bare: await bareProject(path.join(folder, 'bare'), files),
  };
  const builds: Measurement[] = [];
  for (const name of caseNames) {
    for (const project of ['site', 'bare'] as const) {
      const isWanted =
        project === 'site' ? cases.includes(name) : name === 'edit' && cases.some((one) => one !== 'cold');
      if (name !== 'cold' && !isWanted) continue;
      if (name !== 'cold') makeChange(projects[project].folder, name);
      const load = loadavg()[0]?.toFixed(2);
      const figures = await measuredBuild(projects[project]);
      builds.push({ articlePages: files.size, project, case: name, ...figures });
      console.log(
        `${files.size} pages, ${project}, ${name}: ${figures.wall.toFixed(1)} s; load average before ${load}`,
      );
    }
  }
  process.off('exit', remove);
  remove();
  return builds;
}

async function bench(): Promise<void> {
  const options = readOptions();
  const machine = `${availableParallelism()} processors (${cpus()[0]?.model.trim()}), ${Math.round(totalmem() / 1e9)} GB, Node ${process.version}`;
  console.log(machine);
  const all: Measurement[] = [];
  for (const articles of options.sizes) {
    const builds: Measurement[] = [];
    for (let run = 1; run <= options.runs; run += 1) builds.push(...(await measure(options, articles)));
    for (const name of options.cases) {
      console.log(
        `\n${name}: ${articles} articles in ${options.languages.length} languages, medians of ${options.runs}`,
      );
      console.table(comparison(builds, name));
    }
    all.push(...builds);
  }
  for (const name of options.sizes.length > 1 ? options.cases : []) {
    console.log(`\n${name}: exponents of growth with the number of pages`);
    console.table(growth(all, name));
  }
  if (options.json) writeFileSync(options.json, `${JSON.stringify({ machine, options, builds: all }, null, 2)}\n`);
}

// A signal ends the process in order, so that the build that runs is ended and its folder removed.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));
runCommand(bench);
