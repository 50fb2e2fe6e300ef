/**
 * `npm run bench [-- --articles 250 --languages 8 --runs 1 --seed 1 --only cold,edit,message,price --json <file>]`: what this
 * site costs to build, beside a bare Gatsby site over the same texts. `--curve 500,1000,2500,5000` measures these numbers
 * of pages instead, and prints how the costs grow. It takes minutes for each build, and wants a quiet machine.
 */
import { existsSync, rmSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, cpus, loadavg, tmpdir, totalmem } from 'node:os';
import path from 'node:path';
import { root } from '../paths';
import { seededArticles } from './bench/articles';
import { type CaseName, caseNames, makeChange } from './bench/cases';
import { readCorpus } from './bench/corpus';
import { measuredBuild, stopBuilds } from './bench/measured-build';
import { type BenchOptions, readOptions } from './bench/options';
import { bareProject, siteProject } from './bench/projects';
import { comparison, curve, type Measurement } from './bench/tables';

/** The cases that a project is built for: each starts from a cold build, and the bare site has only articles to edit. */
function casesOf(project: Measurement['project'], wanted: readonly CaseName[]): readonly CaseName[] {
  const isWarm = wanted.some((name) => name !== 'cold');
  return project === 'site'
    ? caseNames.filter((name) => name === 'cold' || wanted.includes(name))
    : caseNames.filter((name) => name === 'cold' || (name === 'edit' && isWarm));
}

/** Builds both projects for every case, in turn, in new folders. */
async function measure(folder: string, options: BenchOptions, articles: number, run: number): Promise<Measurement[]> {
  const { languages, seed, cases } = options;
  const files = seededArticles(await readCorpus(root, languages), { articles, seed });
  const projects = {
    site: await siteProject(root, path.join(folder, 'site'), files),
    bare: await bareProject(root, path.join(folder, 'bare'), files),
  };
  const measurements: Measurement[] = [];
  for (const name of caseNames) {
    for (const project of ['site', 'bare'] as const) {
      if (!casesOf(project, cases).includes(name)) continue;
      if (name !== 'cold') await makeChange(projects[project].folder, name);
      const figures = await measuredBuild(projects[project]);
      measurements.push({ seeded: files.size, run, project, case: name, ...figures });
      console.log(`${files.size} pages, run ${run}, ${project}, ${name}: ${figures.wall.toFixed(1)} s`);
    }
  }
  return measurements;
}

/** Measures everything that the options ask for, and prints the tables. */
async function bench(options: BenchOptions): Promise<void> {
  if (!existsSync('/proc/self/smaps_rollup')) throw new Error('The benchmark reads /proc, and runs on Linux only');
  const machine = `${availableParallelism()} processors (${cpus()[0]?.model.trim()}), ${Math.round(totalmem() / 1e9)} GB, Node ${process.version}`;
  console.log(
    `${machine}; load average ${loadavg()
      .map((load) => load.toFixed(2))
      .join(', ')}`,
  );
  const all: Measurement[] = [];
  for (const articles of options.sizes) {
    const ofSize: Measurement[] = [];
    for (let run = 1; run <= options.runs; run += 1) {
      const folder = await mkdtemp(path.join(tmpdir(), 'facet-bench-'));
      const stop = (): void => {
        stopBuilds();
        rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
        process.exit(130);
      };
      process.once('SIGINT', stop).once('SIGTERM', stop);
      try {
        ofSize.push(...(await measure(folder, options, articles, run)));
      } finally {
        process.off('SIGINT', stop).off('SIGTERM', stop);
        await rm(folder, { recursive: true, force: true, maxRetries: 5 });
      }
    }
    for (const name of options.cases) {
      console.log(
        `\n${name}: ${articles} articles in ${options.languages.length} languages, medians of ${options.runs}`,
      );
      console.table(comparison(ofSize, name));
    }
    all.push(...ofSize);
  }
  if (options.isCurve) {
    for (const name of options.cases) {
      console.log(`\n${name}: growth with the number of the articles' pages`);
      console.table(curve(all, name));
    }
  }
  if (options.json)
    await writeFile(options.json, `${JSON.stringify({ machine, options, measurements: all }, null, 2)}\n`);
}

/** Prints an error and sets the exit status. */
const fail =
  (status: number) =>
  (error: unknown): void => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = status;
  };

function optionsOrNull(): BenchOptions | null {
  try {
    return readOptions(process.argv.slice(2));
  } catch (error) {
    fail(2)(error);
    return null;
  }
}

const options = optionsOrNull();
if (options) bench(options).catch(fail(1));
