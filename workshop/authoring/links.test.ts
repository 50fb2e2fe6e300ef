import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { siteFrom } from '../../src/site/hosting/hosts';
import type { Entry } from '../../src/site/pages/entry';
import { type PageTable, pageTable } from '../../src/site/pages/page-table';
import { checkPages, type PageFinding } from './check-pages';
import { makeProject, type Project } from './made-up-project';
import { sourceFinder } from './outside-sources';
import { readPages } from './project';
import { readHtml } from './read-html';

const article = '---\ntitle: First\ndescription: A description.\n---\n\nText.\n\nSee [prices](/prices).\n';
const files = {
  'content/blog/first/en.md': article,
  'locales/en/home.json': '{\n  "hero": {\n    "title": "See <a href=\\"/gone\\">here</a>"\n  }\n}\n',
  'locales/en/shell.json': '{}',
  'src/templates/pricing/pricing.tsx':
    "import { Home } from '../home/home';\nexport const Page = () => <Home to='/lost' />;\n",
  'src/templates/home/home.tsx': "export const Home = () => '/';\n",
  'src/components/frame/layouts/layout.tsx': 'export const Layout = () => null;\n',
  'src/site/pages/menus.ts': "export const menus = {\n  blog: '/menu-gone',\n};\n",
};

const entry: Entry = { section: 'blog', id: 'first', locale: 'en', date: '2026-01-01' };
const german: Entry = { ...entry, locale: 'de' };
const site = siteFrom({ SITE_HOST: 'global', SITE_LOCALES: 'en,de' });

function tableOf(): PageTable {
  const table = pageTable([entry, german], ['en', 'de']);
  const shown = ['/', '/pricing', '/blog/first'];
  return { ...table, pages: table.pages.filter(({ path: own }) => shown.includes(own)) };
}

let project: Project;
beforeEach(() => {
  project = makeProject(files);
});
afterEach(() => project.remove());

const menu = (prefix: string): string =>
  `<a href="${prefix || '/'}">Home</a><a href="${prefix}/pricing">P</a><a href="${prefix}/blog/first">B</a>`;

/** Builds the host with more HTML in the main part or the menu of a page, and checks it. */
async function check(more: {
  page?: string;
  main?: string;
  menu?: string;
  redirects?: string;
}): Promise<PageFinding[]> {
  const folder = path.join(project.root, 'dist/global');
  const write = (name: string, text: string): void => {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  };
  write(
    'builds/edge.json',
    JSON.stringify({ site, redirects: [{ locale: 'en', from: '/old', to: '/pricing' }], build: '1' }),
  );
  write('_redirects', more.redirects ?? '');
  write('picture.webp', '');
  for (const prefix of ['', '/de']) {
    for (const page of ['', '/pricing', '/blog/first']) {
      const isMeant = prefix + page === (more.page ?? '/pricing');
      write(
        `${prefix}${page}/index.html`,
        `<html><body>${menu(prefix)}${isMeant ? (more.menu ?? '') : ''}<main><h2 id="plans">P</h2>${isMeant ? (more.main ?? '') : ''}</main></body></html>`,
      );
    }
  }
  return [...(await checkPages([folder], tableOf)).findings];
}

test('what is named in scripts, styles and texts is no link, however it looks', () => {
  const html = readHtml(
    '<script src="/a.js">"<a href=/no>"</script><style>a[href="<a href=/no>"]{}</style><a title="a > b" href="/yes?a&amp;b">x</a><img srcset="/s.webp 1x, /l.webp 2x"><p id=here>',
  );
  expect(html.links.map(({ href, isFile, isMain }) => [href, isFile, isMain])).toEqual([
    ['/a.js', true, true],
    ['/yes?a&b', false, false],
    ['/s.webp', true, true],
    ['/l.webp', true, true],
  ]);
  expect([...html.ids]).toEqual(['here']);
});

