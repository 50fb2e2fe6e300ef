/** @jest-environment jsdom */
import { fill, html } from '../../html';
import { cardText, linesOf } from './main-text';
import { markedText } from './marked-text';

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
    ['no code and no drawings', '<style>a{}</style><script>b()</script><svg><text>c</text></svg><p>d</p>', ['d']],
  ])('is %s', (_what, html, expected) => {
    expect(linesOf(page(`<header>Menu</header><main>${html}</main><footer>Foot</footer>`))).toEqual(expected);
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

test('what stands in a template is shown as text, and in an attribute it ends nothing', () => {
  const said = `"><img src=x onerror='a()'> & b`;
  fill(document.body, html`<p title="${said}">${[said, null, false]}</p>`);
  expect([...document.body.querySelectorAll('*')].map(({ localName }) => localName)).toEqual(['p']);
  expect(document.body.firstElementChild).toMatchObject({ title: said, textContent: said });
});
