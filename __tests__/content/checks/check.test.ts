import { checkContent, type ReadMarkdown } from '../../../src/content/checks/check';
import { claimPaths } from '../../../src/content/checks/siblings';
import { rules } from '../../../src/content/faults';
import { type FileReading, readText } from '../../../src/content/text-checks/text-facts';
import { sourceOf } from '../../../src/content/tree/documents';
import { configFrom } from '../../../src/site/hosting/config.ts';
import { fc } from '../../support/fuzz';
import { type Case, cases, elsewhere, nothingLeft } from '../cases';
import {
  append,
  article,
  type Edit,
  edit,
  edited,
  type Files,
  partner,
  second,
  solution,
  treeOf,
  valid,
} from '../made-up-tree';

const config = configFrom({});

// Each case changes one file of the tree; the others need not be read again.
const readings = new Map<string, FileReading>();
const readOnce: ReadMarkdown = (file, bytes) => {
  const key = `${file}\n${Buffer.from(bytes).toString('latin1')}`;
  const known = readings.get(key) ?? readText(file, bytes);
  readings.set(key, known);
  return known;
};
const check = (files: Files) => checkContent(treeOf(files), config, readOnce, '2026-11-26');

describe('a tree without a mistake', () => {
  const { faults, documents } = check(valid);

  it('has no fault', () => expect(faults).toEqual([]));

  it('gives a document for every Markdown file', () => {
    expect(documents.map(({ file }) => file)).toEqual(
      Object.keys(valid)
        .filter((file) => file.endsWith('.md'))
        .sort(),
    );
  });

  it('gives what the page table needs, the aliases and whether it is a draft', () => {
    const found = documents.find(({ file }) => file === article);
    expect(found?.entry).toEqual({
      section: 'blog',
      id: 'first',
      locale: 'en',
      date: '2026-10-01',
      updated: '2026-10-02',
      category: 'basics',
      tags: ['rpa', 'proxy'],
    });
    expect(found).toMatchObject({ aliases: ['/old/first'], draft: false });
    expect(documents.filter(({ draft }) => draft).map(({ file }) => file)).toEqual(['content/blog/hidden/en.md']);
  });
});

const lineOf = (text: string, before: string | undefined, at: Case['at']): number => {
  if (typeof at === 'string') return text.slice(0, text.indexOf(at)).split('\n').length;
  const lines = before?.split('\n') ?? [];
  return text.split('\n').findIndex((line, index) => line !== lines[index]) + 1 + at;
};
const named = Object.entries(cases).flatMap(([rule, some]) =>
  some.map((one, index) => [`${rule} ${index + 1}: ${one.said}`, rule, one] as const),
);

it.each(named)('the check finds %s', (_name, rule, { file, edits, said, at }) => {
  const files = edited(edits);
  const { faults } = check(files);
  const [, field] = /^([\w.[\]]+): /.exec(said) ?? [];
  const line = lineOf(files[file] ?? '', valid[file], at);
  expect(faults).toMatchObject([{ file, line, rule }]);
  expect(faults[0]?.field).toBe(field);
  expect(faults[0]?.message).toContain(said.slice(field === undefined ? 0 : field.length + 2));
});

it('the check has a case for every rule', () => {
  expect(Object.entries(cases).filter(([, some]) => some.length === 0)).toEqual([]);
  expect([...Object.keys(cases), ...elsewhere].sort()).toEqual([...rules].sort());
});

it.each(nothingLeft)('ordinary text has no fault: %j', (markdown) => {
  expect(check(edited([append(second, `Some text.\n\n${markdown}`)])).faults).toEqual([]);
});

