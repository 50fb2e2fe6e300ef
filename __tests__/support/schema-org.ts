/** Holds structured data against schema.org's vocabulary (`schema-org.yaml`). */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';

const names = z.array(z.string());
const vocabulary = z.object({
  types: z.record(z.string(), z.string().nullable()),
  properties: z.record(z.string(), z.object({ of: names, is: names })),
});
export const { types, properties } = vocabulary.parse(
  parse(readFileSync(path.join(__dirname, 'schema-org.yaml'), 'utf8')),
);

/** What a text, a number, or another value without parts is taken for. An address may stand for the thing that it names. */
const forms: Readonly<Record<string, (value: unknown) => boolean>> = {
  Text: (value) => typeof value === 'string' && value.trim() !== '',
  URL: (value) => typeof value === 'string' && /^https:\/\//.test(value) && URL.canParse(value),
  Thing: (value) => forms.URL?.(value) ?? false,
  Date: (value) => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value)),
  DateTime: (value) =>
    typeof value === 'string' && /^\d{4}-\d{2}-\d{2}T/.test(value) && !Number.isNaN(Date.parse(value)),
  Integer: Number.isInteger,
  Number: Number.isFinite,
};

/** A type and all of which it is a special case. */
const kindsOf = (type: string): readonly string[] => {
  const above = types[type];
  return above ? [type, ...kindsOf(above)] : [type];
};

/** What in a structured-data object does not agree with the vocabulary, each with its place; nothing if all does. */
export function faultsIn(value: Readonly<Record<string, unknown>>, place = ''): string[] {
  const { '@type': type, ...fields } = value;
  const here = `${place}${String(type)}`;
  if (typeof type !== 'string' || !(type in types)) return [`${here} is not a type`];
  const kinds = kindsOf(type);
  return Object.entries(fields).flatMap(([name, given]) => {
    const property = properties[name];
    if (!property?.of.some((owner) => kinds.includes(owner))) return [`${here} has no property ${name}`];
    return [given].flat().flatMap((each: unknown) => {
      if (!isObject(each)) {
        const fits = property.is.some((form) => forms[form]?.(each));
        return fits ? [] : [`${here}.${name} is no ${property.is.join(' or ')}: ${JSON.stringify(each)}`];
      }
      const fits = property.is.some((wanted) => kindsOf(String(each['@type'])).includes(wanted));
      const fault = fits ? [] : [`${here}.${name} is no ${property.is.join(' or ')} but a ${String(each['@type'])}`];
      return [...fault, ...faultsIn(each, `${here}.${name} `)];
    });
  });
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
