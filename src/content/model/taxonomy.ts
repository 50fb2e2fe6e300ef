/** The taxonomy: categories and tags, declared once, with their names in every language (docs/content.md). */
import { z } from 'zod';
import { defaultLocale, type LocaleCode, locales } from '../../site/languages/locales.ts';
import type { Finding } from '../faults';
import { parseYaml } from '../text/yaml-source';
import { schemaFindings } from './schema-findings';

export const taxonomyFile = 'content/taxonomy.yaml';

const name = z.string().refine((value) => value.trim() !== '', {
  params: { rule: 'empty-field' },
  error: 'is empty; write the name in this language',
});

/** Names in every language; a draft without one shows the English name. */
const names = z.strictObject(
  Object.fromEntries(locales.map(({ code, draft }) => [code, draft ? name.optional() : name])) as Record<
    LocaleCode,
    typeof name
  >,
);

export const nameIn = (names: Readonly<Partial<Record<LocaleCode, string>>>, code: LocaleCode): string =>
  names[code] ?? names[defaultLocale] ?? '';

const terms = z.record(
  z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, { error: 'is not an id; use lowercase letters, digits and single hyphens' }),
  names,
);

const schema = z.strictObject({
  blog: z.strictObject({ categories: terms, tags: terms }),
  news: z.strictObject({ categories: terms, tags: terms }),
  guide: z.strictObject({ categories: terms }),
  helps: z.strictObject({ categories: terms }),
  faq: z.strictObject({ categories: terms }),
  partner: z.strictObject({ tags: terms }),
  solutions: z.strictObject({ categories: terms }),
});

/** Names by section, `categories` or `tags`, id and language: `taxonomy.blog.categories.basics.zh`. */
export type Taxonomy = z.infer<typeof schema>;

export function parseTaxonomy(text: string): { taxonomy: Taxonomy | null; findings: readonly Finding[] } {
  const { yaml, findings } = parseYaml(text);
  if (!yaml) return { taxonomy: null, findings };
  const result = schema.safeParse(yaml.data);
  return result.success
    ? { taxonomy: result.data, findings }
    : { taxonomy: null, findings: schemaFindings(result.error.issues, schema, yaml, 'the taxonomy') };
}
