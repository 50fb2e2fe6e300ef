/**
 * Names of categories and tags as GraphQL nodes, one per language (design 5): a page asks for those that it shows.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { SourceNodesArgs } from 'gatsby';
import { nameIn, parseTaxonomy, taxonomyFile } from '../../content/model/taxonomy';
import { type LocaleCode, localeCodes } from '../../site/languages/locales';

const kinds = { categories: 'category', tags: 'tag' } as const;

/**
 * Creates a `Term` node for every category and tag in every language, with the key that a page's context names:
 * `blog/category/basics`. A taxonomy with faults creates no nodes; the content check reports the faults.
 */
export async function createTermNodes({ actions, createNodeId, createContentDigest }: SourceNodesArgs): Promise<void> {
  const { taxonomy } = parseTaxonomy(await readFile(path.resolve(taxonomyFile), 'utf8'));
  for (const [section, groups] of Object.entries(taxonomy ?? {})) {
    for (const [group, terms] of Object.entries(groups) as [
      keyof typeof kinds,
      Record<string, Partial<Record<LocaleCode, string>>>,
    ][]) {
      for (const [place, [id, names]] of Object.entries(terms).entries()) {
        for (const language of localeCodes) {
          const name = nameIn(names, language);
          const key = `${section}/${kinds[group]}/${id}`;
          const term = { key, language, name, place };
          await actions.createNode({
            ...term,
            id: createNodeId(`term ${key} ${language}`),
            internal: { type: 'Term', contentDigest: createContentDigest(term) },
          });
        }
      }
    }
  }
}
