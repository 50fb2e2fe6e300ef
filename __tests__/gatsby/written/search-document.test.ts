import { readableBlocks, searchDocument, sectionName } from '../../../src/gatsby/written/search-document';
import { wordLists } from '../../../src/outputs/word-lists';
import { type Route, routes } from '../../../src/site/pages/routes';

const english = jest.requireActual('../../../locales/en/shell.json');
const patternsOf = (kind: Route['source']['kind']) =>
  routes.filter((route) => route.source.kind === kind).map((route) => route.pattern);

test('pages of sections are named by their section', () => {
  const names = patternsOf('entry').map((pattern) => `${pattern} ${sectionName(pattern, english)}`);
  expect([...new Set(names)].sort().join(', ')).toBe(
    '/alternatives/{id} Compare, /blog/{id} Blog, /guide/{id} Guides, /helps/{id} Help, /news/{id} News, ' +
      '/partner/{id} Partners, /release/{id} Releases, /solutions/{id} Solutions, /use-cases/{id} Use cases, ' +
      '/{html} ',
  );
  expect(sectionName('/pricing', english)).toBe('');
});

test('the document names its language and its section, and holds the texts of the page, each word whole', () => {
  const html = '<main><h1>A &lt;b&gt; Gebruiks\u00advoorwaarden</h1></main>';
  const { url, language, text, content } = searchDocument('/vn/blog/a', 'vn', 'Hỏi & "đáp"', html);
  expect([url, language, text]).toEqual(['/vn/blog/a', 'vi-VN', 'A <b> Gebruiksvoorwaarden']);
  expect(content).toBe(
    '<!doctype html><html lang="vi-VN"><body data-pagefind-meta="section[data-section]" data-section="Hỏi &amp; &quot;đáp&quot;"><h1>A &lt;b> Gebruiksvoorwaarden</h1></body></html>',
  );
});

test('signs of a script without spaces between words stand apart', () => {
  const { content, text } = searchDocument('/a', 'zh', '', '<p>配置<b>代理</b>，用 CSV</p>');
  expect(content).toContain('<p>配 置 代 理， 用\u2060 CSV</p>');
  expect(text).toBe('配置代理，用 CSV');
});

const texts = (html: string): string[] => readableBlocks(html).map(({ text }) => text);

test.each([
  ['cells', '<tr><th>Customer</th><th>your</th></tr>', ['Customer', 'your']],
  ['boxes within a box', '<div><span>256</span><span>96</span></div>', ['256 96']],
  ['links that are cards', '<p><a href="/a">One</a><a href="/b">Two</a></p>', ['One Two']],
  ['a line with a part that stands out', '<p>Fac<b>et</b>, and <a href="/a">this</a>.</p>', ['Facet, and this.']],
  ['what React parts', '<p>up to <!-- -->5<!-- --> of them</p>', ['up to 5 of them']],
  ['a line that is broken', '<p>One<br>two</p>', ['One two']],
  ['tokens of code', '<pre><code><span>a</span><span>.b</span></code></pre>', ['a.b']],
  ['a list in an entry', '<ul><li>One<ul><li>two</li></ul></li></ul>', ['One', 'two']],
])('the texts of a page run together only where they do on the page: %s', (_what, html, expected) => {
  expect(texts(html)).toEqual(expected);
});

test('the texts of a page: headings keep their level', () => {
  expect(readableBlocks('<main><h1>A</h1><section><h2>B <em>c</em></h2><p>d</p></section></main>')).toEqual([
    { tag: 'h1', text: 'A' },
    { tag: 'h2', text: 'B c' },
    { tag: 'p', text: 'd' },
  ]);
});

test.each([
  ...['<nav>x</nav>', '<button>x</button>', '<time>x</time>', '<style>x</style>', '<svg><text>x</text></svg>'],
  ...['<span aria-hidden="true">x</span>', '<div role="img">x</div>', '<a data-account="register">x</a>'],
  '<section data-pagefind-ignore=""><h2>Related</h2><p>x</p></section>',
])('the texts of a page leave out %s', (html) => expect(texts(`<p>a</p>${html}<p>b</p>`)).toEqual(['a', 'b']));

test('the words of a language stand with the frequent first, in lowercase, their parts too, without numbers and scripts without spaces', () => {
  const document = (language: string, text: string) => ({ language, text });
  const lists = wordLists([
    document('en-US', 'Proxy, proxies. The PROXY of 3.6 at localhost:9000'),
    document('en-US', 'proxies proxy'),
    document('zh-CN', '代理 Facet'),
    document('tr-TR', 'API İndir'),
    document('uk-UA', 'комп’ютер'),
  ]);
  expect(Object.fromEntries(lists)).toEqual({
    'en-US': ['proxy', 'proxies', 'at', 'localhost', 'of', 'the'],
    'zh-CN': ['facet'],
    'tr-TR': ['api', 'i\u0307ndir'],
    'uk-UA': ['комп', 'комп’ютер', 'ютер'],
  });
});
