/**
 * The front matter of each section as JSON Schema, for editors (docs/content.md), without rules that only the check knows,
 * such as the form of a date or which pages exist.
 */
import { z } from 'zod';
import { type Section, sections } from '../../site/pages/sections.ts';
import { fieldLimits, fieldWords } from './field-words';
import { type FrontMatterSchemas, frontMatterSchemas } from './schemas';
import type { Taxonomy } from './taxonomy';

export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** Written by `npm run schemas`, relative to the project. */
export const schemasFolder = 'docs/schemas';

export function jsonSchemas(taxonomy: Taxonomy): ReadonlyMap<Section, JsonSchema> {
  // Languages differ only in the lengths of descriptions: a dense script needs fewer characters.
  const [usual, dense] = [frontMatterSchemas(taxonomy, 'en'), frontMatterSchemas(taxonomy, 'zh')];
  return new Map(
    sections.map((section) => {
      const schema = schemaOf(usual, section);
      const written = schema.properties?.description;
      const forUsual = typeof written === 'object' ? written : {};
      const forDense = dense[section].shape.description;
      const description: JsonSchema = {
        ...forUsual,
        minLength: forDense.minLength ?? 0,
        description: `${forUsual.description}; in Chinese, Japanese and Korean ${fieldLimits(forDense)}`,
      };
      return [section, { ...schema, title: section, properties: { ...schema.properties, description } }] as const;
    }),
  );
}

/** A zod schema as JSON Schema; descriptions are what `npm run content -- new` writes beside a field. */
function schemaOf(schemas: FrontMatterSchemas, section: Section): JsonSchema {
  const schema = z.toJSONSchema(schemas[section], {
    target: 'draft-7',
    override: ({ jsonSchema }) => {
      // The limits of safe integers mean nothing to an author.
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
    },
  });
  for (const [name, field] of Object.entries(schemas[section].shape)) {
    const property = schema.properties?.[name];
    const words = fieldWords(field);
    if (typeof property === 'object' && words !== '') property.description = words;
  }
  return schema;
}
