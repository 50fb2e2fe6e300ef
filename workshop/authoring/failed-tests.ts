/**
 * The failed tests of a run as faults, for whoever reads a pull request: `npx tsx workshop/authoring/failed-tests.ts <file>` reads
 * what Jest or Playwright wrote as JSON, prints annotations and a summary on GitHub, and exits with 1 if a test has failed. With
 * `--json` it prints `{ "faults": […] }`, for the report of the preview.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { JSONReport, JSONReportSpec, JSONReportSuite } from '@playwright/test/reporter';
import type { Fault } from '../../src/site/faults';
import { root } from '../paths';
import { runCommand } from '../run-command';
import { reportFaults } from './fault-report';

export interface JestReport {
  readonly numPassedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly Readonly<{ fullName: string; status: string; failureMessages: string[] }>[];
  }[];
}

/** Of all suites, at any depth. */
export const specsIn = (suites: readonly JSONReportSuite[]): JSONReportSpec[] =>
  suites.flatMap((suite) => [...suite.specs, ...specsIn(suite.suites ?? [])]);

/** What an author does about a test whose own message does not say it. */
const advice =
  'if you changed only texts or pictures, and the test does not say what to do, ask in the pull request: an engineer changes what it expects';

/** In characters. */
const longest = 400;

/** Up to the lines of code, without colors. */
const firstLines = (message: string): string =>
  (stripVTControlCharacters(message).split(/\n\s+(?:at |\d+ \||> \d+ \|)/)[0] ?? '').replace(/\s+/g, ' ').trim();

function fault(file: string, line: number, title: string, message = ''): Fault {
  const said = firstLines(message);
  const cut = said.length > longest ? `${said.slice(0, longest)}…` : said;
  return { file, line, rule: 'failed-test', message: `${title}: ${cut} (${advice})` };
}

/** @throws when the text is what neither Jest nor Playwright writes */
export function failedTests(text: string, projectRoot: string): Fault[] {
  const report: JestReport | JSONReport = JSON.parse(text);
  const inProject = (file: string): string => path.relative(projectRoot, path.resolve(projectRoot, file));
  if ('testResults' in report) {
    return report.testResults.flatMap(({ name, status, message, assertionResults }): Fault[] => {
      const failed = assertionResults.filter((each) => each.status === 'failed');
      const file = inProject(name);
      if (failed.length === 0) return status === 'failed' ? [fault(file, 1, 'the file did not run', message)] : [];
      return failed.map(({ fullName, failureMessages }) => fault(file, 1, fullName, failureMessages[0]));
    });
  }
  if (!('suites' in report)) throw new Error('The file is a report of neither Jest nor Playwright');
  const { config, suites, errors } = report;
  return [
    ...specsIn(suites)
      .filter(({ ok }) => !ok)
      .map(({ title, file, line, tests }) => {
        const message = tests.flatMap(({ results }) => results.flatMap(({ error }) => error?.message ?? [])).at(-1);
        return fault(inProject(path.join(config.rootDir, file)), line, title, message);
      }),
    ...errors.map(({ message }) => fault(inProject(config.rootDir), 1, 'the tests did not run', message)),
  ];
}

if (require.main === module) {
  runCommand(async () => {
    const [file = '', json] = process.argv.slice(2);
    const faults = failedTests(await readFile(file, 'utf8'), root);
    if (json === '--json') return console.log(JSON.stringify({ faults }));
    const format = process.env.GITHUB_ACTIONS === 'true' ? 'github' : 'text';
    const surroundings = { env: process.env, paint: (_color: unknown, text: string) => text };
    const { text, status } = await reportFaults(faults, { format, checked: 'tests', data: {} }, surroundings);
    console.log(text);
    process.exitCode = status;
  });
}
