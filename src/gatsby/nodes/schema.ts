/** The GraphQL types of the content: declared, so that a query can name a field that no file uses yet. */

import { z } from 'zod';
import { type FrontMatterSchemas, fieldFacts, frontMatterSchemas } from '../../content/model/schemas';
import { formatDate } from '../../site/formats';
import { isLocaleCode, localeOf, messageTagOf } from '../../site/languages/locales';
import { withWholeWords } from '../../site/languages/whole-words';

/** A message file's texts as pages show them, and its language as a tag: i18next and Intl know `ja-JP`, not the route prefix `jp` */
export const localeFields = {
  Locale: {
    data: { type: 'String!', resolve: ({ data }: { readonly data: string }) => withWholeWords(data) },
    tag: {
      type: 'String!',
      resolve: ({ language }: { readonly language: string }) =>
        isLocaleCode(language) ? messageTagOf(language) : language,
    },
  },
};

/**
 * A date of the front matter in the page's language, which may differ from the file's. It is formatted during the build because the
 * first `Intl` formatter takes a browser about 30 ms, and because a browser may use other spaces.
 */
const inWords = (field: 'date' | 'updated') => ({
  type: 'String',
  args: { language: 'String!' },
  resolve: (source: Readonly<Record<string, string | undefined>>, { language }: { readonly language: string }) => {
    const date = source[field];
    return date && isLocaleCode(language) ? formatDate(localeOf(language), date) : null;
  },
});

export const datesInWords = {
  MarkdownRemarkFrontmatter: { dateInWords: inWords('date'), updatedInWords: inWords('updated') },
};

/** The name that gatsby-transformer-remark gives the type. */
const frontMatterType = 'MarkdownRemarkFrontmatter';

/** GraphQL types by the name of the field. */
type Fields = ReadonlyMap<string, string>;

/**
 * One type with the fields of all sections, and one for each kind of group. A field may be null unless every section requires it; in
 * a group, unless the group does.
 * @throws when a schema has no GraphQL type, sections disagree on that of a field, or two kinds of groups have one name
 */
export function frontMatterTypes(schemas: Readonly<Partial<FrontMatterSchemas>>): string {
  const shapes = Object.values(schemas).map(({ shape }): Shape => shape);
  const types = new Map<string, Fields>();
  const fields = new Map<string, string>();
  for (const [name, schema] of shapes.flatMap((shape) => Object.entries(shape))) {
    const isRequired = shapes.every((shape) => isRequiredIn(shape, name));
    const type = withMark(typeOf(schema, name, types), isRequired);
    const known = fields.get(name) ?? type;
    if (known !== type) throw new Error(`"${name}" is ${known} in one section and ${type} in another`);
    fields.set(name, type);
  }
  return [...types, [frontMatterType, fields] as const].map(definition).join('');
}

type Shape = Readonly<Record<string, z.core.$ZodType>>;

const isRequiredIn = (shape: Shape, name: string): boolean =>
  shape[name] !== undefined && !(shape[name] instanceof z.ZodOptional);

/** A type that may not be null, if so; directives stay behind the mark. */
const withMark = (type: string, isRequired: boolean): string => (isRequired ? type.replace(/ |$/, '!$&') : type);

const definition = ([name, fields]: readonly [string, Fields]): string =>
  `  type ${name} {\n${[...fields].map(([field, type]) => `    ${field}: ${type}\n`).join('')}  }\n`;

/** The GraphQL type of a field; adds the types of groups to `types`. */
function typeOf(schema: z.core.$ZodType, name: string, types: Map<string, Fields>): string {
  const type = fieldFacts.get(schema)?.type;
  if (schema instanceof z.ZodOptional) return typeOf(schema.unwrap(), name, types);
  if (schema instanceof z.ZodArray) return `[${typeOf(schema.element, name, types)}!]`;
  if (schema instanceof z.ZodObject) {
    if (type === undefined) throw new Error(`The group "${name}" needs a name for its type`);
    const shape: Shape = schema.shape;
    const fields = Object.entries(shape).map(
      ([part, inner]) => [part, withMark(typeOf(inner, part, types), isRequiredIn(shape, part))] as const,
    );
    const group = new Map(fields);
    const known = types.get(type) ?? group;
    if (definition([type, known]) !== definition([type, group]))
      throw new Error(`Two kinds of groups are named ${type}`);
    types.set(type, group);
    return type;
  }
  if (type !== undefined) return type;
  if (schema instanceof z.ZodString || schema instanceof z.ZodEnum) return 'String';
  if (schema instanceof z.ZodBoolean) return 'Boolean';
  if (schema instanceof z.ZodNumber) return schema.isInt ? 'Int' : 'Float';
  throw new Error(`"${name}" has a schema without a type in GraphQL`);
}

export const contentTypes = `
  type Term implements Node {
    key: String!
    language: String!
    name: String!
    place: Int!
  }
  type Locale implements Node {
    language: String!
    ns: String!
    data: String!
  }
  type Prices implements Node @dontInfer {
    lists: JSON!
  }
  type DesignToken implements Node {
    name: String!
    kind: String!
    value: String!
    place: Int!
  }
  type MarkdownRemark implements Node {
    frontmatter: MarkdownRemarkFrontmatter
    fields: MarkdownRemarkFields
  }
  type MarkdownRemarkFields {
    key: String!
  }
${frontMatterTypes(frontMatterSchemas(null, 'en'))}`;
