import { edit, edited } from '../../__tests__/content/made-up-tree';
import { askLinks } from './ask-links';
import { makeProject, type Project } from './made-up-project';
import { soundFiles } from './sound-files';

/** Milliseconds: reading a project starts processes. */
jest.setTimeout(30_000);

describe('a source', () => {
  const asking = { timeout: 300, pause: 1, atOnce: 3 };
  /** The requests so far: `HEAD /page`. */
  let asked: string[];
  let [open, mostAtOnce] = [0, 0];

  beforeEach(() => {
    [asked, open, mostAtOnce] = [[], 0, 0];
    jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
      const { method, url } = new Request(input, init);
      const { pathname } = new URL(url);
      asked.push(`${method} ${pathname}`);
      open += 1;
      mostAtOnce = Math.max(mostAtOnce, open);
      await new Promise((resolve) => setTimeout(resolve, 1));
      open -= 1;
      init?.signal?.throwIfAborted();
      if (pathname === '/silent') await new Promise((_, reject) => init?.signal?.addEventListener('abort', reject));
      if (pathname === '/no-server') throw new TypeError('fetch failed');
      if (pathname === '/no-head') return new Response('page', { status: method === 'HEAD' ? 405 : 200 });
      const isLate = pathname === '/at-last' && asked.filter((each) => each === 'GET /at-last').length < 2;
      const status = isLate ? 503 : Number(pathname.slice(1)) || 200;
      // LinkedIn's is none that a Response may have.
      return Object.defineProperty(new Response(), 'status', { value: status });
    });
  });

  test.each([
    ['that answers', '/200', 'there', ''],
    ['whose server gives no heads', '/no-head', 'there', ''],
    ['that answers at the second attempt', '/at-last', 'there', ''],
    ['that was deleted', '/404', 'gone', 'answers with 404'],
    ['whose server is broken', '/500', 'gone', 'answers with 500'],
    ['that says nothing', '/silent', 'gone', 'does not answer'],
    ['without a server', '/no-server', 'gone', 'does not answer'],
    ['for people only', '/403', 'turned-away', 'answers with 403'],
    ['that was asked too often', '/429', 'turned-away', 'answers with 429'],
    ['of a network of people', '/999', 'turned-away', 'answers with 999'],
  ])('%s (%s) is %s', async (_what, path, kind, reason) => {
    const url = `https://source.test-site.net${path}`;
    expect([...(await askLinks([url], asking))]).toEqual([[url, { kind, reason }]]);
  });

  test('is asked once, a few at a time, however many pages name it', async () => {
    const urls = Array.from({ length: 20 }, (_, index) => `https://source.test-site.net/page-${index % 10}`);
    expect((await askLinks(urls, asking)).size).toBe(10);
    expect(asked).toHaveLength(10);
    expect(mostAtOnce).toBe(asking.atOnce);
  });
});

describe('the statements of a project', () => {
  const [page, translation] = ['content/blog/second/en.md', 'content/solutions/tiktok/ru.md'];
  const comparison = 'content/alternatives/gologin-alternative/en.md';
  let project: Project;
  beforeEach(() => {
    project = makeProject(
      edited([
        () => soundFiles,
        edit(page, 'category:', 'links_checked: 2026-11-20\ncategory:'),
        edit(page, 'Done.', 'Read this. They [no longer ask](https://shop.test-site.net/rules) for it. That is all.'),
        edit(translation, 'category:', 'links_checked: 2025-11-21\ncategory:'),
        edit(translation, '\n---\n\n', '\n---\n\nСм. [правила](https://shop.test-site.net/ru).\n\n'),
        edit(comparison, 'https://example.org/statement', 'https://other.test-site.net/plans'),
      ]),
    );
  });
  afterEach(() => project.remove());

  test('are a table of page, statement, source and day', async () => {
    const { status, out } = await project.run('sources');
    expect(status).toBe(0);
    expect(out.split('\n').slice(2)).toEqual([
      `| ${comparison}:44 | A statement | https://other.test-site.net/plans | 2026-10-01 |`,
      `| ${page}:15 | They no longer ask for it. | https://shop.test-site.net/rules | 2026-11-20 |`,
      expect.stringMatching(/ru\.md:\d+ \| См\. правила\. \| https:\/\/shop\.test-site\.net\/ru \| 2025-11-21 \|$/),
    ]);
    expect((await project.run('sources content/blog')).out.split('\n')).toHaveLength(3);
  });

  test('are asked for: what is gone and what was read more than a year ago is a fault, with its place', async () => {
    jest
      .spyOn(globalThis, 'fetch')
      .mockImplementation(async (url) => new Response(null, { status: String(url).endsWith('rules') ? 404 : 403 }));
    const { status, out } = await project.run('sources --ask');
    expect(status).toBe(1);
    expect(out).toContain(`${page}:15  "https://shop.test-site.net/rules" answers with 404; link to where it is now`);
    expect(out).toMatch(
      /tiktok\/ru\.md:\d+ {2}"https:\/\/shop\.test-site\.net\/ru" was read on 2025-11-21; read it again/,
    );
    expect(out).toContain('3 statements with 3 sources, 2 of which cannot be asked by a program, 2 faults');
    const annotated = await project.run('sources --ask --format github');
    expect(annotated.out).toContain(`::error file=${page},line=15,title=source-gone::`);
  });

  test('are all well when their sources answer and were read within a year', async () => {
    jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response());
    const { status, out } = await project.run('sources --ask', { today: '2026-11-21' });
    expect([status, out]).toEqual([
      0,
      '3 statements with 3 sources, 0 of which cannot be asked by a program, 0 faults',
    ]);
  });
});
