import { readableMarkdown, readableMessages } from '../../../src/content/words/readable-text';
import { forbiddenIn, wordingFaults } from '../../../src/content/words/style-guide';

const guide = (...rows: string[]): string =>
  `# Style\n\n## Not like this\n\n| not | but | why |\n| --- | --- | --- |\n${rows.join('\n')}\n\n## More\n`;
const readable = (file: string, text: string): string =>
  file.endsWith('.json') ? readableMessages(text) : readableMarkdown(text);
const found = (text: string, row: string, file = 'content/blog/first/de.md') =>
  wordingFaults(file, readable(file, text), forbiddenIn(guide(row), 'docs/style/de.md')).map(
    ({ line, column, message }) => [line, column, message],
  );

describe('a rendering that the style guide forbids', () => {
  test('is reported with line, column and what to write', () => {
    expect(found('Ein Satz.\n\nMit der Zahlungskarte zahlen.', '| Zahlungskarte | Kreditkarte | |')).toEqual([
      [3, 9, '"Zahlungskarte" is not used in this language; write: Kreditkarte'],
    ]);
  });

  test('is told its own word where a row has as many', () => {
    const row = '| 視窗 / 伺服器 / 軟體 | 窗口, 服务器, 软件 |';
    expect(found('一台伺服器', row, 'content/blog/first/zh.md')).toEqual([
      [1, 3, '"伺服器" is not used in this language; write: 服务器'],
    ]);
  });

  test.each([
    ['counts as a whole word', 'Zahlungskarten', '| Zahlungskarte | Kreditkarte |', 0],
    ['has any ending where the guide writes *', 'Zahlungskarten', '| Zahlungskarte* | Kreditkarte |', 1],
    ['counts whatever its capitals', 'TELEPHONE', '| telephone | phone |', 1],
    ['may be one of several in a cell', 'one whoever, two lest', '| whoever / lest | plain words |', 2],
    ['counts within a line of a script without spaces', '请使用指令碼工具', '| 指令碼 | 腳本 |', 1],
    ['counts with a particle joined to it', '워크플로을', '| 워크플로을 | 워크플로를 |', 1],
    ['is taken as it stands, not as a pattern', 'a b', '| a. | c |', 0],
  ])('%s', (_says, text, row, count) => expect(found(text, row)).toHaveLength(count));

  test.each([
    ['a block of code', '```\nlest\n```'],
    ['a block of code in a quotation', '> ```\n> lest\n> ```'],
    ['indented code', 'Text:\n\n    lest'],
    ['code in a line between two backquotes', 'Write ``lest ` lest`` there'],
    ['code in a line', 'Write `lest` there'],
    ['an address', 'See https://lest.example/lest and [this](/blog/lest)'],
    ['an address with parentheses', 'See [this](https://a.example/(lest)-lest) and [that](</a lest>)'],
    ['a definition', 'See [this][ci]\n\n[ci]: /blog/lest-and-lest'],
    ['the name of a field', 'lest: value'],
    ['the record of a translation', '---\ntranslated_from:\n  - 01234567 body#lest\n---\n'],
  ])('is not looked for in %s', (_says, text) => expect(found(text, '| lest | so that |')).toEqual([]));

  test('is looked for in messages, but not in their keys', () => {
    const messages = '{\n  "lest": "Sign in lest you forget"\n}';
    expect(found(messages, '| lest | so that |', 'locales/en/shell.json')).toEqual([
      [2, 20, '"lest" is not used in this language; write: so that'],
    ]);
  });

  test('needs a table with two cells', () => {
    expect(() => forbiddenIn('# Style', 'docs/style/de.md')).toThrow('docs/style/de.md has no table');
    expect(() => forbiddenIn(guide('| lest |'), 'docs/style/de.md')).toThrow('needs two cells');
  });
});
