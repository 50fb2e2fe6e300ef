/** @jest-environment jsdom */
import { fill, html } from '../../html';
import { cardText, linesOf } from './main-text';
import { foldedText, markedText } from './marked-text';
import { markChanges } from './marks';

const page = (html: string): Document => new DOMParser().parseFromString(html, 'text/html');

describe('the text of a page', () => {
  test.each<[string, string, readonly string[]]>([
    ['a line for each block', '<h1>Prices</h1><p>From <b>$9</b> a\n month</p>', ['Prices', 'From $9 a month']],
    ['blocks in blocks', '<ul><li>One</li><li>Two <p>and more</p></li></ul>', ['One', 'Two', 'and more']],
    [
      'what is heard',
      '<p>A <img alt="A table" src="/x.png"> b</p><nav aria-label="Pages"></nav>',
      ['A', '[A table]', 'b', '[Pages]'],
    ],
    [
      'words apart that stand apart',
      '<p><time>November 21, 2026</time><span>3 min</span> by <b>A</b></p>',
      ['November 21, 2026 3 min by A'],
    ],
    [
      'a list of contents once, and no sign beside a heading',
      '<nav><a href="#a">A</a></nav><h2>A <a href="#a" aria-label="Link to this section: A">#</a></h2><nav><a href="#a">A</a></nav>',
      ['A', 'A'],
    ],
    ['no code and no drawings', '<style>a{}</style><script>b()</script><svg><text>c</text></svg><p>d</p>', ['d']],
  ])('is %s', (_what, html, expected) => {
    expect(
      linesOf(page(`<header>Menu</header><main>${html}</main><footer>Foot</footer>`)).map(({ text }) => text),
    ).toEqual(expected);
  });

  test('of menus and footer has the addresses of their links, as every host would write them', () => {
    const menus = (html: string) =>
      linesOf(page(`<header>${html}</header><main>x</main>`), 'frame', ['zh', 'de']).map(({ text }) => text);
    const expected = ['价格 → /pricing', '首页 → /'];
    expect(menus('<ul><li><a href="/zh/pricing">价格</a><li><a href="/zh">首页</a></ul>')).toEqual(expected);
    expect(menus('<ul><li><a href="/pricing">价格</a><li><a href="https://zh.example/">首页</a></ul>')).toEqual(
      expected,
    );
  });

  test('is nothing without a main part', () => {
    expect(linesOf(page('<p>x</p>'))).toEqual([]);
  });
});

test('the text of a share card is the title for other sites', () => {
  expect(cardText(page('<meta property="og:title" content="Prices &amp; plans">'))).toBe('Prices & plans');
  expect(cardText(page('<title>Prices</title>'))).toBeNull();
});

describe('two versions as one text', () => {
  const said = (before: readonly string[], after: readonly string[], tag = 'en-US'): string[] =>
    markedText(before, after, tag).map((runs) =>
      runs
        .map(({ kind, item }) => (kind === 'same' ? item : kind === 'added' ? `{+${item}+}` : `[-${item}-]`))
        .join(''),
    );

  test('marks new and removed lines', () => {
    expect(said(['a', 'b'], ['b', 'c'])).toEqual(['[-a-]', 'b', '{+c+}']);
  });

  test('finds words where a language writes no spaces', () => {
    expect(said(['价格很低'], ['价格很高'], 'zh-CN')).toEqual(['价格[-很低-]{+很高+}']);
  });
});

test('the parts of a text that have not changed are folded, but for the neighbors of a change', () => {
  const lines = ['a', 'b', 'c', 'd', 'e'];
  const runs = foldedText(markedText(lines, lines.with(1, 'x'), 'en-US'));
  expect(runs.map(({ isFolded, paragraphs }) => [isFolded, paragraphs.length])).toEqual([
    [false, 3],
    [true, 2],
  ]);
});

describe('within two versions of a page', () => {
  const marked = (before: string, after: string) => {
    const pages = [before, after].map((body) => page(`<main>${body}</main>`));
    const stops = markChanges(pages, ['main'], []);
    return [
      stops.length,
      ...pages.map((each) =>
        [...each.querySelectorAll('[data-review]')].map(({ localName, textContent }) => textContent || localName),
      ),
    ];
  };
  const digest = (sign: string) => `/static/${sign.repeat(32)}/cover.png`;

  test.each([
    ['a changed block is marked on both sides', '<p>a</p><p>b</p>', '<p>a</p><p>c</p>', 1, ['b'], ['c']],
    ['a new block is marked where it is', '<p>a</p>', '<p>a</p><p>b</p>', 1, [], ['b']],
    ['two changes are two stops', '<p>a</p><p>b</p><p>c</p>', '<p>x</p><p>b</p><p>y</p>', 2, ['a', 'c'], ['x', 'y']],
    ['another picture is marked', `<img src="${digest('a')}">`, `<img src="${digest('b')}">`, 1, ['img'], ['img']],
    ['what is the same is not', '<p>a</p>', '<p class="new">a</p>', 0, [], []],
  ])('%s', (_what, before, after, ...expected) => expect(marked(before, after)).toEqual(expected));
});

test('what stands in a template is shown as text, and in an attribute it ends nothing', () => {
  const said = `"><img src=x onerror='a()'> & b`;
  fill(document.body, html`<p title="${said}">${[said, null, false]}</p>`);
  expect([...document.body.querySelectorAll('*')].map(({ localName }) => localName)).toEqual(['p']);
  expect(document.body.firstElementChild).toMatchObject({ title: said, textContent: said });
});
