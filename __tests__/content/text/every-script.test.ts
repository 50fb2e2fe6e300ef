/**
 * Markdown in scripts without spaces between words: see `src/content/text/every-script.ts`.
 */

import type { Nodes, Root } from 'mdast';
import { cjkFriendlyExtension } from 'micromark-extension-cjk-friendly';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { type Processor, unified } from 'unified';
import { prepare, render } from '../../../src/content/render/render';
import { parseMarkdown } from '../../../src/content/text/markdown';
import { walk } from '../../../src/content/text/walk';
import { fc } from '../../support/fuzz';

const htmlOf = (text: string): string => {
  const { body } = parseMarkdown(text);
  prepare(body, (url) => ({ url, external: false }));
  return render(body, { locale: 'en', anchor: '#', table: '#' });
};

const strong = (before: string, inside: string, after: string) =>
  [`${before}**${inside}**${after}`, `<p>${before}<strong>${inside}</strong>${after}</p>`] as const;
const link = (before: string, address: string, after: string, written = address) =>
  [`${before}${written}${after}`, `<p>${before}<a href="${address}">${written}</a>${after}</p>`] as const;

describe('emphasis beside punctuation', () => {
  test.each<readonly [string, string]>([
    strong('这是', '“重点”', '的文字'),
    strong('也写成', '重点。', '然后'),
    strong('', '注意：', '请先登录'),
    strong('この', '「設定」', 'を開く'),
    strong('', '프로필(Profile)', '을 만든다'),
    strong('請按', '「開始」', '（右上角）'),
    strong('', '𠮷野（よしの）', 'さん'),
    strong('เปิด', 'โปรไฟล์ (Profile)', 'ก่อน'),
    strong('បើក', 'ប្រូហ្វាល់ (Profile)', 'មុន'),
    ['**[프로필](/x)**을', '<p><strong><a href="/x">프로필</a></strong>을</p>'],
    ['**`code`**을', '<p><strong><code>code</code></strong>을</p>'],
    ['*「設定」*を', '<p><em>「設定」</em>を</p>'],
    ['~~「設定」~~を', '<p><del>「設定」</del>を</p>'],
    // What means nothing stays as it is.
    ['\\*\\*「設定」\\*\\*を `**「設定」**を`', '<p>**「設定」**を <code>**「設定」**を</code></p>'],
    ['a **(b)**c 5 * 3', '<p>a **(b)**c 5 * 3</p>'],
  ])('%s', (text, html) => {
    expect(htmlOf(text)).toBe(html);
  });
});

describe('a single tilde', () => {
  test.each<readonly [string, string]>([
    ['9~18시이고, 점심은 12~13시', '<p>9~18시이고, 점심은 12~13시</p>'],
    ['~5 … ~10', '<p>~5 … ~10</p>'],
    ['**~5** und ~~alt~~', '<p><strong>~5</strong> und <del>alt</del></p>'],
    ['[a](/~b) `c~d~` \\~e~', '<p><a href="/~b">a</a> <code>c~d~</code> ~e~</p>'],
    ['⑀ ~a~', '<p>⑀ ~a~</p>'],
  ])('%s is a tilde', (text, html) => {
    expect(htmlOf(text)).toBe(html);
  });
});

describe('a bare address', () => {
  test.each<readonly [string, string]>([
    link('请看', 'https://docs.facet.example/api', '。然后再看'),
    link('（见 ', 'https://a.example/b', '）'),
    link('打开 ', 'https://a.example/b?x=1', '，将看到…'),
    link('', 'https://a.example', '를 여십시오'),
    link('„', 'https://example.com', '“'),
    link('', 'http://www.a.example', '、次に', 'www.a.example'),
    link('(', 'https://a.example/b', ')。再看'),
    [
      '看 https://a.example。**重要**',
      '<p>看 <a href="https://a.example">https://a.example</a>。<strong>重要</strong></p>',
    ],
    [
      'https://a.example、https://b.example。',
      '<p><a href="https://a.example">https://a.example</a>、<a href="https://b.example">https://b.example</a>。</p>',
    ],
    // An address that is written as one is taken whole, and so is one in an alphabet.
    ['[a](https://a.example/名前)', '<p><a href="https://a.example/%E5%90%8D%E5%89%8D">a</a></p>'],
    link('', 'https://a.example/x-y_z/~u', ' und'),
    ['https://a.example/größe', '<p><a href="https://a.example/gr%C3%B6%C3%9Fe">https://a.example/größe</a></p>'],
  ])('%s ends before punctuation and letters of other kinds', (text, html) => {
    expect(htmlOf(text)).toBe(html);
  });
});

describe('a text in any script', () => {
  const pieces = [
    ...[
      'a',
      'b ',
      '5',
      '(',
      ')',
      ', ',
      '“',
      '”',
      '重',
      '点',
      '。',
      '「',
      '」',
      '（',
      '）',
      '：',
      '을',
      'を',
      '\n',
      ' ',
    ],
    ...['**', '**', '**', '*', '~', '~', '`', '[', '](/x)', '\\', '\n- ', '\n\n', '> ', '𠮷', '![', '&amp;'],
  ];
  const texts = fc.array(fc.constantFrom(...pieces), { maxLength: 24 }).map((parts) => parts.join(''));
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

  test('is read as remark with the rule for Chinese, Japanese and Korean reads it, with the same places', () => {
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
});
