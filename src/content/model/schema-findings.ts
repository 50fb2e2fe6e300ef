/** Turns schema errors in front matter or the taxonomy into words that an author can act on (docs/content.md). */
import { z } from 'zod';
import { cut, type Finding, type Rule } from '../faults';
import { didYouMean } from '../nearest';
import type { YamlSource } from '../text/yaml-source';

type Path = readonly PropertyKey[];

const enumerationRules: Readonly<Record<string, Rule>> = {
  category: 'unknown-category',
  tags: 'unknown-tag',
  features: 'unknown-id',
  related: 'unknown-id',
};

const enumerationNames: Readonly<Record<string, string>> = {
  category: 'category',
  tags: 'tag',
  features: 'feature',
  author: 'author',
  scenes: 'scene',
};

const typeNames: Readonly<Record<string, string>> = {
  string: 'text',
  int: 'a whole number',
  number: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'fields, one per line',
  record: 'fields, one per line',
};

/**
 * Every custom check of a schema names its rule in `params.rule`.
 * @param owner what the fields belong to, as named in messages: `blog`
 */
export function schemaFindings(
  issues: readonly z.core.$ZodIssue[],
  schema: z.ZodType,
  yaml: YamlSource,
  owner: string,
): Finding[] {
  return issues.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => unknownField([...issue.path, key], schema, yaml, owner));
    }
    const place = { ...yaml.positionOf(issue.path), field: fieldName(issue.path) };
    return [{ ...place, ...explain(issue, valueAt(yaml.data, issue.path), owner) }];
  });
}

/** As in messages, with list items counted from 1: `steps[2].title`. */
export const fieldName = (path: Path): string =>
  path
    .map((step) => (typeof step === 'number' ? `[${step + 1}]` : `.${String(step)}`))
    .join('')
    .slice(1);

function explain(issue: z.core.$ZodIssue, value: unknown, owner: string): Pick<Finding, 'rule' | 'message'> {
  const field = String(issue.path.find((step) => typeof step === 'string') ?? '');
  if (value === undefined) {
    const allowed = issue.code === 'invalid_value' ? ` (${issue.values.join(', ')})` : '';
    return { rule: 'missing-field', message: `is missing; ${owner} requires it${allowed}` };
  }
  switch (issue.code) {
    case 'invalid_type':
      return { rule: 'wrong-type', message: wrongType(value, issue.expected) };
    case 'invalid_value': {
      const values = issue.values.map(String);
      if (typeof value !== 'string') return { rule: 'wrong-type', message: wrongType(value, 'string') };
      const kind = `${owner} ${enumerationNames[field] ?? 'id'}`;
      return {
        rule: enumerationRules[field] ?? 'unknown-value',
        message: `there is no ${kind} "${value}"${didYouMean(value, values)} (${values.join(', ')})`,
      };
    }
    case 'too_small':
      return { rule: 'too-short', message: `${lengthOf(value)} characters; at least ${issue.minimum} are needed` };
    case 'too_big':
      return { rule: 'too-long', message: `${lengthOf(value)} characters; at most ${issue.maximum} are allowed` };
    case 'invalid_key':
      return { rule: 'invalid-id', message: `"${String(issue.path.at(-1))}" ${issue.issues[0]?.message}` };
    case 'custom':
      return { rule: issue.params?.rule as Rule, message: `${shown(value)} ${issue.message}` };
    default:
      return { rule: 'unknown-value', message: issue.message };
  }
}

function unknownField(path: Path, schema: z.ZodType, yaml: YamlSource, owner: string): Finding {
  const key = String(path.at(-1));
  const fields = fieldsAt(schema, path.slice(0, -1));
  const inside = path.length > 1 ? fieldName(path.slice(0, -1)) : owner;
  return {
    ...yaml.positionOf(path),
    field: fieldName(path),
    rule: 'unknown-field',
    message: `"${key}" is not a field of ${inside}${didYouMean(key, fields)} (${fields.join(', ')})`,
  };
}

function fieldsAt(schema: z.core.$ZodType, path: Path): string[] {
  if (schema instanceof z.ZodOptional) return fieldsAt(schema.unwrap(), path);
  const [step, ...rest] = path;
  if (schema instanceof z.ZodArray) return fieldsAt(schema.element, rest);
  if (schema instanceof z.ZodRecord) return fieldsAt(schema.valueType, rest);
  if (!(schema instanceof z.ZodObject)) return [];
  if (step === undefined) return Object.keys(schema.shape);
  const inner: z.core.$ZodType | undefined = schema.shape[String(step)];
  return inner ? fieldsAt(inner, rest) : [];
}

const valueAt = (data: unknown, path: Path): unknown =>
  path.reduce<unknown>((value, step) => (value as Record<PropertyKey, unknown> | undefined)?.[step], data);

const wrongType = (value: unknown, expected: string): string =>
  expected === 'array' && typeof value === 'string'
    ? `found ${shown(value)}; expected a list: write [${value.split(/\s*[,，、;]\s*/).join(', ')}]`
    : `found ${shown(value)}; expected ${typeNames[expected] ?? expected}${expected === 'string' && isQuotable(value) ? ', so put it in quotes' : ''}`;

const isQuotable = (value: unknown): boolean => typeof value === 'number' || typeof value === 'boolean';

const lengthOf = (value: unknown): number => [...String(value)].length;

function shown(value: unknown): string {
  if (value === null) return 'nothing';
  if (Array.isArray(value)) return `a list of length ${value.length}`;
  if (typeof value === 'object') return 'fields';
  return typeof value === 'string' ? `"${cut(value)}"` : cut(String(value));
}
