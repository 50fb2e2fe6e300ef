import { checkContent } from '../../src/content/check';
import { rules } from '../../src/content/faults';
import { configFrom } from '../../src/site/config.ts';
import { bodyCases } from './cases/body';
import { fieldCases } from './cases/fields';
import { aliasCases, linkCases } from './cases/links';
import { placementCases } from './cases/placement';
import { article, type Case, edited, type Files, inShort, treeOf, valid } from './made-up-tree';

const config = configFrom({});
const check = (files: Files) => checkContent(treeOf(files), config);

const lineOf = (text: string, at: string | number | undefined): number => {
  if (typeof at === 'number') return at;
  return at === undefined ? 1 : text.slice(0, text.indexOf(at)).split('\n').length;
};

const subjects: Readonly<Record<string, readonly Case[]>> = {
  placement: placementCases,
  'front matter': fieldCases,
  'body and images': bodyCases,
  links: linkCases,
  aliases: aliasCases,
};

describe('a tree without a mistake', () => {
  const { faults, documents } = check(valid);

  it('has no fault', () => {
    expect(faults).toEqual([]);
  });

  it('gives a document for every Markdown file', () => {
    expect(documents.map(({ file }) => file)).toEqual(
      Object.keys(valid)
        .filter((file) => file.endsWith('.md'))
        .sort(),
    );
  });

  it('gives what the page table needs, the aliases, the headings and whether it is a draft', () => {
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
    expect(found).toMatchObject({ aliases: ['/old/first'], draft: false, headings: [{ slug: 'how-it-begins' }] });
    expect(documents.filter(({ draft }) => draft).map(({ file }) => file)).toEqual(['content/blog/hidden/en.md']);
  });
});

for (const [subject, cases] of Object.entries(subjects)) {
  describe(subject, () => {
    it.each(cases)('$says ($rule)', ({ rule, edits, file = article, at, field, message }) => {
      const files = edited(edits);
      const { faults } = check(files);
      expect(faults.map(inShort)).toEqual([{ file, line: lineOf(files[file] ?? '', at), field, rule }]);
      expect(faults[0]?.message).toContain(message);
    });
  });
}

describe('the rules', () => {
  it('have a case each', () => {
    const covered = new Set(Object.values(subjects).flatMap((cases) => cases.map(({ rule }) => rule)));
    // Bytes that are no UTF-8 and two files at one path cannot be said by a tree of texts; they are tested below.
    expect(rules.filter((rule) => !covered.has(rule))).toEqual(['not-utf8']);
  });
});
