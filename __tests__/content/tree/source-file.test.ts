import { parseMarkdown } from '../../../src/content/text/markdown';
import { sourceOf } from '../../../src/content/tree/documents';
import { fc, property } from '../../support/fuzz';
import { readingOf } from '../page-html';

const parseSource = (text: string | Uint8Array) => {
  const { facts, findings } = readingOf(text);
  return { source: facts && sourceOf(facts), findings };
};

const page = '---\ntitle: A title\nsteps:\n  - title: One\n    text: Two\n---\n\nText.\n\n## First\n';

it('a source file knows the line of every field, in the whole file', () => {
  const { source } = parseSource(page);
  const line = (...path: PropertyKey[]) => source?.fields?.positionOf(path).line;
  expect([line('title'), line('steps'), line('steps', 0), line('steps', 0, 'text')]).toEqual([2, 3, 4, 5]);
  expect([line('absent'), line('steps', 0, 'absent')]).toEqual([1, 4]);
});

it('a source file knows the line of every heading, in the whole file, whatever ends the lines', () => {
  for (const text of [page, page.replaceAll('\n', '\r\n')]) {
    expect(parseSource(text).source?.markdown.headings).toMatchObject([{ text: 'First', slug: 'first', line: 10 }]);
  }
});

it('a source file that is no UTF-8 is a fault on the line of the first wrong byte', () => {
  const { source, findings } = parseSource(Buffer.from('---\ntitle: \xe9\n---\n', 'latin1'));
  expect(source).toBeNull();
  expect(findings).toMatchObject([{ line: 2, rule: 'not-utf8' }]);
});

const slugs = (text: string) => parseMarkdown(text).headings.map(({ slug }) => slug);

it.each([
  ['## Twice\n\n## Twice\n\n### twice-1', ['twice', 'twice-1', 'twice-1-1']],
  ['## Menu\n\n## Content\n\n## site-one-tap', ['menu-1', 'content-1', 'site-one-tap-1']],
  ['## ___gatsby\n\n## \\_r_1\\_\n\n## gatsby-announcer', ['___gatsby-1', '_r_1_-1', 'gatsby-announcer-1']],
  ['## `POST /v1/profiles` & more', ['post-v1profiles--more']],
  ['## 指纹与代理：怎么配', ['指纹与代理怎么配']],
  ['## Конвейер из *четырёх* станций', ['конвейер-из-четырёх-станций']],
  ['## លុយ និង ប្រូកស៊ី', ['លុយ-និង-ប្រូកស៊ី']],
  ['## ???\n\n## \n\n## —\n\n## 🚀\n\n## Section', ['section', 'section-1', 'section-2', 'section-3', 'section-4']],
  ['## 3.5', ['35']],
])('the slug of a heading of %j is GitHub’s, or one that a link can name', (text, expected) =>
  expect(slugs(text)).toEqual(expected),
);

const title = fc.string({ unit: 'grapheme', minLength: 1 }).map((text) => text.replace(/[\r\n<>[\]!]/g, ''));
property('the slug of a heading stands for one heading only', [fc.array(title, { maxLength: 4 })], (titles) => {
  const found = slugs(titles.map((text) => `## ${text}`).join('\n\n'));
  expect(new Set(found).size).toBe(found.length);
});
