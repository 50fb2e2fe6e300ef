import { parseBody } from '../../../src/content/text/markdown';
import { figureOf } from '../../../src/gatsby/nodes/figure';

const table =
  '| Place | Why |\n| --- | --- |\n| **Mail** of the team | a |\n| A recovery address of someone who left | b |\n';
const program = '```js\nimport a from "a";\n\n// Starts\nfirst();\nsecond();\nthird();\nfourth();\nfifth();\n```\n';
const others = '```text\na\nb\nc\nd\n```\n```bash\nls\n```\n';

test.each([
  ['the first column of the first table', table, 'Place', ['Mail of the team', 'A recovery address of someone…']],
  [
    'the lines of a program that do something, before any table',
    table + program,
    null,
    ['first();', 'second();', 'third();', 'fourth();'],
  ],
  ['no text, no data and no command', others + table, 'Place', ['Mail of the team', 'A recovery address of someone…']],
  [
    'a later table whose rows fit, before one whose rows do not',
    `${table}\nText.\n\n| What | Why |\n| - | - |\n| A phone | b |\n| 本当の電話 | b |\n`,
    'What',
    ['A phone', '本当の電話'],
  ],
  [
    'four lines of a program that fit, without their indentation',
    '```js\nconst address = "http://127.0.0.1:35600";\nfor (const profile of await call(profiles)) {\n  first();\n  second(\n    third,\n  );\n}\n```\n',
    null,
    ['first();', 'second(', '  third,', ');'],
  ],
  ['the first cell that says something', '| | Can |\n| - | - |\n| | x |\n', 'Can', ['x']],
])('an article shows on its cover %s', (_, text, head, lines) => {
  expect(figureOf(parseBody(text))).toEqual({ head, lines });
});

test('an article without a table and a program has no figure', () => expect(figureOf(parseBody('Text.\n'))).toBeNull());

test('a line is cut between letters, never between a letter and its mark', () => {
  const [line] = figureOf(parseBody(`| a |\n| - |\n| ${'ก็'.repeat(50)} |\n`))?.lines ?? [];
  expect(line).toBe(`${'ก็'.repeat(30)}…`);
});
