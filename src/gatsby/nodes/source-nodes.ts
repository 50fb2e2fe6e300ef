/**
 * Our own GraphQL nodes. A page asks for those that it shows, so that a change makes only those pages again; in a module of the bundles
 * it would make every page again.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { SourceNodesArgs } from 'gatsby';
import { readTokens } from '../../components/styles/design-tokens';
import { nameIn, parseTaxonomy, taxonomyFile } from '../../content/model/taxonomy';
import { type LocaleCode, localeCodes } from '../../site/languages/locales';
import { withWholeWords } from '../../site/languages/whole-words';
import { pricesFile, readPrices } from './prices';

const tokensFile = path.resolve('src/components/styles/tokens.css');

/**
 * Creates a `Term` for every category and tag in every language, with a key such as `blog/category/basics`; a `DesignToken` for each
 * token of the styles; and one `Prices`. A taxonomy with faults has no terms: the content check reports the faults.
 */
export async function createSourceNodes({
  actions,
  createNodeId,
  createContentDigest,
}: SourceNodesArgs): Promise<void> {
  const create = async (type: string, name: string, fields: object): Promise<void> =>
    actions.createNode({
      ...fields,
      id: createNodeId(name),
      internal: { type, contentDigest: createContentDigest(fields) },
    });
  const { taxonomy } = parseTaxonomy(await readFile(path.resolve(taxonomyFile), 'utf8'));
  for (const [section, { categories, tags }] of Object.entries<TermGroups>(taxonomy ?? {})) {
    for (const [kind, terms] of Object.entries({ category: categories, tag: tags })) {
      for (const [place, [id, names]] of Object.entries(terms ?? {}).entries()) {
        const key = `${section}/${kind}/${id}`;
        for (const language of localeCodes)
          await create('Term', `term ${key} ${language}`, {
            key,
            language,
            name: withWholeWords(nameIn(names, language)),
            place,
          });
      }
    }
  }
  for (const [place, token] of readTokens(await readFile(tokensFile, 'utf8')).entries())
    await create('DesignToken', `token ${token.name}`, { ...token, place });
  await create('Prices', 'prices', { lists: readPrices(await readFile(pricesFile, 'utf8')) });
}

type Terms = Readonly<Record<string, Readonly<Partial<Record<LocaleCode, string>>>>>;
type TermGroups = Readonly<Partial<Record<'categories' | 'tags', Terms>>>;
