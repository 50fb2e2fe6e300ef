import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { parse } from 'yaml';
import { frontMatterSchemas } from '../../src/content/model/schemas';

const folder = 'content/alternatives';

/** The English comparisons: the checked front matter and the body. */
async function comparisons() {
  const schema = frontMatterSchemas(null, 'en').alternatives;
  const ids = (await readdir(folder)).filter((id) => existsSync(`${folder}/${id}/en.md`));
  return Promise.all(
    ids.map(async (id) => {
      const text = await readFile(`${folder}/${id}/en.md`, 'utf8');
      const [, fields = '', body = ''] = text.split(/^---\n/m);
      return { id, body, ...schema.parse(parse(fields)) };
    }),
  );
}

test('each of the six English comparisons names what it compares, its sources, and the same questions for both', async () => {
  const pages = await comparisons();
  expect(pages).toHaveLength(6);
  for (const { id, title, body, competitor, claims = [] } of pages) {
    expect(title).toMatch(new RegExp(`^Facet vs ${competitor}: (how|what) .+`));
    expect([id, claims.length >= 8]).toEqual([id, true]);
    expect(body).toMatch(new RegExp(`^\\| Question +\\| ${competitor} +\\| Facet +\\|$`, 'm'));
    expect(body).toMatch(/^"Not found" means that no /m);
  }
});
