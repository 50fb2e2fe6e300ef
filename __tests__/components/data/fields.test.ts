/** No query asks for front matter that the section of its entries lacks, and no schema reaches a browser. */
import { type FieldNode, type FragmentDefinitionNode, Kind, parse, print, type SelectionSetNode } from 'graphql';
import { importClosure } from '../../../src/content/checks/rule-files';
import { frontMatterSchemas } from '../../../src/content/model/schemas';
import { siteFrom } from '../../../src/site/hosting/hosts';
import { type Entry, keyOf } from '../../../src/site/pages/entry';
import { type PageContext, pageContext } from '../../../src/site/pages/page-context';
import { pageTable } from '../../../src/site/pages/page-table';
import { type TemplateName, templateFile } from '../../../src/site/pages/routes';
import { alternativeIds, featureIds, type Section, sections, solutionIds } from '../../../src/site/pages/sections';
import { queries } from '../../support/gatsby-queries';

const schemas = frontMatterSchemas(null, 'en');

/** Nodes in a page's context: each is a query variable. */
const variables = ['entry', 'entries', 'neighbours', 'related', 'releases'] as const;
type Variable = (typeof variables)[number];
type SectionsOf = (template: string, variable: Variable) => ReadonlySet<Section>;

/** Three entries each, in a language that has the section. */
const ids: Readonly<Partial<Record<Section, readonly string[]>>> = {
  solutions: solutionIds,
  features: featureIds,
  alternatives: alternativeIds,
};
const madeUp: readonly Entry[] = [
  ...sections.flatMap((section) =>
    (ids[section] ?? ['first', 'second', 'third']).slice(0, 3).map((id) => ({
      section,
      id,
      locale: section === 'guide' ? ('zh' as const) : ('en' as const),
      date: '2026-01-01',
      category: 'basics',
      tags: ['proxies'],
    })),
  ),
  { section: 'helps', id: 'with-tool', locale: 'en', category: 'basics', tool: 'proxy-budget' },
];
const site = siteFrom({ SITE_HOST: 'preview' });
const table = pageTable(madeUp, site.locales, site.target);
const releases = madeUp.filter(({ section }) => section === 'release').map(keyOf);

const sectionOf = (key: string): Section[] => sections.filter((section) => key.startsWith(`${section}/`));
const keysIn = (context: PageContext, variable: Variable): readonly string[] => [context[variable] ?? []].flat();

const sectionsOf: SectionsOf = (template, variable) =>
  new Set(
    table.pages
      .filter(({ route }) => route.template === template)
      .map((page) => pageContext(site, table, page, { shells: {}, releases }))
      .flatMap((context) => keysIn(context, variable).flatMap(sectionOf)),
  );

/** Front matter of some nodes in a query. */
interface Asked {
  /** In the page's data. */
  readonly name: string;
  readonly fields: readonly string[];
  readonly sections: ReadonlySet<Section>;
}

/** Finds nodes by variables, and on the components page by literal keys. */
function askedIn(template: string, query: string): Asked[] {
  const { definitions } = parse(query);
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  }
  const fieldsIn = (set: SelectionSetNode | undefined): readonly FieldNode[] =>
    (set?.selections ?? []).flatMap((selection) => {
      if (selection.kind === Kind.FIELD) return [selection];
      return fieldsIn(
        selection.kind === Kind.FRAGMENT_SPREAD
          ? fragments.get(selection.name.value)?.selectionSet
          : selection.selectionSet,
      );
    });
  const frontMatterIn = (field: FieldNode): readonly string[] =>
    fieldsIn(field.selectionSet).flatMap((inner) =>
      inner.name.value === 'frontmatter'
        ? fieldsIn(inner.selectionSet).map(({ name }) => name.value)
        : frontMatterIn(inner),
    );
  const sectionsFor = (field: FieldNode): Set<Section> => {
    const wanted = (field.arguments ?? []).map(print).join();
    const named = variables.filter((variable) => new RegExp(`\\$${variable}\\b`).test(wanted));
    const written = sections.filter((section) => new RegExp(`"/?\\^?${section}\\b`).test(wanted));
    return new Set([...named.flatMap((variable) => [...sectionsOf(template, variable)]), ...written]);
  };
  return definitions
    .flatMap((definition) => (definition.kind === Kind.OPERATION_DEFINITION ? fieldsIn(definition.selectionSet) : []))
    .map((field) => ({
      name: field.alias?.value ?? field.name.value,
      fields: frontMatterIn(field),
      sections: sectionsFor(field),
    }))
    .filter(({ fields }) => fields.length > 0);
}

/** `entry.version`. */
const lackingIn = (template: string, query: string): string[] =>
  askedIn(template, query).flatMap(({ name, fields, sections: of }) =>
    fields
      .filter((field) => ![...of].some((section) => field.replace(/InWords$/, '') in schemas[section].shape))
      .map((field) => `${name}.${field}`),
  );

const asking = [...queries].filter(([template, query]) => askedIn(template, query).length > 0);

test('some queries ask for front matter', () => expect(asking.length).toBeGreaterThan(10));

test.each(asking)('the query of %s asks its sections for fields that they have', (template, query) => {
  expect(askedIn(template, query).filter(({ sections: of }) => of.size === 0)).toEqual([]);
  expect(lackingIn(template, query)).toEqual([]);
});

test('a field that the section lacks is found, also of related entries and in a fragment', () => {
  const fragments =
    'fragment A on Query { related: entries(keys: $related) { ...B } } fragment B on C { frontmatter { offer } }';
  expect(lackingIn('generic', '{ entry(eq: $entry) { frontmatter { tags } } }')).toEqual(['entry.tags']);
  expect(lackingIn('solution', `{ ...A } ${fragments}`)).toEqual(['related.offer']);
});

test('what pages run imports the types of the schemas, and no module of theirs', async () => {
  const templates = [...queries.keys()].map((template) => templateFile(template as TemplateName));
  const modules = await importClosure(process.cwd(), templates);
  expect(modules).toContain('src/components/data/data.ts');
  expect(modules.filter((file) => file.startsWith('src/content/') || file.startsWith('src/gatsby/'))).toEqual([]);
});
