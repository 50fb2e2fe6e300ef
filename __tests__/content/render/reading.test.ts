import type { Nodes } from 'mdast';
import { render } from '../../../src/content/render/render';
import { parseMarkdown } from '../../../src/content/text/markdown';
import { walk } from '../../../src/content/text/walk';
import { pageHtml as read } from '../page-html';

test.each([
  ['[site](https://example.org)', true],
  ['[site][s]\n\n[s]: https://example.org', true],
  ['[s]\n\n[s]: https://example.org\n[s]: /pricing', true],
  ['[site][s]\n\n[s]: /pricing', false],
])('a link that leads off the site says so, however it is written: %j', (markdown, isExternal) => {
  const html = read(markdown);
  expect([html.includes('data-external'), html.includes('rel="noopener"')]).toEqual([isExternal, isExternal]);
});

test('every heading has the id by which the check of links knows it', () => {
  const text = '## Twice\n\n## Twice\n\n> ### In a quotation\n\n#### 指纹';
  const slugs = parseMarkdown(text).headings.map(({ slug }) => slug);
  expect(slugs).toEqual(['twice', 'twice-1', 'in-a-quotation', '指纹']);
  expect([...read(text).matchAll(/<h\d id="([^"]*)"/g)].map(([, id]) => id)).toEqual(slugs);
});

test('a heading has after it, not within it, a link that names its section and has no text to be read or copied', () => {
  expect(read('## Choose the `role`')).toMatchInlineSnapshot(
    `"<h2 id="choose-the-role" class="article-heading">Choose the <code>role</code></h2><a href="#choose-the-role" class="anchor" aria-label="Link: Choose the role"></a>"`,
  );
});

test('headings below the third level have none', () => {
  expect(read('#### Deep')).toBe('<h4 id="deep" class="article-heading">Deep</h4>');
});

test('an id that reader views take for a button to share stands at the link, where it can be linked as well', () => {
  expect(read('## Share or transfer')).toContain('Share or transfer</h2><a href="#share-or-transfer" class="anchor"');
  expect(read('## Share or transfer').match(/ id="[^"]*"/g)).toEqual([' id="share-or-transfer"']);
  expect(read('## Shared proxies')).toContain('<h2 id="shared-proxies"');
});

test('a table lies in a group that the keyboard reaches, named after the heading above', () => {
  const table = '| a | b |\n| - | - |\n| 1 | 2 |';
  expect(read(`## Prices\n\n${table}`)).toContain('role="group" aria-label="Table: Prices" tabindex="0"><table>');
  expect(read(table)).toContain('aria-label="Table"');
});

test('columns without phrases are marked, in every row, and the cells of a table with phrases say what they are, and in which column', () => {
  const html = read('| No. | Do |\n| - | - |\n| 1 | Wait |\n| 2 | Read the delivery line |\n| 3 | |');
  expect(html.match(/<t[hd]\b[^>]*>[^<]*/g)).toEqual([
    '<th class="short" role="columnheader">No.',
    '<th role="columnheader">Do',
    '<td class="short" role="cell">1',
    '<td role="cell" data-column="Do">Wait',
    '<td class="short" role="cell">2',
    '<td role="cell" data-column="Do">Read the delivery line',
    '<td class="short" role="cell">3',
    '<td role="cell" data-column="Do">',
  ]);
});

test('each column but the last says how many tenths of the table its longest text needs, or who writes in it, before the rows are there', () => {
  const html = read('| No. | Do | Because |\n| - | - | - |\n| 1 | Read the delivery line | It tells the day |');
  expect(html).toContain('<colgroup><col width="10%"><col width="50%"></colgroup>');
  expect(read('| Alone |\n| - |\n| 1 |')).not.toContain('<col');
  const sheet = read('| What you fill in | Account A | Account B |\n| - | - | - |\n| The card that pays | | |');
  expect(sheet).toContain('<colgroup><col width="20%"><col width="30%"></colgroup>');
});

test('a path in a first column can be broken after a slash, and is copied as it was written', () => {
  const html = read('| `GET /v1/profiles/{id}/start` | `a/b` |\n| - | - |\n| `https://a.example/b` | 1 |');
  expect(html).toContain('<code>GET /v1/<wbr>profiles/<wbr>{id}/<wbr>start</code>');
  expect(html).toContain('<code>https://a.example/<wbr>b</code>');
  expect(html).toContain('<code>a/b</code>');
});

test('a block of code is reached by keyboard, since it may scroll, has the tokens of its language, and is not translated', () => {
  expect(read('```js\nlet a = "<b>";\n```')).toMatchInlineSnapshot(
    `"<div class="gatsby-highlight single-line" data-language="js"><pre tabindex="0" translate="no" class="language-js"><code class="language-js"><span class="token keyword">let</span> a <span class="token operator">=</span> <span class="token string">"&#x3C;b>"</span><span class="token punctuation">;</span></code></pre></div>"`,
  );
  expect(read('    indented')).toContain(
    '<pre tabindex="0" translate="no" class="language-text"><code class="language-text">indented',
  );
});

test.each([
  ['a list', '- One\n\n  ![x](a.png)'],
  ['a quotation', '> ![x](a.png)'],
  ['the text', '![x](a.png)'],
])('a figure in %s is in no paragraph, and its caption is not repeated as a title', (_where, markdown) => {
  const { body } = parseMarkdown(markdown);
  walk<Nodes>(body, (node) => {
    if (node.type === 'paragraph' && node.children[0]?.type === 'image')
      node.children = [
        {
          type: 'html',
          value: '<figure class="gatsby-resp-image-figure"><img title="Same" alt="x" src="/static/a.png"></figure>',
        },
      ];
  });
  const html = render(body, { locale: 'en', anchor: 'Link', table: 'Table' });
  expect(html).toContain('<figure class="gatsby-resp-image-figure"><img alt="x" src="/static/a.png"></figure>');
  expect(html).not.toContain('<p><figure');
});
