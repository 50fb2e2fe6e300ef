import { setTimeout as wait } from 'node:timers/promises';
import { siteFrom } from '../../../src/site/hosting/hosts';
import { pageTable } from '../../../src/site/pages/page-table';
import { makeProject, type Project } from '../../authoring/made-up-project';
import { soundFiles } from '../../authoring/sound-files';
import { contentFaultsPath, type FaultList } from '../development/fault-list';
import { developServices, filesOfAddress } from './services';

const sound: FaultList = { own: [], others: [] };

describe('the server beside `gatsby develop`', () => {
  const stop = new AbortController();
  const said: string[] = [];
  let project: Project;
  let services: ReturnType<typeof developServices>;

  const listOf = async (page: string): Promise<FaultList> =>
    (await services.fetch(new Request(`http://localhost${contentFaultsPath}?page=${page}`))).json();
  /** Polls until the answer is the wanted one, as a page does. */
  const listWith = async (page: string, isWanted: (list: FaultList) => boolean): Promise<FaultList> => {
    for (const until = Date.now() + 50_000; Date.now() < until; await wait(100)) {
      const list = await listOf(page);
      if (isWanted(list)) return list;
    }
    throw new Error(`The list did not become what was wanted${said.map((text) => `; ${text}`).join('')}`);
  };

  beforeAll(() => {
    project = makeProject(soundFiles);
    // A draft has its page, too.
    project.edit('content/blog/first/en.md', 'date:', 'draft: true\ndate:');
    services = developServices({
      root: project.root,
      env: { SITE_HOST: 'preview' },
      say: (text) => said.push(text),
      signal: stop.signal,
    });
  });

  afterAll(() => {
    stop.abort();
    project.remove();
  });

  test('tells a fault after each save: to its page as its own, to every other page as another’s; and no more when it is mended', async () => {
    const file = 'content/blog/first/en.md';
    const before = project.read(file);
    project.write(file, before.replace(/^description:.*\n/m, ''));
    const { own, others } = await listWith('/blog/first', (list) => list.own.length > 0);
    expect(own).toEqual([
      expect.objectContaining({ file, line: 1, field: 'description', message: expect.stringContaining('is missing') }),
    ]);
    expect(others).toEqual([]);
    expect(await listOf('/pricing')).toEqual({ own: [], others: own });
    expect(await listOf('/de/blog/first')).toEqual({ own: [], others: own });
    project.write(file, before);
    expect(await listWith('/blog/first', (list) => list.own.length === 0)).toEqual(sound);
    expect(said).toEqual([]);
  }, 60_000);

  test('says why the content cannot be checked, and goes on', async () => {
    const guide = 'docs/style/en.md';
    const before = project.read(guide);
    project.write(guide, '# Style\n');
    for (let tries = 0; said.length === 0 && tries < 300; tries += 1) await wait(100);
    expect(said[0]).toMatch(/^The content could not be checked: /);
    project.write(guide, before);
    project.write('content/redirects.yaml', '- wrong\n');
    const { others } = await listWith('/', (list) => list.others.length > 0);
    expect(others.map(({ file }) => file)).toEqual(['content/redirects.yaml']);
  }, 60_000);

  test('answers as the reference API does', async () => {
    const answer = await services.fetch(new Request('http://localhost/api/home/base-info?lang=en-US&type=home'));
    expect(await answer.json()).toMatchObject({ code: 0 });
  });
});

const site = siteFrom({ SITE_HOST: 'preview', SITE_LOCALES: 'en,de' });
const table = pageTable(
  [
    { section: 'blog', id: 'first', locale: 'en', date: '2026-11-01', category: 'basics' },
    { section: 'blog', id: 'first', locale: 'de', date: '2026-11-01', category: 'basics' },
    { section: 'blog', id: 'second', locale: 'en', date: '2026-11-02', category: 'basics' },
    { section: 'faq', id: 'one', locale: 'en' },
  ],
  site.locales,
  site.target,
);

test.each<[pathname: string, file: string, isMadeFrom: boolean]>([
  ['/blog/first', 'content/blog/first/en.md', true],
  ['/blog/first', 'content/blog/first/cover.png', true],
  ['/blog/first', 'locales/en/shell.json', true],
  ['/de/blog/first', 'content/blog/first/de.md', true],
  ['/de/blog/first', 'locales/de/article.json', true],
  // A list is made from the texts that it names, and a page of questions from all of them.
  ['/blog', 'content/blog/second/en.md', true],
  ['/faq', 'content/faq/one/en.md', true],
  ['/pricing', 'locales/en/pricing.json', true],
  ['/de', 'locales/de/home.json', true],
  // An address without a page still has a language.
  ['/de/none', 'locales/de/shell.json', true],
  ['/blog/first', 'content/blog/first/de.md', false],
  ['/blog/first', 'content/blog/second/en.md', false],
  ['/blog/first', 'content/blog/second/cover.png', false],
  ['/blog/first', 'locales/de/shell.json', false],
  ['/blog/first', 'content/redirects.yaml', false],
  ['/de/blog', 'content/blog/second/en.md', false],
  ['/pricing', 'content/blog/first/en.md', false],
  ['/none', 'content/blog/first/en.md', false],
])('%s is made from %s: %s', (pathname, file, isMadeFrom) => {
  expect(filesOfAddress(site, table, pathname)(file)).toBe(isMadeFrom);
});
