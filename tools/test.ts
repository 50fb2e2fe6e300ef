/**
 * `npm test`: formatting and lint, types, content, unit tests, a build, its links, browser tests, and a
 * smoke in three engines. Ends with "N passed, N failed".
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { browsers, type Engine, engines, findHeadlessShell } from './browsers';
import { root } from './paths';

const results = path.join(root, '.local', 'test-results');
const bin = (name: string): string => path.join(root, 'node_modules/.bin', name);

/** How many checks of a step passed and how many failed. */
interface Count {
  readonly passed: number;
  readonly failed: number;
}

const run = (command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): boolean => {
  console.log(`\n$ ${path.basename(command)} ${args.join(' ')}`);
  return spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } }).status === 0;
};

const check = (command: string, args: readonly string[]): Count =>
  run(command, args) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };

/** A check that runs beside others: its output is kept until it has ended. */
function checkBeside(command: string, args: readonly string[]): Promise<Count> {
  const file = path.join(results, `${path.basename(args.at(-1) ?? command, '.ts')}.log`);
  const log = openSync(file, 'w');
  const child = spawn(command, args, { stdio: ['ignore', log, log] });
  return new Promise((resolve) => {
    const end = (ok: boolean): void => {
      console.log(`\n$ ${path.basename(command)} ${args.join(' ')}\n${readFileSync(file, 'utf8')}`);
      resolve(ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
    };
    child.once('error', () => end(false));
    child.once('exit', (code) => end(code === 0));
  });
}

function unitTests(): Count {
  const file = path.join(results, 'jest.json');
  const ok = run(bin('jest'), ['--json', `--outputFile=${file}`]);
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = JSON.parse(readFileSync(file, 'utf8')) as {
    numPassedTests: number;
    numFailedTests: number;
    numRuntimeErrorTestSuites: number;
  };
  const failed = numFailedTests + numRuntimeErrorTestSuites;
  return { passed: numPassedTests, failed: ok ? failed : Math.max(failed, 1) };
}

/** What could not be tested, and why. This is repeated at the end, where it is easier to see. */
const untested: string[] = [];

/** Whether a browser is installed or could be installed. */
function isThere(name: string, find: () => unknown): boolean {
  try {
    find();
    return true;
  } catch (error) {
    untested.push(`Not tested in ${name}: ${error instanceof Error ? error.message : error}`);
    return false;
  }
}

function playwright(name: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Count {
  const file = path.join(results, `${name}.json`);
  const ok = run(bin('playwright'), ['test', ...args], { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: file });
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const { stats } = JSON.parse(readFileSync(file, 'utf8')) as {
    stats: { expected: number; unexpected: number; flaky: number };
  };
  return { passed: stats.expected + stats.flaky, failed: ok ? stats.unexpected : Math.max(stats.unexpected, 1) };
}

const browserTests = (): Count =>
  isThere('Chromium', findHeadlessShell) ? playwright('playwright', []) : { passed: 0, failed: 1 };

/** The smoke test in one engine. A laptop may lack the engine, but not a machine whose result is relied on. */
const smoke = (engine: Engine): Count =>
  isThere(engine, browsers[engine])
    ? playwright(`smoke-${engine}`, ['--config=playwright.engines.config.ts', `--project=${engine}`])
    : { passed: 0, failed: process.env.CI ? 1 : 0 };

async function main(): Promise<void> {
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
  // A build alone does not keep two processors busy.
  const build = checkBeside(bin('tsx'), ['tools/build.ts']);
  const counts = [
    check(bin('biome'), ['ci', '.']),
    check(bin('tsc'), ['-p', '.']),
    check(bin('tsx'), ['tools/check-content.ts']),
    unitTests(),
  ];
  const built = await build;
  counts.push(built);
  if (built.failed === 0) {
    counts.push(check(bin('tsx'), ['tools/content.ts', 'links']), browserTests(), ...engines.map(smoke));
  }

  const passed = counts.reduce((sum, count) => sum + count.passed, 0);
  const failed = counts.reduce((sum, count) => sum + count.failed, 0);
  for (const line of untested) console.log(`\n${line}`);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

void main();