describe('the day on which the links of a page were read', () => {
  const [source, translation] = [solution, solution.replace('en.md', 'ru.md')];
  const link = (file: string) => append(file, '[W3C](https://www.w3.org/TR/)');
  const day = (file: string) => edit(file, 'category:', 'links_checked: 2026-11-26\ncategory:');
  const faultsOf = (...edits: Edit[]) => check(edited(edits)).faults.map(({ file, rule }) => `${file} ${rule}`);

  const missed = (file: string) => [`${file} links-unchecked`];
  it.each<[string, Edit[], string[]]>([
    ['is in the page', [link(source), day(source)], []],
    ['is that of the English page in its translations', [link(source), link(translation), day(source)], []],
    ['is missed once, in the English page', [link(source), link(translation)], missed(source)],
    ['is missed in a translation whose English page has no links', [link(translation)], missed(translation)],
    ['can be that of a translation alone', [link(translation), day(translation)], []],
    ['is not asked of links to the site, to the reader’s computer and to names of examples', [], []],
    ['is asked of the website of a partner', [edit(partner, 'flowyard.example', 'www.w3.org')], missed(partner)],
  ])('%s', (_what, edits, faults) => expect(faultsOf(...edits)).toEqual(faults));

  it('can be any day for a build, which finds the same on every day', () => {
    const later = edited([day(solution)].concat(edit(solution, '2026-11-26', '2027-11-26')));
    expect(checkContent(treeOf(later), config, readOnce).faults).toEqual([]);
  });
});

describe('what is left of a merge', () => {
  const marks = ['<<<<<<< HEAD', '||||||| base', '=======', '>>>>>>> main'];
  const faultsOf = (text: string) =>
    check({ ...valid, [article]: text }).faults.map(({ line, rule }) => [text.split('\n')[line - 1], rule]);
  const whole = valid[article] ?? '';

  it.each([
    ['in paragraphs', `${whole}\nOne.\n\n${marks.join('\n\nTwo.\n\n')}\n\nThree.\n`],
    ['right below text, where Markdown makes a heading of it', `${whole}\nOne.\n${marks.join('\nTwo.\n')}\nThree.\n`],
    ['in a list', `${whole}\n- One\n${marks.join('\n- Two\n')}\n- Three\n`],
    ['in front matter', whole.replace('author: team\n', `${marks.join('\n')}\nauthor: team\n`)],
  ])('is a fault for each mark, and nothing else is: %s', (_where, text) => {
    expect(faultsOf(text)).toEqual(marks.map((mark) => [mark, 'conflict-marker']));
  });
});

it('two files that claim one path are a fault of the second, which names the first', () => {
  const { facts, findings } = readText(article, new TextEncoder().encode(valid[article]));
  expect(findings).toEqual([]);
  if (!facts) throw new Error('the article could not be read');
  const source = sourceOf(facts);
  const placed = { section: 'blog', id: 'first', locale: 'en', path: '/blog/first', source, data: {} } as const;
  const { free, faults } = claimPaths([
    { ...placed, file: 'one.md' },
    { ...placed, file: 'two.md' },
  ]);
  expect(free.map(({ file }) => file)).toEqual(['one.md']);
  const message = 'its path /blog/first belongs to one.md; choose another id';
  expect(faults).toEqual([{ file: 'two.md', line: 1, rule: 'path-taken', message }]);
});

const front = valid[article]?.split('\n\n', 1)[0] ?? '';

it.each([
  ['a file of its own', fc.string({ unit: 'binary' })],
  ['front matter', fc.string({ unit: 'binary' }).map((text) => `---\n${text}\n---\n\nText.`)],
  ['a field', fc.json().map((value) => `${front.slice(0, -4)}\nrelated: ${value}\naliases: ${value}\n---\n\nText.`)],
  ['a body', fc.string().map((text) => `${front}\n\n${text}`)],
  ['a link', fc.webUrl({ withFragments: true }).map((url) => `${front}\n\n[text](${url.slice(6)})`)],
])(
  'whatever a file holds: the check ends, with every fault within the file: %s',
  (_what, texts) => {
    fc.assert(
      fc.property(texts, (text) => {
        const { faults } = check({ [article]: text });
        const lines = text.split(/\r\n|\r|\n/).length;
        for (const { line } of faults) {
          expect(line).toBeGreaterThanOrEqual(1);
          expect(line).toBeLessThanOrEqual(lines + 1);
        }
      }),
      { numRuns: 50 },
    );
  },
  30_000,
);

it('the check does not expand aliases of YAML without end', () => {
  const bomb = [
    'a: &a [x, x, x, x, x, x, x, x, x]',
    ...[...'bcdefgh'].map((name, index) => {
      const before = 'abcdefg'[index];
      return `${name}: &${name} [${Array(9).fill(`*${before}`).join(', ')}]`;
    }),
  ].join('\n');
  const { faults } = check({ ...valid, 'content/pages/terms/en.md': `---\n${bomb}\n---\n\nText.` });
  expect(faults.map(({ file }) => file)).toContain('content/pages/terms/en.md');
});
