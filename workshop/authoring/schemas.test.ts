import { readFileSync } from 'node:fs';
import { parseTaxonomy, type Taxonomy, taxonomyFile } from '../../src/content/model/taxonomy';
import { fieldTableFile, withFieldTable } from './schemas';

const { taxonomy } = parseTaxonomy(readFileSync(taxonomyFile, 'utf8')) as { taxonomy: Taxonomy };

/** Undoes the formatter's table alignment. */
const unaligned = (markdown: string): string => markdown.replace(/ +/g, ' ').replace(/-{3,}/g, '---');

test('the document has the table of now; if not, run `npm run schemas`', () => {
  const document = readFileSync(fieldTableFile, 'utf8');
  expect(unaligned(document)).toBe(unaligned(withFieldTable(document, taxonomy)));
});

test('a document without a place for it is refused', () => {
  expect(() => withFieldTable('# Other', taxonomy)).toThrow('no place for the table of fields');
});
