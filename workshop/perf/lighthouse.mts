/**
 * `npm run lighthouse [-- <path or address>…] [--runs 5] [--json <file>]`: Lighthouse's mobile audit of built pages, several runs each, with
 * the medians in a table and the machine's own benchmark index next to them, which shows whether the machine was slow.
 */
import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { type BuildTarget, pathOn, siteFrom } from '../../src/site/hosting/hosts';
import type { RoutePath } from '../../src/site/hosting/route-path';
import { type LocaleCode, localeOf } from '../../src/site/languages/locales';
import { chromiumArgs, findHeadlessShell } from '../build/browsers';
import { root } from '../paths';
import { readSamples } from './sample-pages';

/** The pages that are audited if none are named: one of each kind, and the home page in three more languages. */
function samples(): readonly (readonly [LocaleCode, RoutePath])[] {
  const sample = readSamples();
  return [
    ['en', '/'],
    ['en', '/pricing'],
    ['en', '/download'],
    ['en', '/solutions/amazon'],
    ['en', '/synchronizer'],
    ['en', sample('/alternatives/{id} alternative') as RoutePath],
    ['en', sample('/blog/{id} article') as RoutePath],
    ['en', '/blog'],
    ['en', sample('/helps/{id} article') as RoutePath],
    ['en', '/faq'],
    ['th', '/'],
    ['zh', '/'],
    ['ru', '/'],
  ];
}

const port = 9700;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** The figures of one run. */
interface Run {
  readonly scores: readonly number[];
  /** Largest paint and blocking time in ms, layout shift, total bytes. */
  readonly paint: number;
  readonly blocking: number;
  readonly shift: number;
  readonly bytes: number;
  readonly machine: number;
}

const originOf = (target: BuildTarget): string => `http://${target === 'global' ? '' : `${target}.`}localhost:${port}`;

const addressOf = (locale: LocaleCode, path: RoutePath): string => {
  const target = localeOf(locale).host;
  return originOf(target) + pathOn(siteFrom({ SITE_HOST: target }), locale, path);
};

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Serves the built hosts in a separate process, so that serving does not slow down the browser. */
async function served<T>(work: () => Promise<T>): Promise<T> {
  const server = spawn('node_modules/.bin/tsx', ['workshop/local/serve.ts'], {
    cwd: root,
    env: { ...process.env, PORT: String(port) },
    stdio: 'ignore',
  });
  try {
    for (let tries = 0; ; tries += 1) {
      const isThere = await fetch(`${originOf('global')}/robots.txt`).then(
        ({ ok }) => ok,
        () => false,
      );
      if (isThere) break;
      if (tries === 100) throw new Error(`Nothing responds on port ${port}; build the site first (npm run build)`);
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    return await work();
  } finally {
    server.kill();
  }
}

/** How often an audit is tried that Lighthouse itself could not finish, such as for want of a trace: it has no figures. */
const mostTries = 3;

/**
 * Audits a page once; Lighthouse empties the browser's storage and caches before.
 * @throws when Lighthouse cannot finish any try
 */
async function look(port: number, address: string, tries = mostTries): Promise<Run> {
  const result = await lighthouse(address, { port, output: 'json', logLevel: 'error' });
  if (!result || result.lhr.runtimeError) {
    const reason = result?.lhr.runtimeError?.code ?? 'no result';
    if (tries === 1) throw new Error(`Lighthouse could not audit ${address} in ${mostTries} tries: ${reason}`);
    console.warn(`${address}: ${reason}; once more`);
    return look(port, address, tries - 1);
  }
  const { lhr } = result;
  const figure = (audit: string): number => lhr.audits[audit]?.numericValue ?? Number.NaN;
  return {
    scores: categories.map((name) => Math.round((lhr.categories[name]?.score ?? 0) * 100)),
    paint: figure('largest-contentful-paint'),
    blocking: figure('total-blocking-time'),
    shift: figure('cumulative-layout-shift'),
    bytes: figure('total-byte-weight'),
    machine: lhr.environment.benchmarkIndex,
  };
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '5' }, json: { type: 'string' } },
});
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1) throw new Error(`--runs is "${values.runs}"; expected a number such as 5`);
const addresses =
  positionals.length > 0
    ? positionals.map((place) => new URL(place, originOf('global')).href)
    : samples().map(([locale, path]) => addressOf(locale, path));

const report: Record<string, readonly Run[]> = {};
await served(async () => {
  // The same engine without the browser's windows: drawing those takes more of the processor than most pages here, and what
  // the page's thread waits for them would be counted as blocking.
  const chrome = await launch({ chromePath: findHeadlessShell(), chromeFlags: ['--headless', ...chromiumArgs] });
  try {
    // A browser that is still starting competes with the page for the processor: its first audit does not count.
    if (addresses[0]) await look(chrome.port, addresses[0]);
    for (const address of addresses) {
      const found: Run[] = [];
      for (let run = 0; run < runs; run += 1) found.push(await look(chrome.port, address));
      report[address] = found;
      console.log(`${address}: ${found.map(({ scores }) => scores[0]).join(' ')}`);
    }
  } finally {
    chrome.kill();
  }
});
console.table(
  Object.fromEntries(
    Object.entries(report).map(([address, found]) => {
      const middle = (figure: (run: Run) => number): number => median(found.map(figure));
      return [
        address.replace(/^http:\/\//, ''),
        {
          ...Object.fromEntries(categories.map((name, place) => [name, middle(({ scores }) => scores[place] ?? 0)])),
          'paint ms': Math.round(middle(({ paint }) => paint)),
          'blocking ms': Math.round(middle(({ blocking }) => blocking)),
          shift: middle(({ shift }) => shift).toFixed(3),
          bytes: middle(({ bytes }) => bytes),
          machine: Math.round(middle(({ machine }) => machine)),
        },
      ];
    }),
  ),
);
if (values.json) writeFileSync(values.json, JSON.stringify(report, null, 2));
