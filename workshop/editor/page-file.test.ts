import { readdirSync, readFileSync } from 'node:fs';
import { type PageFields, readPage, writePage, writtenField } from './page-file';

const file = `---
title: "Two lists: one each"
# only the first two
tags: [rpa, proxy]
steps:
  - { title: One, text: Said }
draft: true
---

A paragraph.
`;

/** As Sveltia hands a file over: without the spaces around it. */
const opened = (text: string): PageFields => readPage(text.trim());
/** As Sveltia saves it. */
const saved = (page: PageFields): string => `${writePage(page).trim()}\n`;

describe('a page that is saved in the editor', () => {
  test('keeps every byte of every file of the site if nothing was changed', () => {
    const files = readdirSync('content', { recursive: true, encoding: 'utf8' }).flatMap((name) =>
      name.endsWith('.md') ? [`content/${name}`] : [],
    );
    expect(files.length).toBeGreaterThan(1000);
    expect(files.filter((name) => saved(opened(readFileSync(name, 'utf8'))) !== readFileSync(name, 'utf8'))).toEqual(
      [],
    );
  });

  test.each<[what: string, change: PageFields, from: string, to: string]>([
    ['a field', { title: 'Another title' }, '"Two lists: one each"', 'Another title'],
    ['a list of ids', { tags: ['rpa', 'team'] }, '[rpa, proxy]', '[rpa, team]'],
    ['the text', { body: '## A heading\n\nAnother.' }, 'A paragraph.', '## A heading\n\nAnother.'],
    ['a switch', { draft: false }, 'draft: true\n', ''],
    [
      'a group',
      { steps: [{ title: 'One', text: 'Other: this' }] },
      '  - { title: One, text: Said }',
      '  - title: One\n    text: "Other: this"',
    ],
  ])('changes only %s', (_, change, from, to) => {
    expect(saved({ ...opened(file), ...change })).toBe(file.replace(from, to));
  });

  test('has no field that a form shows and nobody filled in', () => {
    const shown = { ...opened(file), seo_title: '', aliases: [], image: null, updated: undefined, draft: true };
    expect(
      saved({ ...shown, steps: [{ title: 'One', text: 'Said', answer: '' }], installers: { linux: { size: null } } }),
    ).toBe(file);
  });

  test('has its fields in the order of the form when one is added', () => {
    const { title, tags, ...rest } = opened(file);
    expect(saved({ title, date: '2026-11-26', tags, ...rest })).toBe(
      file.replace('# only', 'date: 2026-11-26\n# only'),
    );
  });

  test('is written anew as fix leaves it: short ids in one line, quotes where YAML needs them, no space at the end of a line', () => {
    const page = {
      title: 'Prices: what changed',
      tags: ['rpa'],
      version: '3.6.0',
      order: 3,
      highlights: ['One thing'],
      body: 'One \nline  \nand two ',
    };
    expect(saved(page)).toBe(`---
title: "Prices: what changed"
tags: [rpa]
version: 3.6.0
order: 3
highlights:
  - One thing
---

One
line  
and two
`);
    expect(opened(saved(page))).toMatchObject({ ...page, body: 'One\nline  \nand two' });
  });

  test('keeps the file it was, so that the next change is small, too', () => {
    expect(opened(file)[writtenField]).toBe(file.trim());
  });
});
