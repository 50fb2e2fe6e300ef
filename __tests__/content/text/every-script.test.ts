/**
 * Markdown in scripts without spaces between words: see `src/content/text/every-script.ts`.
 */

import type { Nodes, Root } from 'mdast';
import { cjkFriendlyExtension } from 'micromark-extension-cjk-friendly';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { type Processor, unified } from 'unified';
import { parseMarkdown } from '../../../src/content/text/markdown';
import { walk } from '../../../src/content/text/walk';
import { fc, textsOf } from '../../support/fuzz';
import { pageHtml } from '../page-html';

const strong = (before: string, inside: string, after: string) =>
  [`${before}**${inside}**${after}`, `${before}<strong>${inside}</strong>${after}`] as const;
const link = (before: string, address: string, after: string, written = address) =>
  [`${before}${written}${after}`, `${before}<a href="${address}">${written}</a>${after}`] as const;

test.each<readonly [string, string]>([
  // Emphasis beside punctuation
  strong('这是', '“重点”', '的文字'),
  strong('也写成', '重点。', '然后'),
  strong('', '注意：', '请先登录'),
  strong('この', '「設定」', 'を開く'),
  strong('', '프로필(Profile)', '을 만든다'),
  strong('請按', '「開始」', '（右上角）'),
  strong('', '𠮷野（よしの）', 'さん'),
  strong('เปิด', 'โปรไฟล์ (Profile)', 'ก่อน'),
  strong('បើក', 'ប្រូហ្វាល់ (Profile)', 'មុន'),
  ['**[프로필](/x)**을', '<strong><a href="/x">프로필</a></strong>을'],
  ['**`code`**을', '<strong><code>code</code></strong>을'],
  ['*「設定」*を', '<em>「設定」</em>を'],
  ['~~「設定」~~を', '<del>「設定」</del>を'],
  ['\\*\\*「設定」\\*\\*を `**「設定」**を`', '**「設定」**を <code>**「設定」**を</code>'],
  ['a **(b)**c 5 * 3', 'a **(b)**c 5 * 3'],
  // A single tilde is a tilde
  ['9~18시이고, 점심은 12~13시', '9~18시이고, 점심은 12~13시'],
  ['~5 … ~10', '~5 … ~10'],
  ['**~5** und ~~alt~~', '<strong>~5</strong> und <del>alt</del>'],
  ['[a](/~b) `c~d~` \\~e~', '<a href="/~b">a</a> <code>c~d~</code> ~e~'],
  ['⑀ ~a~', '⑀ ~a~'],
  // A bare address ends before punctuation and letters of other kinds
  link('请看', 'https://docs.facet.example/api', '。然后再看'),
  link('（见 ', 'https://a.example/b', '）'),
  link('打开 ', 'https://a.example/b?x=1', '，将看到…'),
  link('', 'https://a.example', '를 여십시오'),
  link('„', 'https://example.com', '“'),
  link('', 'http://www.a.example', '、次に', 'www.a.example'),
  link('(', 'https://a.example/b', ')。再看'),
  ['看 https://a.example。**重要**', '看 <a href="https://a.example">https://a.example</a>。<strong>重要</strong>'],
  ['http://a.b、http://c.d。', '<a href="http://a.b">http://a.b</a>、<a href="http://c.d">http://c.d</a>。'],
  // An address that is written as one is taken whole, and so is one in an alphabet
  ['[a](https://a.example/名前)', '<a href="https://a.example/%E5%90%8D%E5%89%8D">a</a>'],
  link('', 'https://a.example/x-y_z/~u', ' und'),
  ['https://a.example/größe', '<a href="https://a.example/gr%C3%B6%C3%9Fe">https://a.example/größe</a>'],
])('%s is read as %s', (text, html) => {
  expect(pageHtml(text).replaceAll(' rel="noopener" data-external=""', '')).toBe(`<p>${html}</p>`);
});

const texts = textsOf(
  'a·b ·5·(·)·, ·“·”·重·点·。·「·」·（·）·：·을·を·\n· ·**·**·**·*·~·~·`·[·](/x)·\\·\n- ·\n\n·> ·𠮷·![·&amp;',
  { maxLength: 24 },
);
const remark = unified()
  .use(function (this: Processor) {
    this.data('micromarkExtensions', [cjkFriendlyExtension()]);
  })
  .use(remarkParse)
  .use(remarkGfm, { singleTilde: false });

/** A tree without what does not concern its meaning. */
const plain = (node: Nodes): unknown => ({
  type: node.type,
  ...('value' in node && { value: node.value }),
  ...('url' in node && { url: node.url }),
  at: [node.position?.start.line, node.position?.start.column, node.position?.start.offset],
  ...('children' in node && { children: node.children.map(plain) }),
});

test('a text in any script is read as remark with the rule for Chinese, Japanese and Korean reads it, with the same places', () => {
  let emphasized = 0;
  fc.assert(
    fc.property(texts, (text) => {
      const theirs: Root = remark.parse(text);
      // A pair of tildes has a rule of its own there; the parser itself differs from remark where a star is escaped.
      fc.pre(!text.includes('~~') && !text.includes('\\'));
      expect(plain(parseMarkdown(text).body)).toEqual(plain(theirs));
      walk<Nodes>(theirs, ({ type }) => {
        if (type === 'strong') emphasized += 1;
      });
    }),
    { numRuns: 1_000 },
  );
  expect(emphasized).toBeGreaterThan(20);
});