describe('a built page', () => {
  test.each([
    ['to a page', '<a href="/blog/first">x</a>'],
    ['to an element of a page', '<a href="/#plans">x</a>'],
    ['to its own element', '<a href="#plans">x</a>'],
    ['to a file', '<img src="/picture.webp"><a href="/picture.webp">x</a>'],
    ['to a service', '<a href="/api/x">x</a>'],
    ['to another site', '<a href="https://example.org/x">x</a>'],
    ['to a public host that is not built', '<a href="https://ru.facet.example/none">x</a>'],
    ['to a page of another language that it names', '<a href="/de/pricing" hreflang="de-DE">x</a>'],
  ])('may link %s', async (_where, main) => {
    expect(await check({ main })).toEqual([]);
  });

  test.each([
    ['to nothing', '<a href="/nothing">x</a>', 'missing', '"/nothing" leads to a page that does not exist'],
    ['to a file that is gone', '<img src="/gone.webp">', 'missing', '"/gone.webp", which the page loads'],
    ['to a redirected address', '<a href="/old">x</a>', 'moved', 'is redirected to "/pricing"; link to that'],
    ['to an address of the manifest', '<a href="/far">x</a>', 'moved', 'is redirected to "/blog/first"; link'],
    ['through a redirect to nothing', '<a href="/bad">x</a>', 'moved', '"/none", which does not exist'],
    ['to no element', '<a href="/blog/first#no">x</a>', 'hash', 'leads to a page where nothing has the id "no"'],
    ['to no own element', '<a href="#%E0">x</a>', 'hash', 'has the id "%E0"'],
    ['to another language', '<a href="/de/pricing">x</a>', 'language', 'add hreflang="de-DE"'],
    ['to a wrong one', '<a href="/de" hreflang="fr-FR">x</a>', 'language', 'leads to Deutsch (de)'],
  ])('may not link %s', async (_where, main, rule, message) => {
    const redirects = '/far /blog/first 301\n/bad /none 301\n';
    const expected = { rule: `built-link-${rule}`, message: expect.stringContaining(message) };
    expect(await check({ main, redirects })).toMatchObject([expected]);
  });

  test('may have no broken bytes', async () => {
    expect(await check({ main: 'a\u0000b' })).toMatchObject([{ rule: 'built-page-unreadable' }]);
  });

  test('has to be reached from the home page of its language', async () => {
    const folder = path.join(project.root, 'dist/global');
    await check({});
    for (const name of ['de/index.html', 'de/blog/first/index.html'])
      writeFileSync(path.join(folder, name), '<main></main>');
    const { findings } = await checkPages([folder], tableOf);
    expect(findings.map(({ rule, page }) => `${rule} ${page.locale} ${page.path}`).sort()).toEqual([
      'built-page-unreached de /blog/first',
      'built-page-unreached de /pricing',
    ]);
  });

  test('has to be there', async () => {
    await check({});
    const folder = path.join(project.root, 'dist/global');
    const all = (): PageTable => pageTable([entry], ['en']);
    await expect(checkPages([folder], all)).rejects.toThrow('is not there: the content has changed since; build again');
  });
});

describe('a finding names the place where the link was written', () => {
  const placesOf = async (findings: readonly PageFinding[]) => {
    const placeOf = sourceFinder(project.root, await readPages(project.root));
    return Promise.all(findings.map(placeOf));
  };
  const template = 'src/templates/pricing/pricing.tsx';
  const menus = 'src/site/pages/menus.ts';
  const text = 'content/blog/first/en.md';
  const hero = { file: 'locales/en/home.json', line: 3, field: 'hero.title' };
  const origin = '<a href="https://www.facet.example">x</a>';
  test.each([
    ['a text', { page: '/blog/first', main: '<a href="/prices">x</a>' }, { file: text, line: 8, column: 5 }],
    ['a message', { page: '', main: '<a href="/gone">x</a>' }, hero],
    ['a template', { main: '<a href="/lost">x</a>' }, { file: template, line: 2 }],
    ['a menu', { menu: '<a href="/menu-gone">x</a>' }, { file: menus, line: 2 }],
    ['none: the page’s text', { page: '/blog/first', main: '<a href="/made">x</a>' }, { file: text, line: 1 }],
    ['none, though code has its slash', { main: origin, page: '/de/pricing' }, { file: template, line: 1 }],
    ['none: its template', { main: '<a href="/made">x</a>' }, { file: template, line: 1 }],
  ])('%s', async (_where, more, place) => {
    expect(await placesOf(await check(more))).toEqual([place]);
  });
});

test.each([
  ['links --host mars', '"mars" is not a host (global, zh, ru, preview)'],
  ['links --host zh', 'zh is not built; first: npm run build -- --host zh'],
  ['links', 'no host is built; first: npm run build'],
  ['links content', 'write no name or path, as in: npm run content -- links --host global'],
])('%s exits with 2: %s', async (command, says) => {
  const { status, error } = await project.run(command);
  expect(status).toBe(2);
  expect(error).toContain(says);
});
