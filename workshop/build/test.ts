/**
 * `npm test`: formatting and lint, types, content, unit tests, a build with its links and built pages, the host's own software on what
 * is built, browser tests over the fixtures, and a smoke test in three engines. Ends with "N passed, N failed".
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { JSONReport } from '@playwright/test/reporter';
import { type JestReport, specsIn } from '../authoring/failed-tests';
import { root } from '../paths';
import { browsers, type Engine, engines, ensureFonts, findHeadlessShell } from './browsers';

const results = path.join(root, '.local', 'test-results');
const resultsOf = (name: string): string => path.join(results, `${name}.json`);
const bin = (name: string): string => path.join(root, 'node_modules/.bin', name);

/** Failures and skipped checks, printed last because the start of a long log is often cut off. */
const atTheEnd: string[] = [];

interface Count {
  readonly passed: number;
  readonly failed: number;
}

/** Minutes per step; the longest step takes a third of it on two processors. */
const longest = 30;

/** Each leads a process group. */
const running = new Set<ChildProcess>();

function stop({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  } catch {
    // Already ended.
  }
}

const stopAll = (): void => running.forEach(stop);
process.once('exit', stopAll);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => {
    stopAll();
    process.exit(1);
  });
}

/**
 * Returns success. A step that takes too long is killed with its children.
 * @param log buffers the output, for a step that runs beside others
 */
async function run(
  command: string,
  args: readonly string[],
  log?: string,
  env: NodeJS.ProcessEnv = {},
): Promise<boolean> {
  const title = `\n$ ${path.basename(command)} ${args.join(' ')}`;
  const file = log && path.join(results, log);
  if (!file) console.log(title);
  const output = file ? openSync(file, 'w') : 'inherit';
  const child = spawn(command, args, {
    stdio: ['ignore', output, output],
    env: { ...process.env, ...env },
    detached: true,
    timeout: longest * 60_000,
    killSignal: 'SIGKILL',
  });
  running.add(child);
  const ok = await once(child, 'exit').then(
    ([code]) => code === 0,
    () => false,
  );
  // And its leftover children.
  stop(child);
  running.delete(child);
  if (file) console.log(`${title}\n${readFileSync(file, 'utf8')}`);
  if (child.killed) console.log(`This was stopped after ${longest} minutes; the last lines above say how far it was.`);
  return ok;
}

async function check(command: string, args: readonly string[], log?: string): Promise<Count> {
  if (await run(command, args, log)) return { passed: 1, failed: 0 };
  atTheEnd.push(`${path.basename(command)} ${args.join(' ')} failed`);
  return { passed: 0, failed: 1 };
}

async function buildsBeside(): Promise<boolean> {
  const isBuilt = await run(bin('tsx'), ['workshop/build/build.ts'], 'build.log');
  return isBuilt && run(bin('tsx'), ['workshop/build/fixture-site.ts'], 'fixture-site.log');
}

async function jest(name: string, args: readonly string[] = [], log?: string): Promise<Count> {
  const file = resultsOf(name);
  const ok = await run(bin('jest'), ['--json', `--outputFile=${file}`, ...args], log);
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const { numPassedTests, testResults }: JestReport = JSON.parse(readFileSync(file, 'utf8'));
  const failed = testResults.filter(({ status }) => status === 'failed');
  for (const { name, message } of failed) atTheEnd.push(`${path.relative(root, name)}\n${message}`);
  return { passed: numPassedTests, failed: ok ? 0 : Math.max(failed.length, 1) };
}

/** Or could be installed. */
function isThere(name: string, find: () => unknown): boolean {
  try {
    find();
    return true;
  } catch (error) {
    atTheEnd.push(`Not tested in ${name}: ${error instanceof Error ? error.message : error}`);
    return false;
  }
}

function countOf(name: string, ok: boolean): Count {
  const file = resultsOf(name);
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const { stats, suites }: JSONReport = JSON.parse(readFileSync(file, 'utf8'));
  const flaky = specsIn(suites).filter(({ tests }) => tests.some(({ status }) => status === 'flaky'));
  atTheEnd.push(...flaky.map((spec) => `Passed only when tried again: ${spec.file}:${spec.line} ${spec.title}`));
  return { passed: stats.expected + stats.flaky, failed: ok ? stats.unexpected : Math.max(stats.unexpected, 1) };
}

async function browserTests(config: string, log?: string): Promise<Count> {
  if (!isThere('Chromium', findHeadlessShell)) return { passed: 0, failed: 1 };
  const ok = await run(bin('playwright'), ['test', `--config=${config}.config.ts`], log, {
    PLAYWRIGHT_JSON_OUTPUT_NAME: resultsOf(config),
  });
  return countOf(config, ok);
}

/** Side by side: none of them keeps two processors busy, or is timed. */
const testsOfBuiltHosts = (): Promise<readonly Count[]> =>
  Promise.all([
    check(bin('tsx'), ['workshop/authoring/content.ts', 'links'], 'links.log'),
    jest('host-software', ['--config=__tests__/host-software/jest.config.js'], 'host-software.log'),
    browserTests('playwright.built', 'built.log'),
  ]);

/** A laptop may lack the engine; CI may not. */
async function smoke(engine: Engine): Promise<Count> {
  const name = `smoke-${engine}`;
  const ok = await run(
    bin('playwright'),
    ['test', '--config=playwright.engines.config.ts', `--project=${engine}`, `--output=.local/${name}`],
    `${name}.log`,
    { PLAYWRIGHT_JSON_OUTPUT_NAME: resultsOf(name) },
  );
  return countOf(name, ok);
}

/** Side by side: each waits more than it works. */
async function smokes(): Promise<readonly Count[]> {
  // One after the other: two installations at once would lock each other out.
  const found = engines.filter((engine) => isThere(engine, browsers[engine]));
  const missing = engines.length - found.length;
  return [...(await Promise.all(found.map(smoke))), { passed: 0, failed: process.env.CI ? missing : 0 }];
}

async function main(): Promise<void> {
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
  isThere('fonts', ensureFonts);
  // One build alone does not keep two processors busy.
  const builds = buildsBeside();
  const counts = [
    await check('npm', ['run', 'lint']),
    await check(bin('tsc'), ['-p', '.']),
    await check(bin('tsx'), ['workshop/authoring/content.ts', 'check']),
    await jest('unit'),
  ];
  const isBuilt = await builds;
  counts.push(isBuilt ? { passed: 2, failed: 0 } : { passed: 0, failed: 1 });
  if (isBuilt) {
    counts.push(...(await testsOfBuiltHosts()), await browserTests('playwright'), ...(await smokes()));
  }

  const passed = counts.reduce((sum, count) => sum + count.passed, 0);
  const failed = counts.reduce((sum, count) => sum + count.failed, 0);
  for (const line of atTheEnd) console.log(`\n${line}`);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

void main();
