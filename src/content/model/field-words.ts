/** Fields in words made from their schemas, for a new page and the table of docs/content-model.md. */
import { z } from 'zod';
import { fieldFacts } from './schemas';

const mostOptions = 15;

/** `one plain sentence; 60 to 180 characters`; empty if any text will do. */
export function fieldWords(schema: z.core.$ZodType): string {
  if (schema instanceof z.ZodOptional) return fieldWords(schema.unwrap());
  const facts = fieldFacts.get(schema)?.words ?? '';
  if (schema instanceof z.ZodArray) return joined(', each ', [facts || 'a list', fieldWords(schema.element)]);
  return joined('; ', [facts, fieldLimits(schema)]);
}

/** The limits of a required field that is no list: `60 to 180 characters`. */
export function fieldLimits(schema: z.core.$ZodType): string {
  if (schema instanceof z.ZodEnum) {
    const { options } = schema;
    return options.length > mostOptions ? 'an id that docs/content-model.md lists' : `one of ${options.join(', ')}`;
  }
  if (schema instanceof z.ZodObject) return `with ${partsOf(schema)}`;
  if (!(schema instanceof z.ZodString)) return '';
  const { minLength, maxLength } = schema;
  if (minLength && maxLength) return `${minLength} to ${maxLength} characters`;
  return maxLength ? `at most ${maxLength} characters` : '';
}

/** The fields of a group; those with the same description share one. */
function partsOf({ shape }: z.ZodObject): string {
  const namesByWords = new Map<string, string[]>();
  for (const [name, part] of Object.entries(shape)) {
    const words = fieldWords(part);
    namesByWords.set(words, [...(namesByWords.get(words) ?? []), name]);
  }
  return [...namesByWords].map(([words, names]) => names.join(', ') + (words && ` (${words})`)).join(', ');
}

const joined = (between: string, parts: readonly string[]): string => parts.filter(Boolean).join(between);
