/**
 * Our own GraphQL nodes. A page asks for those that it shows, so that a change makes only those pages again; in a module of the bundles
 * it would make every page again.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { SourceNodesArgs } from 'gatsby';
import { z } from 'zod';
import { readTokens } from '../../components/styles/design-tokens';
import { nameIn, parseTaxonomy, taxonomyFile } from '../../content/model/taxonomy';
import { type Currency, currencies, type LocaleCode, localeCodes } from '../../site/languages/locales';
import { type PriceLists, type ProfileStep, profileSteps } from '../../site/product/plans';

const tokensFile = path.resolve('src/components/styles/tokens.css');

/** Relative to the project. */
export const pricesFile = 'src/site/product/prices.json';

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
          await create('Term', `term ${key} ${language}`, { key, language, name: nameIn(names, language), place });
      }
    }
  }
  for (const [place, token] of readTokens(await readFile(tokensFile, 'utf8')).entries())
    await create('DesignToken', `token ${token.name}`, { ...token, place });
  await create('Prices', 'prices', { lists: readPrices(await readFile(pricesFile, 'utf8')) });
}

/** The names of terms, by id and language. */
type Terms = Readonly<Record<string, Readonly<Partial<Record<LocaleCode, string>>>>>;
type TermGroups = Readonly<Partial<Record<'categories' | 'tags', Terms>>>;

/**
 * Every price is a multiple of these: then a twelfth of ten months is exact as shown, even with the seasonal discount, and the monthly
 * price of a yearly plan times twelve is the amount billed.
 */
const divisors: Readonly<Record<Currency, number>> = { USD: 3, BRL: 3, PLN: 3, VND: 75_000 };

const listIn = (currency: Currency) => {
  const divisor = divisors[currency];
  const price = z
    .int({ error: 'is not a whole number' })
    .positive({ error: 'is not above 0' })
    .multipleOf(divisor, { error: `is no multiple of ${divisor}; a twelfth of ten months has to be exact` });
  const profiles = Object.fromEntries(profileSteps.map((step) => [step, price])) as Record<ProfileStep, typeof price>;
  return z.strictObject({ profiles: z.strictObject(profiles), member: price });
};

const schema = z.strictObject(
  Object.fromEntries(currencies.map((currency) => [currency, listIn(currency)])) as Record<
    Currency,
    ReturnType<typeof listIn>
  >,
);

/** @throws naming the file and each price that is missing, unknown or not allowed */
export function readPrices(text: string): PriceLists {
  const result = schema.safeParse(parsedJson(text));
  if (result.success) return result.data;
  const faults = result.error.issues.map(({ path, message }) => `${path.join('.') || 'the file'}: ${message}`);
  throw new Error(`${pricesFile} has ${faults.length} faults\n${faults.join('\n')}`);
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Error(`${pricesFile} is not JSON: ${cause instanceof Error ? cause.message : cause}`, { cause });
  }
}
