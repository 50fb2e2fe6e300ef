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

describe('an English comparison', () => {
  it('is there for each of the six products that are compared in English', async () => {
    expect(await comparisons()).toHaveLength(6);
  });

  it('is titled "Facet vs {competitor}" and goes on to say what it is for', async () => {
    for (const { title, competitor } of await comparisons()) {
      expect(title).toMatch(new RegExp(`^Facet vs ${competitor}: (how|what) .+`));
    }
  });

  it('has at least eight statements about the other product, each with a source and the day on which it was read', async () => {
    for (const { id, claims = [] } of await comparisons()) {
      expect([id, claims.length >= 8]).toEqual([id, true]);
    }
  });

  it('answers the same questions for both side by side, and says what no public page answers', async () => {
    for (const { body, competitor } of await comparisons()) {
      expect(body).toMatch(new RegExp(`^\\| Question +\\| ${competitor} +\\| Facet +\\|$`, 'm'));
      expect(body).toMatch(/^"Not found" means that no /m);
    }
  });
});
