/** In a repository as Netlify clones it: the main branch at its origin, and the pull request's last commit checked out. */
import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { testFolder } from '../../__tests__/support/test-folder';
import { wantedPreview } from './preview-changes';

const { at, write } = testFolder();

const gitIn = (folder: string, ...args: readonly string[]): string =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@facet.example', ...args], {
    cwd: at(folder),
    encoding: 'utf8',
    stdio: 'pipe',
  }).trim();

beforeEach(() => {
  for (const id of ['first', 'second']) write(`origin/content/blog/${id}/en.md`, `---\ntitle: ${id}\n---\n`);
  write('origin/docs/design.md', 'Design');
  gitIn('origin', 'init', '-q', '--initial-branch', 'main');
  gitIn('origin', 'add', '.');
  gitIn('origin', 'commit', '-q', '-m', 'Begin');
  gitIn('.', 'clone', '-q', 'origin', 'clone');
  gitIn('clone', 'checkout', '-q', '--detach');
});

function commit(message = 'Change it'): void {
  gitIn('clone', 'add', '--all');
  gitIn('clone', 'commit', '-q', '-m', message);
}

const netlify = { PULL_REQUEST: 'true', REVIEW_ID: '12', REPOSITORY_URL: 'https://github.com/facet/website' };
const wanted = (env: Readonly<Record<string, string>> = netlify, base?: string) =>
  wantedPreview(at('clone'), env, base);
/** GitHub answers so. */
const answering = (body: string, status = 200) =>
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => new Response(body, { status, headers: { 'content-type': 'application/json' } }));
/** Until a test says otherwise, nobody answers. */
beforeEach(() => {
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
});

describe('what a pull request changes', () => {
  test('is every file that differs from the main branch, and what changed Markdown said before', async () => {
    write('clone/content/blog/first/en.md', '---\ntitle: First, again\n---\n');
    write('clone/content/blog/third/en.md', '---\ntitle: third\n---\n');
    rmSync(at('clone/content/blog/second'), { recursive: true });
    commit();
    write('clone/docs/design.md', 'More');
    commit('Say more');
    expect(await wanted()).toEqual({
      changes: {
        files: ['content/blog/first/en.md', 'content/blog/second/en.md', 'content/blog/third/en.md', 'docs/design.md'],
        earlier: {
          'content/blog/first/en.md': '---\ntitle: first\n---\n',
          'content/blog/second/en.md': '---\ntitle: second\n---\n',
        },
      },
    });
  });

  test('does not hold what the main branch has changed since', async () => {
    write('clone/content/blog/first/en.md', '---\ntitle: New\n---\n');
    commit();
    write('origin/content/blog/second/en.md', 'On main');
    gitIn('origin', 'commit', '-q', '-a', '-m', 'Meanwhile');
    gitIn('clone', 'fetch', '-q');
    expect(await wanted()).toMatchObject({ changes: { files: ['content/blog/first/en.md'] } });
  });

  test('is counted from another base where one is named', async () => {
    write('clone/content/blog/first/en.md', 'A');
    commit();
    write('clone/content/blog/second/en.md', 'B');
    expect(await wanted({}, 'HEAD')).toMatchObject({ changes: { files: ['content/blog/second/en.md'] } });
  });
});

describe('all pages are built', () => {
  beforeEach(() => write('clone/content/blog/first/en.md', '---\ntitle: New\n---\n'));

  const withoutMain = (): void => {
    commit();
    gitIn('clone', 'remote', 'remove', 'origin');
    gitIn('clone', 'branch', '-D', 'main');
  };
  const withoutGit = (): void => rmSync(at('clone/.git'), { recursive: true });
  const unchanged = () => gitIn('clone', 'checkout', '-q', '--', '.');
  test.each<[when: string, act: () => unknown, reason: string]>([
    ['Git finds no main branch', withoutMain, 'Git knows of no change against the main branch'],
    ['there is no repository', withoutGit, 'there is no Git repository'],
    ['nothing has changed', unchanged, 'Git knows of no change against the main branch'],
    [
      'the message of the last commit asks for it, since GitHub may not answer',
      () => commit('Reword it\n\n[full preview]'),
      'the message of the last commit has [full preview]',
    ],
  ])('when %s', async (_when, act, reason) => {
    act();
    expect(await wanted()).toEqual({ reason: expect.stringContaining(reason) });
  });

  test('when the title of the pull request asks for it; a token goes nowhere', async () => {
    const REPOSITORY_URL = 'https://x-access-token:secret@github.com/facet/website';
    commit();
    const fetch = answering('{"title":"Reword the first article [full preview]"}');
    const reason = 'the title of the pull request has [full preview]';
    expect(await wanted({ ...netlify, REPOSITORY_URL })).toEqual({ reason });
    expect(fetch).toHaveBeenCalledWith('https://api.github.com/repos/facet/website/pulls/12', expect.anything());
    expect(JSON.stringify(fetch.mock.calls)).not.toContain('secret');
  });
});

test.each<[which: string, body: string | null, status?: number]>([
  ['has another title', '{"title":"Full preview of the article"}'],
  ['has no title that is text', '{"title":["[full preview]"]}'],
  ['is private, or the limit of requests is reached', '{"message":"Not Found"}', 404],
  ['is told of in no JSON', '<html>'],
  ['cannot be asked for', null],
])('a pull request that %s is built by what it changes', async (_which, body, status = 200) => {
  write('clone/content/blog/first/en.md', '---\ntitle: New\n---\n');
  commit();
  if (body !== null) answering(body, status);
  expect(await wanted()).toMatchObject({ changes: { files: ['content/blog/first/en.md'] } });
});

test.each([
  ['outside Netlify', {}],
  ['of another code host', { ...netlify, REPOSITORY_URL: 'https://gitlab.com/facet/website' }],
  ['of a host that only looks like GitHub', { ...netlify, REPOSITORY_URL: 'https://evilgithub.com/facet/website' }],
  ['without a number', { ...netlify, REVIEW_ID: '1/../2' }],
])('nobody is asked for the title of a build %s', async (_what, env) => {
  write('clone/content/blog/first/en.md', '---\ntitle: New\n---\n');
  commit();
  const fetch = answering('{"title":"[full preview]"}');
  expect(await wanted(env)).toHaveProperty('changes');
  expect(fetch).not.toHaveBeenCalled();
});
