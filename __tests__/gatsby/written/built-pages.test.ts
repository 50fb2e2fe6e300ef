import { mainContent, readPage, shareTitle, textPictures } from '../../../src/gatsby/written/built-pages';
import { siteFrom } from '../../../src/site/hosting/hosts';
import type { Entry } from '../../../src/site/pages/entry';
import { pageTable } from '../../../src/site/pages/page-table';

test('the text of a built page is its article, else its main element, and is missed by name', () => {
  const main = '<main id="content"><h1>Yes</h1><p>Text</p></main>';
  expect(mainContent(`<body><header>No</header>${main}<footer>No</footer></body>`)).toBe(main);
  const article = '<article class="a"><h1>Yes</h1></article>';
  expect(mainContent(`<main><nav>Crumbs</nav>${article}<section>Read on</section></main>`)).toBe(article);
  expect(() => mainContent('<body><div></div></body>')).toThrow('no main element');
  expect(() => shareTitle('<head><title>A</title></head>')).toThrow('no og:title');
});

test('the text of a built page: the title is what the page names itself to others', () => {
  const head = '<meta data-gatsby-head="true" property="og:title" content="Q&amp;A: &quot;it&#x27;s&quot; &lt;b&gt;"/>';
  expect(shareTitle(head)).toBe('Q&A: "it\'s" <b>');
});

test('the pictures of a text are known by the path of their usual width', () => {
  const picture = (name: string) =>
    `<img class="gatsby-resp-image-image" src="/static/a/9/${name}.png" srcset="/static/a/1/${name}.webp 320w" alt="A list > src=&quot;x&quot;">`;
  expect(textPictures(`<img src="/static/cover.webp" class="a">${picture('window')}${picture('b&amp;c')}`)).toEqual([
    '/static/a/9/window.png',
    '/static/a/9/b&c.png',
  ]);
});

describe('what is read of a built page', () => {
  const site = siteFrom({ SITE_HOST: 'global' });
  const entries: readonly Entry[] = [
    { section: 'blog', id: 'first', locale: 'vn', date: '2026-01-01', category: 'basics', tags: ['rpa'] },
    { section: 'faq', id: 'free-plan', locale: 'vn', category: 'billing' },
  ];
  const table = pageTable(entries, ['vn']);
  const read = (path: string, main: string) => {
    const page = table.find('vn', path);
    if (!page) throw new Error(`There is no ${path}`);
    return readPage(
      site,
      page,
      'Blog',
      `<meta property="og:title" content="A &amp; B"><style>a{}</style><main>${main}</main>`,
    );
  };
  const documentsOf = async (path: string, main: string) =>
    (await read(path, main)).documents.map(({ url, text }) => [url, ...text.split('\n')]);

  test('an article is one text, a page without an entry begins with its name', async () => {
    expect(await documentsOf('/blog/first', '<article><h1>First</h1><p>Text</p></article>')).toEqual([
      ['/vn/blog/first', 'First', 'Text'],
    ]);
    expect(await documentsOf('/pricing', '<h1>Slogan</h1>')).toEqual([['/vn/pricing', 'A & B', 'Slogan']]);
  });

  test('each question is a text of its own, and other lists are none', async () => {
    const question = (id: string) =>
      `<details id="${id}" class="a"><summary><h3 class="b">${id}?</h3><svg></svg></summary><div><p>Yes.</p></div></details><a href="#${id}"></a>`;
    expect(await documentsOf('/faq', `<h2>Billing</h2>${question('free')}${question('paid')}`)).toEqual([
      ['/vn/faq#free', 'free?', 'Yes.'],
      ['/vn/faq#paid', 'paid?', 'Yes.'],
    ]);
    expect(await documentsOf('/blog', '<p>First</p>')).toEqual([]);
  });

  test('a page that search engines may not list has no title on a card and no text', async () => {
    const { title, documents } = await read('/404', '<h1>Nothing</h1>');
    expect([title, documents]).toEqual([null, []]);
    expect((await read('/blog', '')).title).toBe('A & B');
  });
});
