/**
 * The code cites docs/requirements.md as "specification" and docs/design.md as "design", by the numbers of their sections.
 * Every section that is cited is there.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const folders = ['src', 'plugins', 'workshop', '__tests__', 'netlify'];
const documents = { specification: 'docs/requirements.md', design: 'docs/design.md' } as const;
type Cited = keyof typeof documents;

/** One number that a comment cites, and where. */
interface Citation {
  readonly of: Cited | 'rule';
  readonly number: string;
  readonly place: string;
}

const textFile = /\.(?:[cm]?[jt]sx?|css|html|md|sh|toml|ya?ml|json)$/;

/** Files in the folders, and those at the root and beside the content that speak of the site in comments. */
const files = [
  ...folders.flatMap((folder) =>
    readdirSync(folder, { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile() && textFile.test(entry.name))
      .map((entry) => path.join(entry.parentPath, entry.name)),
  ),
  ...readdirSync('.').filter(
    (name) => /^gatsby-\w+\.tsx?$/.test(name) || ['netlify.toml', 'biome.json'].includes(name),
  ),
  ...['docs', 'content'].flatMap((folder) =>
    readdirSync(folder).flatMap((name) => (textFile.test(name) ? [path.join(folder, name)] : [])),
  ),
].filter((file) => !file.includes('node_modules'));

/**
 * "design 10", "specification 3 and 7", "specification 2.5, rules 2, 9 and 10", "the specification's section 7", "the
 * specification's route table (2.2)", "the specification (9)"; a comment may go on in the next line.
 */
const words = String.raw`\b(?:sections?|route table|rules?|and|or|to|\d+(?:\.\d+)?)\b`;
const between = String.raw`[\s,(]|\)(?= (?:and|or)\b)|(?<=\n\s*)(?:\*|\/\/|#)`;
const citation = new RegExp(String.raw`\b(specification|design)(?:['’]s)?((?:${between}|${words})+)`, 'gi');

/** The citations of a text. */
function citationsIn(file: string, text: string): readonly Citation[] {
  return [...text.matchAll(citation)].flatMap((match) => {
    const [, name = '', list = ''] = match;
    const document = name.toLowerCase() as Cited;
    const place = `${file}:${text.slice(0, match.index).split('\n').length}`;
    const found: Citation[] = [];
    let of: Citation['of'] = document;
    let isRange = false;
    for (const [word] of list.matchAll(/rule|to|\d+(?:\.\d+)?/g)) {
      const last = Number(found.at(-1)?.number);
      if (word === 'to') isRange = true;
      else if (word === 'rule') of = 'rule';
      else {
        // Rules are whole numbers: what follows them with a point is a section again.
        if (word.includes('.')) of = document;
        const first = isRange ? last + 1 : Number(word);
        for (let number = first; number < Number(word); number += 1) found.push({ of, number: String(number), place });
        found.push({ of, number: word, place });
        isRange = false;
      }
    }
    return found;
  });
}

const own = path.relative('.', __filename);
const citations = files.filter((file) => file !== own).flatMap((file) => citationsIn(file, readFileSync(file, 'utf8')));

/** The numbers of a document's headings: `## 10. In the browser`, `### 2.6 Navigation`. */
const sectionsOf = (document: string): readonly string[] =>
  [...readFileSync(document, 'utf8').matchAll(/^#{2,4} (\d+(?:\.\d+)?)\.? \S/gm)].map(([, number = '']) => number);

/** The numbers of the redirect rules: the list in specification 2.5. */
const ruleNumbers = [
  ...(readFileSync(documents.specification, 'utf8')
    .split(/^### /m)
    .find((part) => part.startsWith('2.5 '))
    ?.matchAll(/^(\d+)\. /gm) ?? []),
].map(([, number = '']) => number);

const known = {
  specification: sectionsOf(documents.specification),
  design: sectionsOf(documents.design),
  rule: ruleNumbers,
};

test.each([
  ['(design 10)', ['design 10']],
  [
    '(specification 3, 4, 8 and 9; design 10)',
    ['specification 3', 'specification 4', 'specification 8', 'specification 9', 'design 10'],
  ],
  ['(design 4 to 6)', ['design 4', 'design 5', 'design 6']],
  ['(specification 2.5 rule 12, 2.6 and 8)', ['specification 2.5', 'rule 12', 'specification 2.6', 'specification 8']],
  ['(specification 2.5, rules 9 to 11)', ['specification 2.5', 'rule 9', 'rule 10', 'rule 11']],
  ['the error of specification 2.5 (rule 12) or 2.6', ['specification 2.5', 'rule 12', 'specification 2.6']],
  ['(specification 2.5 rule 11, design 8\n * and 13)', ['specification 2.5', 'rule 11', 'design 8', 'design 13']],
  ['(design 5 and 8, rule 11)', ['design 5', 'design 8', 'rule 11']],
  ["the design's section 7, and the specification (9)", ['design 7', 'specification 9']],
  ["the specification's route table (2.2), as data", ['specification 2.2']],
  ['(specification 9, xxl: 1536; design 12: WCAG 2.2 AA)', ['specification 9', 'design 12']],
  ['a design of 20 languages, by the specification', []],
])('%p is read as %p', (text, expected) => {
  expect(citationsIn('', text).map(({ of, number }) => `${of} ${number}`)).toEqual(expected);
});

test('the documents have sections in their order, each number once', () => {
  for (const numbers of Object.values(known)) {
    expect(numbers.length).toBeGreaterThan(10);
    const sorted = [...new Set(numbers)].sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
    expect(numbers).toEqual(sorted);
  }
});

test('most of the code says what it follows', () => {
  expect(citations.length).toBeGreaterThan(250);
});

test('every cited section is there', () => {
  const wrong = citations.filter(({ of, number }) => !known[of].includes(number));
  expect(wrong.map(({ of, number, place }) => `${place}: ${of} ${number}`)).toEqual([]);
});
