import { readFileSync } from 'node:fs';
import { withEntryFolders } from './bundle';

const program = readFileSync('node_modules/@sveltia/cms/npm/index.js', 'utf8');

describe('Sveltia with a folder for each entry', () => {
  const changed = withEntryFolders(program);

  test('differs in two signs: a slash for a dot where a path is written, and one where it is read', () => {
    expect(changed).toHaveLength(program.length);
    const signs = Array.from({ length: program.length }, (_, at) => `${program[at]}${changed[at]}`);
    expect(signs.filter((sign) => sign[0] !== sign[1])).toEqual(['./', './']);
  });

  test.each([
    ['is changed already', changed],
    ['writes paths otherwise', program.replace('case`multiple_files`', 'case`many_files`')],
    ['reads paths otherwise', program.replaceAll('(?<locale>', '(?<language>')],
  ])('is refused if a release %s', (_, other) => {
    expect(() => withEntryFolders(other)).toThrow('Sveltia has 0 places like');
  });
});
