import { readFileSync } from 'node:fs';
import { fieldOrder } from '../../src/content/fixes/field-order';
import { parseTaxonomy, type Taxonomy, taxonomyFile } from '../../src/content/model/taxonomy';
import { sections } from '../../src/site/pages/sections';
import { fieldTable, fieldTableFile, withFieldTable } from './schemas';

const { taxonomy } = parseTaxonomy(readFileSync(taxonomyFile, 'utf8')) as { taxonomy: Taxonomy };
const rows = fieldTable(taxonomy)
  .split('\n')
  .map((line) => line.slice(2, -2).split(' | '));

/** Undoes the formatter's table alignment. */
const unaligned = (markdown: string): string => markdown.replace(/ +/g, ' ').replace(/-{3,}/g, '---');

test('the document has the table of now; if not, run `npm run schemas`', () => {
  const document = readFileSync(fieldTableFile, 'utf8');
  expect(unaligned(document)).toBe(unaligned(withFieldTable(document, taxonomy)));
});

test('a document without a place for it is refused', () => {
  expect(() => withFieldTable('# Other', taxonomy)).toThrow('no place for the table of fields');
});

test.each(sections)('every field of %s has one row', (section) => {
  const named = rows.filter(
    ([, required, optional]) =>
      [required, optional].some((cell) => cell?.includes(`\`${section}\``) || cell === 'every section') ||
      (optional === 'the others' && !required?.includes(`\`${section}\``)),
  );
  expect(named.map(([name]) => name).sort()).toEqual(
    fieldOrder(section)
      .map((name) => `\`${name}\``)
      .sort(),
  );
});

test.each([
  ['title', 'every section', '', 'at most 70 characters'],
  ['date', '`blog`, `news`, `guide`, `release`', 'the others', 'a day, such as 2026-11-17'],
  ['draft', '', 'every section', 'only on the preview; remove this line when the page may go public'],
  ['challenges', '`solutions`', '', '2 to 6 items, each with title, text, answer'],
  [
    'claims',
    '',
    '`alternatives`',
    'a list, each with text, source (an https address), date (a day, such as 2026-11-17)',
  ],
])('%s', (name, ...cells) => {
  expect(rows.filter(([first]) => first === `\`${name}\``)).toEqual([[`\`${name}\``, ...cells]]);
});
