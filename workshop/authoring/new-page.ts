/** The file of a new page: front matter that its schema accepts, with the options in comments. */
import { stringify } from 'yaml';
import { z } from 'zod';
import { fieldOrder } from '../../src/content/fixes/field-order';
import { fieldWords } from '../../src/content/model/field-words';
import { frontMatterSchemas } from '../../src/content/model/schemas';
import { textParts } from '../../src/content/model/section-digests';
import type { Taxonomy } from '../../src/content/model/taxonomy';
import { recordField, recordOf } from '../../src/content/model/translation-record';
import { withField } from '../../src/content/text/front-matter-fields';
import { placeholders } from '../../src/content/text/placeholders';
import type { LocaleCode } from '../../src/site/languages/locales.ts';
import type { Section } from '../../src/site/pages/sections.ts';

export interface NewPage {
  readonly section: Section;
  readonly id: string;
  readonly locale: LocaleCode;
  /** By field; the others get a default. */
  readonly values: Readonly<Record<string, string | number | boolean>>;
  /** `YYYY-MM-DD`. */
  readonly today: string;
}

export const fieldSchemas = (
  section: Section,
  locale: LocaleCode,
  taxonomy: Taxonomy | null,
): Readonly<Record<string, z.ZodType>> => frontMatterSchemas(taxonomy, locale)[section].shape;

/** A draft with valid front matter, for a page that no language has yet. */
export function newPage({ section, id, locale, values, today }: NewPage, taxonomy: Taxonomy | null): string {
  const schemas = fieldSchemas(section, locale, taxonomy);
  const given: Readonly<Record<string, unknown>> = { draft: true, ...values };
  const lines = fieldOrder(section).flatMap((name) => {
    const schema = schemas[name];
    if (!schema || (schema instanceof z.ZodOptional && !(name in given))) return [];
    const value = given[name] ?? sampleOf(schema, today, id);
    const written = stringify({ [name]: value }, { lineWidth: 0, aliasDuplicateObjects: false }).trimEnd();
    const note = fieldWords(schema);
    // Above the field: beside a value, it would be part of the value.
    return note === '' ? [written] : [`# ${note}`, written];
  });
  return `---\n${lines.join('\n')}\n---\n\n${placeholders.body}\n`;
}

/** A copy of the source with a record of it. The check finds what is still untranslated. */
export function newTranslation(source: string): string {
  const record = stringify({ [recordField]: recordOf(textParts(source)) }, { lineWidth: 0 }).trimEnd();
  return withField(withField(source, 'aliases', null), recordField, record);
}

/** @param own the id of the page, which no list may contain */
function sampleOf(schema: z.core.$ZodType, today: string, own: string): unknown {
  if (schema instanceof z.ZodOptional) return sampleOf(schema.unwrap(), today, own);
  if (schema instanceof z.ZodEnum) return schema.options[0];
  if (schema instanceof z.ZodObject) {
    return Object.fromEntries(Object.entries(schema.shape).map(([key, inner]) => [key, sampleOf(inner, today, own)]));
  }
  if (schema instanceof z.ZodArray) {
    const { element } = schema;
    const options = element instanceof z.ZodEnum ? element.options.filter((option) => option !== own) : null;
    const item = sampleOf(element, today, own);
    const lists = [1, 2, 3, 4, 5].map((count) => options?.slice(0, count) ?? Array.from({ length: count }, () => item));
    return lists.find((list) => accepts(schema, list));
  }
  const { title, description } = placeholders;
  const samples = [title, description, today, '1.0.0', 'https://example.com', 'ab'.repeat(32), 'DE', 1, false];
  return samples.find((sample) => accepts(schema, sample));
}

const accepts = (schema: z.core.$ZodType, value: unknown): boolean => z.safeParse(schema, value).success;
