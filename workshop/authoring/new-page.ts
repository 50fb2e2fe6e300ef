/**
 * The file of a new page (design 5): front matter that the schema of its section accepts, with what is allowed in comments.
 */
import { stringify } from 'yaml';
import { z } from 'zod';
import { fieldOrder } from '../../src/content/fixes/field-order';
import { fieldWords } from '../../src/content/model/field-words';
import { type FrontMatterSchemas, frontMatterSchemas } from '../../src/content/model/schemas';
import { textParts } from '../../src/content/model/section-digests';
import type { Taxonomy } from '../../src/content/model/taxonomy';
import { recordField, recordOf } from '../../src/content/model/translation-record';
import { withField } from '../../src/content/text/front-matter-fields';
import type { LocaleCode } from '../../src/site/languages/locales.ts';
import type { Section } from '../../src/site/pages/sections.ts';

/** What an author says about a new page. */
export interface NewPage {
  readonly section: Section;
  readonly id: string;
  readonly locale: LocaleCode;
  /** Values of fields, such as the title; the others get a value to start from. */
  readonly values: Readonly<Record<string, string | number | boolean>>;
  /** `YYYY-MM-DD`. */
  readonly today: string;
}

/** The fields of a section by name, as its schema declares them. */
export function fieldSchemas(
  section: Section,
  locale: LocaleCode,
  taxonomy: Taxonomy | null,
): Readonly<Record<string, z.ZodType>> {
  const schemas: FrontMatterSchemas = frontMatterSchemas(taxonomy, locale);
  return schemas[section].shape;
}

/** The file of a page that no language has yet: a draft, whose front matter is valid, and whose text is still to be written. */
export function newPage({ section, id, locale, values, today }: NewPage, taxonomy: Taxonomy | null): string {
  const schemas = fieldSchemas(section, locale, taxonomy);
  const given: Readonly<Record<string, unknown>> = { draft: true, ...values };
  const lines = fieldOrder(section).flatMap((name) => {
    const schema = schemas[name];
    if (!schema || (schema instanceof z.ZodOptional && !(name in given))) return [];
    const value = given[name] ?? sampleOf(schema, name, { today, without: id });
    return [
      withNote(
        stringify({ [name]: value }, { lineWidth: 0, aliasDuplicateObjects: false }).trimEnd(),
        fieldWords(schema),
      ),
    ];
  });
  const body = 'Begin with a paragraph that says what the reader gets from this page. Headings start at `##`.';
  return `---\n${lines.join('\n')}\n---\n\n${body}\n`;
}

/**
 * The file of a translation: its source, with a record of what it was made from. Title, description and text are still to be
 * translated; the check finds those that are not.
 */
export function newTranslation(source: string): string {
  const record = stringify({ [recordField]: recordOf(textParts(source)) }, { lineWidth: 0 }).trimEnd();
  return withField(withField(source, 'aliases', null), recordField, record);
}

/** The note stands above its field: beside a value, it would be taken for a part of it. */
const withNote = (lines: string, note: string): string => (note === '' ? lines : `# ${note}\n${lines}`);

/** What a sample depends on. */
interface SampleContext {
  readonly today: string;
  /** An id that no list may contain: the page's own. */
  readonly without: string;
}

/** Text in every form that a schema may ask for; the first that it accepts is the sample. */
const samples = (today: string): readonly unknown[] => [
  'To be written',
  'Say here in one plain sentence what a reader learns on this page, and for whom it is.',
  today,
  '1.0.0',
  'https://example.com',
  'ab'.repeat(32),
  1,
  false,
];

/** A value that a schema accepts, to start from. */
function sampleOf(
  schema: z.core.$ZodType,
  name = '',
  context: SampleContext = { today: '2026-01-01', without: '' },
): unknown {
  if (schema instanceof z.ZodOptional) return sampleOf(schema.unwrap(), name, context);
  if (schema instanceof z.ZodEnum) return schema.options[0];
  if (schema instanceof z.ZodObject) {
    return Object.fromEntries(Object.entries(schema.shape).map(([key, inner]) => [key, sampleOf(inner, key, context)]));
  }
  if (schema instanceof z.ZodArray) {
    const { element } = schema;
    const options =
      element instanceof z.ZodEnum ? element.options.filter((option) => option !== context.without) : null;
    const item = sampleOf(element, name, context);
    const lists = [1, 2, 3, 4, 5].map((count) => options?.slice(0, count) ?? Array.from({ length: count }, () => item));
    return lists.find((list) => accepts(schema, list));
  }
  return samples(context.today).find((sample) => accepts(schema, sample));
}

const accepts = (schema: z.core.$ZodType, value: unknown): boolean => z.safeParse(schema, value).success;
