/**
 * How the report on a pull request is made without rights, and posted without its code (design 16).
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { reportLimit } from '../workshop/review/report';

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly if?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}

interface Workflow {
  readonly name: string;
  readonly on: Readonly<Record<string, { readonly workflows?: readonly string[] } | null>>;
  readonly permissions: Readonly<Record<string, string>>;
  readonly jobs: Readonly<
    Record<string, { readonly permissions?: Readonly<Record<string, string>>; readonly steps: readonly Step[] }>
  >;
}

const folder = '.github/workflows';
const texts = new Map(readdirSync(folder).map((name) => [name, readFileSync(path.join(folder, name), 'utf8')]));
const workflow = (name: string): Workflow => parse(texts.get(name) ?? '') as Workflow;
const stepsOf = (name: string): readonly Step[] => Object.values(workflow(name).jobs).flatMap(({ steps }) => steps);
/** An expression of a workflow. */
const expression = (text: string): string => `$\{{ ${text} }}`;
const names = [...texts.keys()];

test.each(names)('%s knows no secret, and may only read unless it posts the comment', (name) => {
  const { permissions, jobs } = workflow(name);
  const isComment = name === 'preview-comment.yml';
  expect(texts.get(name)).not.toContain('secrets.');
  expect(permissions).toEqual(isComment ? {} : { contents: 'read' });
  expect(Object.values(jobs).flatMap(({ permissions: own }) => (own ? [own] : []))).toEqual(
    isComment ? [{ actions: 'read', contents: 'read', 'pull-requests': 'write' }] : [],
  );
  expect(Object.keys(workflow(name).on)).not.toContain('pull_request_target');
});

describe('the report of a pull request', () => {
  test('is written even when a step failed', () => {
    const steps = stepsOf('preview-report.yml');
    const check = steps.findIndex(({ run }) => run?.includes('content -- check'));
    expect(check).toBeGreaterThan(0);
    expect(steps.slice(check + 1).map(({ if: when }) => when)).toEqual(Array(4).fill(expression('!cancelled()')));
  });

  test('is posted by a workflow that follows it and checks out the default branch alone', () => {
    const { on } = workflow('preview-comment.yml');
    expect(on).toEqual({ workflow_run: { workflows: [workflow('preview-report.yml').name], types: ['completed'] } });
    const refs = stepsOf('preview-comment.yml').flatMap(({ uses, with: given }) =>
      uses?.startsWith('actions/checkout@') ? [given?.ref] : [],
    );
    expect(refs).toEqual([expression('github.event.repository.default_branch')]);
  });

  test('is read out of an archive that is never unpacked, and only as far as a report may go', () => {
    const steps = stepsOf('preview-comment.yml');
    expect(steps.find(({ uses }) => uses?.startsWith('actions/download-artifact@'))?.with).toMatchObject({
      'skip-decompress': true,
    });
    const scripts = steps.map(({ run = '' }) => run).join('\n');
    expect(scripts.match(/unzip .*/g)).toEqual([expect.stringMatching(/^unzip -p /)]);
    expect(scripts).toContain(`head -c ${reportLimit + 1} `);
  });
});
