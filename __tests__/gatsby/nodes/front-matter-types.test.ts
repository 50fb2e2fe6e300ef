/** The GraphQL types of front matter follow from the schemas of its sections (docs/content.md). */
import { type FieldDefinitionNode, Kind, parse, print } from 'graphql';
import { z } from 'zod';
import { type FrontMatterSchemas, fieldFacts, frontMatterSchemas } from '../../../src/content/model/schemas';
import { contentTypes, frontMatterTypes } from '../../../src/gatsby/nodes/schema';

const schemas = frontMatterSchemas(null, 'en');

/** The fields of all types, as `Type.field: type`. */
const fieldsOf = (types: string): string[] =>
  parse(types).definitions.flatMap((definition) =>
    definition.kind === Kind.OBJECT_TYPE_DEFINITION
      ? (definition.fields ?? []).map((field: FieldDefinitionNode) => `${definition.name.value}.${print(field)}`)
      : [],
  );
const ofFrontMatter = (types: string): string[] =>
  fieldsOf(types).flatMap((field) => /^MarkdownRemarkFrontmatter\.(.*)$/.exec(field)?.slice(1) ?? []);

test('a field of any section is a field of the type', () => {
  const declared = new Set(Object.values(schemas).flatMap(({ shape }) => Object.keys(shape)));
  expect(ofFrontMatter(contentTypes).map((field) => field.split(':')[0])).toEqual([...declared]);
});

/** Sections with a field of their own beside what they have. */
const withField = (section: keyof FrontMatterSchemas, name: string, schema: z.ZodType) => ({
  ...schemas,
  [section]: schemas[section].extend({ [name]: schema }),
});
const group = z.strictObject({ word: z.string(), more: z.int().optional() }).register(fieldFacts, { type: 'Group' });

test.each([
  ['text', z.string(), 'String'],
  ['one of several values', z.enum(['a', 'b']), 'String'],
  ['yes or no', z.boolean(), 'Boolean'],
  ['a whole number', z.int(), 'Int'],
  ['a number', z.number(), 'Float'],
  ['a list', z.array(z.int()), '[Int!]'],
  ['a field that may be left out', z.string().optional(), 'String'],
  ['a group', group, 'Group'],
  ['a list of groups that may be left out', z.array(group).optional(), '[Group!]'],
  ['a type that the field names', z.string().register(fieldFacts, { type: 'File @own' }), 'File @own'],
])('%s has a type', (_what, schema, type) => {
  expect(ofFrontMatter(frontMatterTypes(withField('blog', 'own', schema)))).toContain(`own: ${type}`);
});

test('what every section requires is never null, nor what a group requires', () => {
  const { blog } = withField('blog', 'own', group);
  const types = fieldsOf(frontMatterTypes({ blog }));
  expect(types).toEqual(
    expect.arrayContaining(['Group.word: String!', 'Group.more: Int', 'MarkdownRemarkFrontmatter.own: Group!']),
  );
  expect(ofFrontMatter(frontMatterTypes({ blog }))).toContain('date: Date! @dateformat');
  expect(ofFrontMatter(contentTypes).filter((field) => field.includes('!') && !field.includes('['))).toEqual([
    'title: String!',
    'description: String!',
  ]);
});

test.each([
  ['that has no type', withField('blog', 'own', z.union([z.string(), z.int()])), '"own" has a schema without a type'],
  ['of a group without a name', withField('blog', 'own', z.strictObject({})), 'The group "own" needs a name'],
  [
    'that is something else in another section',
    withField('blog', 'order', z.string()),
    '"order" is String in one section and Int in another',
  ],
  [
    'of another group with a name that is taken',
    withField('blog', 'own', z.strictObject({ a: z.string() }).register(fieldFacts, { type: 'Claim' })),
    'Two kinds of groups are named Claim',
  ],
])('a field %s stops the build', (_what, broken, message) => expect(() => frontMatterTypes(broken)).toThrow(message));
