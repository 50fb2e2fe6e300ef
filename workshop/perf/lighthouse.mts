/**
 * `npm run lighthouse [-- <path or address>…] [--runs 5] [--json <file>]`: Lighthouse's mobile audit of built pages, several runs each, with
 * the medians in a table and the machine's own benchmark index next to them, which shows whether the machine was slow.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { chromiumArgs, findHeadlessShell } from '../build/browsers';
import { root } from '../paths';
import { median, whole } from './numbers';
import { samplePages } from './sample-pages';

const port = 9700;
const globalHost = `http://localhost:${port}`;

/** The templates whose sample pages are audited if no page is named, and the home page in three more languages. */
const audited = 'home pricing download solution feature alternative article article-list proxy-help faq'.split(' ');
const otherHomes = ['/th', `http://zh.localhost:${port}/`, `http://ru.localhost:${port}/`];

function samples(): readonly string[] {
  const pages = Object.entries(samplePages()).filter(([template]) => audited.includes(template));
  return [...pages.map(([, page]) => page), ...otherHomes];
}

/** Serves the built hosts in a separate process, so that serving does not slow down the browser. */
async function served(work: () => Promise<void>): Promise<void> {
  const server = spawn('node_modules/.bin/tsx', ['workshop/local/serve.ts'], {
    cwd: root,
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const failed = once(server, 'exit').then(() => {
    throw new Error('The built hosts are not served; build the site first (npm run build)');
  });
  try {
    // It prints the addresses once it listens.
    await Promise.race([once(server.stdout, 'data'), failed]);
    await work();
  } finally {
    server.kill();
  }
}

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const figures = {
  'paint ms': 'largest-contentful-paint',
  'blocking ms': 'total-blocking-time',
  shift: 'cumulative-layout-shift',
  bytes: 'total-byte-weight',
} as const;

type Run = Readonly<Record<string, number>>;

/** How often an audit is tried that Lighthouse itself could not finish, such as for want of a trace: it has no figures. */
const mostTries = 3;

/** Audits a page once; Lighthouse empties the browser's storage and caches before. */
async function look(port: number, address: string, tries = mostTries): Promise<Run> {
  const result = await lighthouse(address, { port, output: 'json', logLevel: 'error' });
  if (!result || result.lhr.runtimeError) {
    const reason = result?.lhr.runtimeError?.code ?? 'no result';
    if (tries === 1) throw new Error(`Lighthouse could not audit ${address} in ${mostTries} tries: ${reason}`);
    console.warn(`${address}: ${reason}; once more`);
    return look(port, address, tries - 1);
  }
  const { lhr } = result;
  return Object.fromEntries([
    ...categories.map((name) => [name, Math.round((lhr.categories[name]?.score ?? 0) * 100)]),
    ...Object.entries(figures).map(([title, audit]) => [title, lhr.audits[audit]?.numericValue ?? Number.NaN]),
    ['machine', lhr.environment.benchmarkIndex],
  ]);
}

const medians = (runs: readonly Run[]): Run =>
  Object.fromEntries(
    Object.keys(runs[0] ?? {}).map((title) => {
      const middle = median(runs.map((run) => run[title] ?? Number.NaN));
      return [title, title === 'shift' ? Math.round(middle * 1000) / 1000 : Math.round(middle)];
    }),
  );

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '5' }, json: { type: 'string' } },
});
const runs = whole('--runs', values.runs);
const named = positionals.length > 0 ? positionals : samples();
const report: Record<string, readonly Run[]> = {};
await served(async () => {
  // The same engine without the browser's windows: drawing those takes more of the processor than most pages here, and what
  // the page's thread waits for them would be counted as blocking.
  const chrome = await launch({ chromePath: findHeadlessShell(), chromeFlags: ['--headless', ...chromiumArgs] });
  try {
    // A browser that is still starting competes with the page for the processor: its first audit does not count.
    await look(chrome.port, globalHost);
    for (const address of named.map((page) => new URL(page, globalHost).href)) {
      const found: Run[] = [];
      for (let run = 0; run < runs; run += 1) found.push(await look(chrome.port, address));
      report[address] = found;
      console.log(`${address}: ${found.map(({ performance }) => performance).join(' ')}`);
    }
  } finally {
    chrome.kill();
    console.table(Object.fromEntries(Object.entries(report).map(([address, found]) => [address, medians(found)])));
    if (values.json) writeFileSync(values.json, JSON.stringify(report, null, 2));
  }
});
