import { noEvidence } from './compare-pages';
import { cases, evidenceOf, madeUpManifest, usual } from './made-up-site';
import { readFaults, reportOf } from './preview-report';
import { readReport } from './report';

const before = madeUpManifest(usual);
const findings = { after: before, before, evidence: noEvidence, faults: [], links: [], tests: [] };

test.each(cases)('the report on %s has the form of a report', (_change, site) => {
  const made = reportOf({ ...findings, after: madeUpManifest(site), evidence: evidenceOf(site) });
  expect(readReport(JSON.stringify(made))).toEqual({ report: JSON.parse(JSON.stringify(made)) });
});

test.each([
  ['the build failed', { after: null }, ['build'], null],
  ['the check failed', { faults: null }, ['check'], 'manifests'],
  ['the check of the links failed', { links: null }, ['links'], 'manifests'],
  ['the tests of built pages did not run', { tests: null }, ['tests of built pages'], 'manifests'],
  ['both failed', { after: null, faults: null }, ['build', 'check'], null],
  ['no manifest of the base is at hand', { before: null }, [], 'files'],
])('if %s, it says so', (_what, more, failed, basis) => {
  const made = reportOf({ ...findings, ...more });
  expect([made.failed, made.comparison?.basis ?? null]).toEqual([failed, basis]);
  expect(readReport(JSON.stringify(made))).toHaveProperty('report');
});

test('failed tests of built pages are among its faults', () => {
  const test = { file: '__tests__/built/wording.built.ts', line: 9, rule: 'failed-test', message: 'a title: why' };
  expect(reportOf({ ...findings, tests: [test] }).faults).toEqual([test]);
});

test('faults are read as the check prints them', () => {
  const fault = { file: 'content/blog/first/en.md', line: 3, rule: 'emoji', message: 'x'.repeat(1_000) };
  expect(readFaults(JSON.stringify({ files: 1, faults: [{ ...fault, field: 'title' }] }))).toEqual([
    { ...fault, message: 'x'.repeat(500) },
  ]);
  expect(readFaults(null)).toBeNull();
  expect(readFaults('')).toBeNull();
  expect(readFaults('{"faults":1}')).toBeNull();
});
