import { ofetch } from 'ofetch';
import { bodyOf, longestDiff, suggestFixes, suggestionsIn } from './suggest-fixes';

const commit = '0123456789abcdef0123456789abcdef01234567';
const file = 'content/blog/first/de.md';

const diff = `diff --git a/${file} b/${file}
index 1..2 100644
--- a/${file}
+++ b/${file}
@@ -3,3 +3,3 @@
 description: Eine
-tags: [rpa]
+tags: [rpa, proxy]
 author: team
@@ -9 +9,2 @@ Heading
 Text.
+Mehr.
`;

const suggestions = [
  { file, from: 3, to: 5, lines: ['description: Eine', 'tags: [rpa, proxy]', 'author: team'] },
  { file, from: 9, to: 9, lines: ['Text.', 'Mehr.'] },
];

test('each hunk of the diff is a suggestion for its lines', () => {
  expect(suggestionsIn(diff)).toEqual(suggestions);
  expect(suggestionsIn('')).toEqual([]);
});

test.each(['../x', '.github/workflows/fix.yml', 'content/taxonomy.yaml', 'content/blog/../first/de.md'])(
  'a diff of %s is refused',
  (name) => expect(() => suggestionsIn(diff.replaceAll(file, name))).toThrow('is no text of the content'),
);

test('a diff that is too long is refused', () => {
  expect(() => suggestionsIn(' '.repeat(longestDiff + 1))).toThrow('too much to fix');
});

test('no text ends its suggestion', () => {
  expect(bodyOf({ lines: ['````sh', 'ls', '````'] })).toBe('`````suggestion\n````sh\nls\n````\n`````');
});

describe('in the pull request', () => {
  const posted: [path: string, body: Record<string, unknown>][] = [];
  beforeEach(() => {
    posted.length = 0;
    // GitHub's API, which takes no suggestion above the fifth line.
    jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
      const request = new Request(input, init);
      if (request.method === 'GET') return Response.json({ head: { sha: commit } });
      const body = (await request.json()) as Record<string, unknown>;
      if (Number(body.line) > 5) return Response.json({}, { status: 422 });
      posted.push([new URL(request.url).pathname, body]);
      return Response.json({}, { status: 201 });
    });
  });

  const suggest = (given: string, of = commit) =>
    suggestFixes({ github: ofetch.create({ baseURL: 'https://api.example' }), number: 7, commit: of, diff: given });

  test('suggestions stand on their lines, and those that GitHub refuses are listed', async () => {
    const said = await suggest(diff);
    expect(posted[0]).toEqual([
      '/pulls/7/comments',
      {
        ...{ path: file, line: 5, side: 'RIGHT', start_line: 3, start_side: 'RIGHT', commit_id: commit },
        body: '```suggestion\ndescription: Eine\ntags: [rpa, proxy]\nauthor: team\n```',
      },
    ]);
    expect(posted[1]).toEqual(['/issues/7/comments', { body: said }]);
    expect(said).toContain('1 suggestions are in "Files changed"');
    expect(said).toContain(`- \`${file}:9\``);
  });

  test.each([
    ['nothing to fix', '', commit, 'There is nothing to fix.'],
    ['a newer commit', diff, commit.replace('0', '1'), 'The pull request has a newer commit; write `/fix` again.'],
  ])('%s is said', async (_what, given, of, said) => {
    expect(await suggest(given, of)).toBe(said);
    expect(posted).toHaveLength(1);
  });
});
