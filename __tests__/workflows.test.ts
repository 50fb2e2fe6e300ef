/**
 * What a workflow on GitHub may do: a pull request from a fork is data to it, and never a command (docs/review.md).
 */
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { reportLimit } from '../workshop/review/report';
import { suggestionsIn } from '../workshop/review/suggest-fixes';

const permissions = z.union([z.string(), z.record(z.string(), z.string())]);
const step = z.looseObject({
  ...{ id: z.string().optional(), uses: z.string().optional(), run: z.string().optional(), if: z.string().optional() },
  with: z.record(z.string(), z.unknown()).optional(),
});
const job = z.looseObject({
  uses: z.string().optional(),
  permissions: permissions.optional(),
  if: z.string().optional(),
  steps: z.array(step).default([]),
});
const workflow = z.looseObject({
  name: z.string().optional(),
  on: z.union([z.string(), z.array(z.string()), z.record(z.string(), z.unknown())]),
  permissions: permissions.optional(),
  jobs: z.record(z.string(), job),
});

/** What is wrong with a workflow, in the order of the rules. */
function faultsOf(text: string): string[] {
  const { on, permissions: allowed, jobs } = workflow.parse(parse(text));
  const all = Object.values(jobs);
  const steps = all.flatMap((one) => one.steps);
  const used = [...all, ...steps].flatMap(({ uses }) => uses ?? []);
  const events = typeof on === 'string' ? [on] : Array.isArray(on) ? on : Object.keys(on);
  const granted = [allowed, ...all.map((one) => one.permissions)];
  const isCheckedOut = used.some((name) => name.startsWith('actions/checkout@'));
  return [
    ...used
      .filter((name) => !name.startsWith('./') && !/@[0-9a-f]{40}$/.test(name))
      .map((name) => `${name} is not pinned by its digest`),
    ...used
      .filter(
        (name) => /@[0-9a-f]{40}$/.test(name) && !new RegExp(`uses: ${name} # v\\d+\\.\\d+\\.\\d+$`, 'm').test(text),
      )
      .map((name) => `${name} does not say its version`),
    ...(allowed === undefined ? ['permissions are missing'] : []),
    ...(granted.includes('write-all') ? ['may write everything'] : []),
    ...(events.includes('pull_request_target') && isCheckedOut
      ? ['checks out a pull request where secrets are at hand']
      : []),
    // Not only what an event says: names of branches and inputs are texts of others, too.
    ...steps
      .filter(({ run }) => run?.includes('${{'))
      .map(({ run }) => `writes an expression into a command; hand it over in env: ${run}`),
  ];
}

const folder = '.github/workflows';
const names = readdirSync(folder);

const textOf = (name: string): string => readFileSync(path.join(folder, name), 'utf8');
const read = (name: string) => workflow.parse(parse(textOf(name)));
const stepsOf = (name: string) => Object.values(read(name).jobs).flatMap(({ steps }) => steps);

test.each(names)('%s runs only pinned actions, with the permissions it names, and no text of others', (name) => {
  expect(faultsOf(textOf(name))).toEqual([]);
});

/** What the jobs of a workflow may do that posts comments; no other job may write. */
const granted: Readonly<Record<string, readonly object[]>> = {
  'preview-comment.yml': [{ actions: 'read', contents: 'read', 'pull-requests': 'write' }],
  'fix.yml': [{ contents: 'read' }, { contents: 'read', 'pull-requests': 'write' }],
};

test.each(names)('%s knows no secret, and may only read unless it posts comments', (name) => {
  const { permissions: allowed, jobs } = read(name);
  expect(textOf(name)).not.toContain('secrets.');
  expect(allowed).toEqual(granted[name] ? {} : { contents: 'read' });
  expect(Object.values(jobs).flatMap(({ permissions: own }) => (own ? [own] : []))).toEqual(granted[name] ?? []);
});

const digest = '11bd71901bbe5b1630ceea73d27597364c9af683';
const sound = `on: pull_request
permissions:
  contents: read
jobs:
  one:
    steps:
      - uses: actions/checkout@${digest} # v4.2.2
      - run: npm ci
`;

test.each([
  ['an action by its tag', `@${digest} # v4.2.2`, '@v4', 'actions/checkout@v4 is not pinned by its digest'],
  ['an action without its version', ' # v4.2.2', '', `actions/checkout@${digest} does not say its version`],
  ['no permissions', 'permissions:\n  contents: read\n', '', 'permissions are missing'],
  ['all permissions', 'permissions:\n  contents: read', 'permissions: write-all', 'may write everything'],
  ['secrets', 'on: pull_request', 'on: pull_request_target', 'checks out a pull request where secrets are at hand'],
  [
    'the title of a pull request in a command',
    'npm ci',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: an expression of GitHub's
    'echo ${{ github.event.pull_request.title }}',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: an expression of GitHub's
    'writes an expression into a command; hand it over in env: echo ${{ github.event.pull_request.title }}',
  ],
])('%s is found', (_what, from, to, fault) => {
  expect(faultsOf(sound)).toEqual([]);
  expect(faultsOf(sound.replace(from, () => to))).toEqual([fault]);
});

