import { makeProject } from '../authoring/made-up-project';
import { changedInputs, inputChanges } from './changed-inputs';

const said = (file: string, before: string | null, after: string | null): readonly string[] => {
  const [was, is] = [before, after].map((text) => (text === null ? null : Buffer.from(text)));
  return inputChanges(file, was ?? null, is ?? null).map((each) => `${each.key}: ${each.before} → ${each.after}`);
};
const article = (fields: string, body = 'One.\n\nTwo.'): string => `---\ntitle: A\n${fields}\n---\n\n${body}\n`;
const rows = (...froms: string[]): string =>
  froms.map((from) => `- language: en\n  from: ${from}\n  to: /blog\n  note: a note\n`).join('');

describe('what has changed in a file is told by', () => {
  test.each<[string, string, string | null, string | null, readonly string[]]>([
    ['the key of a price', 'prices.json', '{"USD":{"20":15}}', '{"USD":{"20":18}}', ['USD.20: 15 → 18']],
    ['the key of a new and of a lost message', 'a.json', '{"a":"A"}', '{"b":"B"}', ['a: A → null', 'b: null → B']],
    ['a field', 'a.md', article('tags: [a, b]'), article('tags: [a]'), ['tags: a, b → a']],
    [
      'a field of a row',
      'a.md',
      article('points:\n  - title: B'),
      article('points:\n  - title: C'),
      ['points.0.title: B → C'],
    ],
    [
      'the line of a body, as the file counts',
      'a.md',
      article('b: c'),
      article('b: c', 'One.\n\nZwei.'),
      ['line 8: Two. → Zwei.'],
    ],
    ['the line of code', 'a.ts', 'a\nb\n', 'a\nc\n', ['line 2: b → c']],
    [
      'a redirect, wherever it stands',
      'a.yaml',
      rows('/a'),
      rows('/b', '/a'),
      ['en /b.language', 'en /b.from', 'en /b.to', 'en /b.note'],
    ],
    ['the size and the digest of a picture', 'a.png', '\0a', '\0bc', [': 2 bytes']],
    ['the order of what has keys', 'a.json', '{"a":1,"b":2}', '{"b":2,"a":1}', ['order or form: null → null']],
    ['a file that is new', 'a.ts', null, 'a', ['line 1: null → a']],
    [
      'a file that is gone',
      'a.md',
      article('b: c'),
      null,
      ['title: A → null', 'b: c → null', 'line 6: One.\n\nTwo. → null'],
    ],
    ['its whole text, if it cannot be read', 'a.json', '{"a":1}', '{', [': null → {', 'a: 1 → null']],
  ])('%s', (_what, file, before, after, expected) => {
    const found = said(file, before, after);
    expect(found.length).toBe(expected.length);
    for (const line of expected) expect(found).toContainEqual(expect.stringContaining(line));
  });

  test('the part of a long text where it differs', () => {
    const [change = ''] = said(
      'a.json',
      JSON.stringify({ a: `${'x'.repeat(600)}old` }),
      JSON.stringify({ a: `${'x'.repeat(600)}new` }),
    );
    expect(change).toBe(`a: …${'x'.repeat(40)}old → …${'x'.repeat(40)}new`);
  });

  test('at most 100 lines, with a count of the rest', () => {
    const [was, is] = [1, 2].map((value) =>
      JSON.stringify(Object.fromEntries(Array.from({ length: 130 }, (_, key) => [key, value]))),
    );
    expect(said('a.json', was ?? '', is ?? '').at(-1)).toBe('and 30 more: null → null');
  });
});

test('Git tells it since the merge base, also of what is not committed, and without documents, tests and the workshop', async () => {
  const [shared, committed, written] = [
    'src/site/product/prices.json',
    'locales/en/home.json',
    'content/redirects.yaml',
  ];
  const project = makeProject({ [shared]: '{"a":1}', [committed]: '{"a":"A"}', [written]: '', 'README.md': '' }, true);
  expect(await changedInputs(project.root)).toEqual([]);
  project.write(committed, '{"a":"B"}');
  for (const file of ['README.md', 'docs/a.md', '__tests__/a.ts', 'workshop/a.ts', 'budgets.json'])
    project.write(file, 'x');
  project.write(written, rows('/a'));
  const found = await changedInputs(project.root);
  expect([...new Set(found?.map(({ file }) => file))]).toEqual([written, committed]);
  project.remove();
  const bare = makeProject({ [shared]: '{}' });
  expect(await changedInputs(bare.root)).toBeNull();
  bare.remove();
});
