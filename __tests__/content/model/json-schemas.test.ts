/**
 * What an editor knows of front matter: docs/schemas, and the extension in .vscode/extensions (docs/content.md).
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { type FieldSchema, suggestionsAt } from '../../../.vscode/extensions/front-matter/suggestions';
import { jsonSchemas, schemasFolder } from '../../../src/content/model/json-schemas';
import { parseTaxonomy, taxonomyFile } from '../../../src/content/model/taxonomy';
import { parseMarkdown } from '../../../src/content/text/markdown';
import { frontMatterFields } from '../../../src/content/text/yaml-source';
import { sections } from '../../../src/site/pages/sections';

const { taxonomy } = parseTaxonomy(readFileSync(taxonomyFile, 'utf8'));
if (!taxonomy) throw new Error('the taxonomy has faults');
const schemas = jsonSchemas(taxonomy);

describe.each(sections)('the schema of %s', (section) => {
  const schema = schemas.get(section);

  test('is the one in docs/schemas; if not, run npm run schemas', () => {
    expect(JSON.parse(readFileSync(path.join(schemasFolder, `${section}.json`), 'utf8'))).toEqual(schema);
  });

  test('accepts the front matter of a page in every language', () => {
    const folder = path.join('content', section);
    const [id = ''] = readdirSync(folder).filter((name) => !name.startsWith('.'));
    const accepted = z.fromJSONSchema(schema ?? false);
    const files = readdirSync(path.join(folder, id)).filter((name) => name.endsWith('.md'));
    expect(files.length).toBeGreaterThan(0);
    for (const file of files) {
      const fields = frontMatterFields(
        parseMarkdown(readFileSync(path.join(folder, id, file), 'utf8')).frontMatter?.text ?? '',
      );
      expect([file, accepted.safeParse(fields).error?.issues]).toEqual([file, undefined]);
      expect([file, accepted.safeParse({ ...fields, tittle: 'x' }).success]).toEqual([file, false]);
    }
  });
});

test('a description says how long it may be, in every script', () => {
  expect(schemas.get('blog')?.properties?.description).toEqual({
    type: 'string',
    minLength: 25,
    maxLength: 180,
    description:
      'one plain sentence, shown in lists and search results; 60 to 180 characters; in Chinese, Japanese and Korean 25 to 120 characters',
  });
});

/** What is suggested at the sign `|` of a text. */
function suggested(section: 'blog' | 'release' | 'solutions', text: string): string[] {
  const at = text.indexOf('|');
  const before = text.slice(0, at).split('\n');
  const lines = text.replace('|', '').split('\n');
  const schema: FieldSchema = schemas.get(section) ?? {};
  const { items } = suggestionsAt(schema, lines, before.length - 1, before.at(-1)?.length ?? 0);
  return items.map(({ label }) => label);
}

test.each<[string, Parameters<typeof suggested>, readonly string[]]>([
  ['the values of a field', ['blog', '---\ncategory: |\n---\n'], Object.keys(taxonomy.blog.categories)],
  ['the values of a list on one line', ['blog', '---\ntags: [rpa, |]\n---\n'], Object.keys(taxonomy.blog.tags)],
  ['the values of a list', ['blog', '---\ntags:\n  - rpa\n  - t|\n---\n'], Object.keys(taxonomy.blog.tags)],
  ['true and false', ['blog', '---\ndraft: |\n---\n'], ['true', 'false']],
  ['nothing for a text', ['blog', '---\ntitle: Some |\n---\n'], []],
  ['the fields of a list item', ['solutions', '---\nsteps:\n  - t|\n---\n'], ['title', 'text']],
  ['those that an item lacks', ['solutions', '---\nsteps:\n  - text: B\n  - text: C\n    |\n---\n'], ['title']],
  ['those that stand below it, too', ['solutions', '---\nsteps:\n  - |\n    text: B\n---\n'], ['title']],
  [
    'the fields of a table in a table',
    ['release', '---\ninstallers:\n  com_mac:\n    size: 1\n    |\n---\n'],
    ['sha256'],
  ],
  ['nothing in the text', ['blog', '---\ntitle: A\n---\n\nca|\n'], []],
  ['nothing in a file without front matter', ['blog', 'ca|\n'], []],
])('an editor suggests %s', (_what, [section, text], expected) => expect(suggested(section, text)).toEqual(expected));

test('an editor suggests the fields that a page lacks, says which are required, and replaces the whole id that was begun', () => {
  const lines = ['---', 'title: A', '', 'category: basics', '---'];
  const { from, items } = suggestionsAt(schemas.get('blog') ?? {}, lines, 2, 0);
  const labels = items.map(({ label }) => label);
  expect(labels).toEqual(expect.arrayContaining(['description', 'tags', 'author', 'draft']));
  expect(labels.filter((label) => ['title', 'category'].includes(label))).toEqual([]);
  const author = { label: 'author', text: 'author: ', about: 'required; one of team, support, engineering' };
  expect([from, items.find(({ label }) => label === 'author')]).toEqual([0, author]);
  expect(suggestionsAt(schemas.get('blog') ?? {}, ['---', 'tags: [local-a'], 1, 14).from).toBe(7);
});