test('the check of a pull request compares with the base, which is there', () => {
  const { steps = [] } = read('pull-request.yml').jobs.content ?? {};
  expect(steps[0]).toMatchObject({ with: { 'fetch-depth': 2, 'persist-credentials': false } });
  expect(steps.at(-1)?.run).toMatch(/content -- check --changed --base HEAD\^1 --format github$/);
});

test('a pull request runs every test that needs no built pages, and says which have failed', () => {
  const runs = (read('pull-request.yml').jobs.tests?.steps ?? []).map(({ run = '' }) => run);
  const jest = runs.find((run) => run.startsWith('npx jest ')) ?? '';
  // No path and no pattern: a list of tests would grow old.
  expect(jest.split(' ').slice(2)).toEqual(['--json', '--outputFile="$RUNNER_TEMP/tests.json"']);
  expect(runs.at(-1)).toBe('npx tsx workshop/authoring/failed-tests.ts "$RUNNER_TEMP/tests.json"');
});

test.each(names)('%s installs packages from a cache', (name) => {
  const setups = stepsOf(name).filter(({ uses }) => uses?.startsWith('actions/setup-node@'));
  expect(setups.map(({ with: given }) => given?.cache)).toEqual(setups.map(() => 'npm'));
});

describe('the weekly audit', () => {
  const commands = stepsOf('audit.yml').flatMap(({ run }) => run ?? []);
  const commandWith = (text: string): string => commands.find((run) => run.includes(text)) ?? 'false';

  test('asks for the weaknesses of all packages, since those of development make what is deployed', () => {
    expect(commandWith('npm audit --')).toBe('npm audit --audit-level=high');
  });

  /** Whether the command for the lock file succeeds in a repository where "npm run lock:complete" does something. */
  const succeeds = (done: string): boolean => {
    const repository = mkdtempSync(path.join(tmpdir(), 'facet-audit-'));
    const run = (command: string, args: readonly string[]) =>
      spawnSync(command, args, {
        cwd: repository,
        env: { ...process.env, PATH: `${repository}/bin:${process.env.PATH}` },
      });
    writeFileSync(path.join(repository, 'package-lock.json'), '{}\n');
    mkdirSync(path.join(repository, 'bin'));
    writeFileSync(path.join(repository, 'bin/npm'), `#!/bin/sh\n${done}\n`, { mode: 0o755 });
    run('git', ['init', '--quiet']);
    run('git', ['add', 'package-lock.json']);
    const { status } = run('bash', ['-e', '-c', commandWith('lock:complete')]);
    rmSync(repository, { recursive: true });
    return status === 0;
  };

  test.each([
    ['a checksum was missing', 'echo "{ }" > package-lock.json', false],
    ['the registry does not know one', 'exit 1', false],
    ['nothing was missing', 'exit 0', true],
  ])('looks at the lock file: %s', (_what, done, expected) => expect(succeeds(done)).toBe(expected));

  test('newer packages and actions are proposed', () => {
    const { updates } = z
      .object({ updates: z.array(z.object({ 'package-ecosystem': z.string() })) })
      .parse(parse(readFileSync('.github/dependabot.yml', 'utf8')));
    expect(updates.map((each) => each['package-ecosystem'])).toEqual(['npm', 'github-actions']);
  });
});

/** An expression of a workflow. */
const expression = (text: string): string => `$\{{ ${text} }}`;

