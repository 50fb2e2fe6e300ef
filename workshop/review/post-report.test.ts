import { testFolder } from '../../__tests__/support/test-folder';
import { commentMarker } from './comment';
import { postReport } from './post-report';

interface Comment {
  id: number;
  body: string;
  user: { login: string } | null;
}

const commit = '0123456789abcdef0123456789abcdef01234567';
const lists = [
  {
    title: 'message pricing.title',
    rows: [{ words: 'Prices', links: [{ name: 'de', path: '/de/pricing' }] }],
    more: 0,
  },
];
const valid = { version: 4, says: ['Pages: 1 changed.'], lists };

let comments: Comment[];
let requests: string[];
let head: string;
const { at, write } = testFolder();

/** GitHub's API, with one open pull request, number 7. */
async function github(request: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  requests.push(`${request.method} ${pathname}`);
  const { body = '' } = (request.body ? await request.json() : {}) as { body?: string };
  if (request.headers.get('authorization') !== 'Bearer secret') return Response.json({}, { status: 401 });
  if (pathname === '/repos/facet/site/pulls') {
    const isAsked = searchParams.get('head') === 'somebody:better-texts' && searchParams.get('state') === 'open';
    return Response.json(isAsked ? [{ number: 7, head: { sha: head } }] : []);
  }
  if (pathname === '/repos/facet/site/issues/7/comments' && request.method === 'GET') {
    const from = (Number(searchParams.get('page')) - 1) * 100;
    return Response.json(comments.slice(from, from + 100));
  }
  if (pathname === '/repos/facet/site/issues/7/comments') {
    comments.push({ id: comments.length + 1, body, user: { login: 'github-actions[bot]' } });
    return Response.json({}, { status: 201 });
  }
  const comment = comments.find(({ id }) => pathname === `/repos/facet/site/issues/comments/${id}`);
  if (!comment || request.method !== 'PATCH') return Response.json({}, { status: 404 });
  comment.body = body;
  return Response.json({});
}

const answering = (answer: (request: Request) => Promise<Response>) =>
  jest.spyOn(globalThis, 'fetch').mockImplementation((input, init) => answer(new Request(input, init)));

beforeEach(() => {
  comments = [{ id: 1, body: `${commentMarker} I am not the report`, user: { login: 'somebody' } }];
  requests = [];
  head = commit;
  answering(github);
});

/** Null: the build handed over no file. */
function post(artifact: string | null) {
  if (artifact !== null) write('report.json', artifact);
  return postReport({
    api: 'https://api.github.example',
    repository: 'facet/site',
    token: 'secret',
    head: { owner: 'somebody', branch: 'better-texts', commit },
    file: at('report.json'),
    preview: 'https://preview-{number}.example',
  });
}

/** By a workflow. */
const written = () => comments.filter(({ user }) => user?.login === 'github-actions[bot]').map(({ body }) => body);

test('the first report is a comment, and the next one replaces it', async () => {
  expect(await post(JSON.stringify(valid))).toEqual({ done: 'created', number: 7 });
  expect(written()).toEqual([expect.stringContaining('[de](https://preview-7.example/de/pricing)')]);
  expect(await post(JSON.stringify(valid))).toEqual({ done: 'unchanged', number: 7 });
  const none = { ...valid, says: ['Nothing has changed.'], lists: [] };
  expect(await post(JSON.stringify(none))).toEqual({ done: 'updated', number: 7 });
  expect(written()).toEqual([expect.stringContaining('Nothing has changed.')]);
});

test('it is found among hundreds, and one of somebody else with its marker is left alone', async () => {
  for (let id = 2; id < 250; id += 1) comments.push({ id, body: 'Nice', user: id % 2 ? null : { login: 'somebody' } });
  await post(JSON.stringify(valid));
  expect(await post(JSON.stringify({ ...valid, says: ['Failed: check.'] }))).toEqual({ done: 'updated', number: 7 });
  expect(written()).toHaveLength(1);
  expect(comments[0]?.body).toBe(`${commentMarker} I am not the report`);
});

test('a report of a commit that is not the last one any more is not posted', async () => {
  head = 'fedcba9876543210fedcba9876543210fedcba98';
  expect(await post(JSON.stringify(valid))).toEqual({ done: 'none', number: null });
  expect(requests).toEqual(['GET /repos/facet/site/pulls']);
});

const evil = 'evil.example';
test.each([
  ['no file', null, 'is missing'],
  ['an empty file', '', 'is missing'],
  ['10 MB', JSON.stringify({ ...valid, more: evil.repeat(850_000) }), 'is too large'],
  ['something that is not JSON', `{"version":1,${evil}`, 'is not JSON'],
  ['JSON of another form', JSON.stringify([evil]), 'does not have the form of a report'],
] as const)('of %s, nothing but an error is posted', async (_what, artifact, fault) => {
  expect(await post(artifact)).toEqual({ done: 'created', number: 7, fault });
  expect(written()).toEqual([expect.stringContaining(`${fault}, so nothing of it is shown`)]);
  expect(written().join()).not.toContain(evil);
});

test('a refusal is an error', async () => {
  answering(async () => new Response(null, { status: 403 }));
  await expect(post(JSON.stringify(valid))).rejects.toThrow('403');
});