describe('the report of a pull request', () => {
  test('is written even when a step failed', () => {
    const steps = stepsOf('preview-report.yml');
    const check = steps.findIndex(({ run }) => run?.includes('content -- check'));
    const upload = steps.findIndex(({ uses }) => uses?.startsWith('actions/upload-artifact@'));
    expect(check).toBeGreaterThan(0);
    expect(steps.slice(check + 1, upload + 1).map(({ if: when }) => when?.includes('!cancelled()'))).toEqual(
      Array(upload - check).fill(true),
    );
  });

  test('is made when a file has changed that a build reads, and has the failed tests of built pages', () => {
    const { on } = read('preview-report.yml');
    const events = z.record(z.string(), z.looseObject({ paths: z.array(z.string()) })).parse(on);
    const [, relevant = ''] =
      /^relevant=\((.*)\)$/m.exec(readFileSync('workshop/build/netlify-ignore.sh', 'utf8')) ?? [];
    const files = relevant.split(' ').map((name) => name.replace(/'|:\(glob\)/g, ''));
    for (const event of ['pull_request', 'push']) {
      const paths = events[event]?.paths.map((name) => name.replace(/\/\*\*$/, ''));
      expect(paths?.sort()).toEqual([...files, '__tests__/built'].sort());
    }
    const scripts = stepsOf('preview-report.yml').map(({ run = '' }) => run);
    expect(scripts.some((run) => run.startsWith('npx playwright test -c playwright.built.config.ts'))).toBe(true);
    expect(scripts.some((run) => /preview-report -- make .*--tests "\$RUNNER_TEMP\/tests.json"/.test(run))).toBe(true);
  });

  test('keeps builds for others only from the main branch', () => {
    const [save] = stepsOf('preview-report.yml').filter(({ uses }) => uses?.startsWith('actions/cache/save@'));
    expect(save?.if).toContain("github.event_name == 'push'");
    expect(stepsOf('preview-report.yml').filter(({ uses }) => uses?.startsWith('actions/cache@'))).toEqual([]);
  });

  test('is posted by a workflow that follows it and checks out the default branch alone', () => {
    const workflows = [read('preview-report.yml').name];
    expect(read('preview-comment.yml').on).toEqual({ workflow_run: { workflows, types: ['completed'] } });
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

describe('fixes by comment', () => {
  const { make, suggest } = read('fix.yml').jobs;
  const checkouts = [make, suggest].map((each) =>
    (each?.steps ?? []).flatMap(({ uses, with: given }) => (uses?.startsWith('actions/checkout@') ? [given] : [])),
  );

  test('are for the author of the pull request, and those who may write', () => {
    expect(make?.if).toMatch(/^github\.event\.issue\.pull_request && github\.event\.comment\.body == '\/fix' && \(/);
    expect(make?.if).toContain('github.event.comment.user.id == github.event.issue.user.id ||');
    expect(make?.if).toContain('["OWNER", "MEMBER", "COLLABORATOR"]');
  });

  test('run the code of the default branch, with the texts of the pull request beside it, and without a token in Git', () => {
    const own = { ref: expression('github.event.repository.default_branch'), 'persist-credentials': false };
    const theirs = {
      ref: `refs/pull/${expression('github.event.issue.number')}/head`,
      path: '.local/pull-request',
      'sparse-checkout': 'content',
      'persist-credentials': false,
    };
    expect(checkouts).toEqual([[own, theirs], [own]]);
  });

  test('are a diff of plain files of the content', () => {
    const repository = mkdtempSync(path.join(tmpdir(), 'facet-fix-'));
    const at = (name: string): string => path.join(repository, name);
    const write = (name: string, text: string): void => {
      mkdirSync(path.dirname(at(name)), { recursive: true });
      writeFileSync(at(name), text);
    };
    const run = (cwd: string, ...args: string[]) =>
      spawnSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.org', ...args], { cwd });
    write('content/blog/old/en.md', 'Old\n');
    for (const step of [
      ['init', '-q'],
      ['add', '-A'],
      ['commit', '-qm', 'x'],
    ])
      run(repository, ...step);
    write('.local/pull-request/content/blog/new/en.md', 'One\nTwo  \nThree\n');
    symlinkSync('/etc/hostname', at('.local/pull-request/content/blog/new/de.md'));
    for (const step of [
      ['init', '-q'],
      ['add', '-A'],
      ['commit', '-qm', 'x'],
    ])
      run(at('.local/pull-request'), ...step);
    // In the place of `npm run content -- fix`.
    write('bin/npm', '#!/bin/sh\nsed -i "s/ *$//" content/blog/*/*\n');
    chmodSync(at('bin/npm'), 0o755);
    const { run: script = '' } = make?.steps.find(({ id }) => id === 'fixes') ?? {};
    const env = {
      ...process.env,
      RUNNER_TEMP: repository,
      GITHUB_OUTPUT: at('output'),
      PATH: `${at('bin')}:${process.env.PATH}`,
    };
    const { status } = spawnSync('bash', ['-e', '-c', script], { cwd: repository, env });
    const [diff, output] = ['fixes.diff', 'output'].map((name) => readFileSync(at(name), 'utf8'));
    rmSync(repository, { recursive: true });
    expect(status).toBe(0);
    expect(output).toMatch(/^commit=[0-9a-f]{40}\n$/);
    expect(suggestionsIn(diff ?? '')).toEqual([
      { file: 'content/blog/new/en.md', from: 1, to: 3, lines: ['One', 'Two', 'Three'] },
    ]);
  });
});
