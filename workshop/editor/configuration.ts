/**
 * Sveltia's configuration, made from the schemas of the content: what authors are asked for is declared there and nowhere
 * else (docs/editor.md).
 */
import type { CmsConfig, Collection, CollectionFile, Field, I18nOptions } from '@sveltia/cms';
import { z } from 'zod';
import { fieldLimits, fieldWords } from '../../src/content/model/field-words';
import { imageExtensions } from '../../src/content/model/placement';
import { fieldFacts, frontMatterSchemas } from '../../src/content/model/schemas';
import { fieldsWithoutText } from '../../src/content/model/section-digests';
import { nameIn, type Taxonomy } from '../../src/content/model/taxonomy';
import { recordField } from '../../src/content/model/translation-record';
import { defaultLocale, type LocaleCode, localeCodes } from '../../src/site/languages/locales.ts';
import { entryPath } from '../../src/site/pages/routes.ts';
import { alternativeIds, featureIds, type Section, sections, solutionIds } from '../../src/site/pages/sections.ts';
import { confirmedField, ofOneLanguage, pageFormat, writtenField } from './page-file';

export interface EditorSurroundings {
  /** `owner/name` on GitHub. */
  readonly repository: string;
  /** The site at Netlify through which authors sign in at GitHub: `facet.netlify.app`. */
  readonly signInSite?: string | undefined;
  /** Another provider of the sign-in than Netlify: `https://sign-in.facet.example`. */
  readonly signInProvider?: string | undefined;
}

/** A page that the tree has: its languages and its title in the first of them. */
export interface WrittenPage {
  readonly section: Section;
  readonly id: string;
  readonly locales: readonly LocaleCode[];
  readonly title: string;
}

/** How authors call a section, and a page of it. */
export const sectionNames: Readonly<Record<Section, readonly [many: string, one: string]>> = {
  blog: ['Blog', 'Article'],
  news: ['News', 'News item'],
  helps: ['Help', 'Instruction'],
  guide: ['Guide', 'Chapter'],
  faq: ['Questions', 'Question'],
  release: ['Releases', 'Release'],
  partner: ['Partners', 'Partner'],
  pages: ['Single pages', 'Page'],
  solutions: ['Solutions', 'Solution'],
  features: ['Features', 'Feature'],
  alternatives: ['Comparisons', 'Comparison'],
};

/** Of fields whose name alone does not say it; the others are called by their name. */
const labels: Readonly<Record<string, string>> = {
  seo_title: 'Title for search engines',
  seo_keywords: 'Words for search engines',
  seo_description: 'Description for search engines',
  draft: 'Only on previews',
  updated: 'Last changed',
  links_checked: 'Links read on',
  aliases: 'Old addresses',
  image: 'Cover',
  image_alt: 'What the cover shows',
  [recordField]: 'Made from',
  order: 'Position',
  first: 'Place at the top of the list',
  tool: 'Tool below the text',
  scenes: 'Drawings of the highlights',
  tagline: 'Sentence under the title',
  features: 'Features that help',
  scene: 'What the windows of the drawing show',
  profiles: 'Profiles in the drawing',
  related: 'Related pages',
  competitor: 'The other product',
  checks: 'What to check',
  claims: 'Statements with their source',
};

const labelOf = (name: string): string =>
  labels[name] ?? name.charAt(0).toUpperCase() + name.slice(1).replaceAll('_', ' ');

/** Sections whose pages the specification names; the others grow. */
const fixedIds: Partial<Readonly<Record<Section, readonly string[]>>> = {
  solutions: solutionIds,
  features: featureIds,
  alternatives: alternativeIds,
};

/** Fields without text in which languages may differ all the same. */
const ownInEachLanguage: readonly string[] = ['updated', 'aliases', 'links_checked', 'related'];

/** `duplicate`: an author sets it once, in English, for all languages. */
const sharing = (name: string): true | 'duplicate' =>
  fieldsWithoutText.includes(name) && !ownInEachLanguage.includes(name) ? 'duplicate' : true;

/** Names of options, by field and value. */
type Names = (field: string, value: string) => string;

export function editorConfiguration(
  { repository, signInSite, signInProvider }: EditorSurroundings,
  taxonomy: Taxonomy,
  written: readonly WrittenPage[],
): CmsConfig {
  return {
    load_config_file: false,
    app_title: 'Texts of the website',
    backend: {
      name: 'github',
      repo: repository,
      open_authoring: true,
      auth_scope: 'public_repo',
      squash_merges: true,
      preview_context: 'deploy-preview',
      ...(signInSite && { site_domain: signInSite }),
      ...(signInProvider && { base_url: signInProvider }),
    },
    publish_mode: 'editorial_workflow',
    media_folder: 'content',
    media_libraries: {
      // A photograph gets the width and the format that the check wants (docs/content-model.md, "Images").
      default: {
        config: {
          max_file_size: 1024 * 1024,
          slugify_filename: true,
          transformations: { raster_image: { format: 'webp', width: 1536 } },
        },
      },
      stock_assets: { providers: [] },
    },
    i18n: {
      structure: 'multiple_files',
      locales: [...localeCodes],
      default_locale: defaultLocale,
      initial_locales: 'default',
      omit_default_locale_from_preview_path: true,
    },
    slug: { encoding: 'ascii', clean_accents: true },
    output: { omit_empty_optional_fields: true },
    editor: { preview: true },
    collections: sections.flatMap((section) => collectionsOf(section, taxonomy, written)),
  };
}

function collectionsOf(section: Section, taxonomy: Taxonomy, written: readonly WrittenPage[]): Collection[] {
  const [label, one] = sectionNames[section];
  const fields = fieldsOf(section, taxonomy, written);
  // Reviewers merge at GitHub, where the checks are.
  const common = { format: pageFormat, label_singular: one, publish: false } as const;
  const fileOf = (id: string, languages: readonly LocaleCode[]): CollectionFile => ({
    name: id,
    label: written.find((page) => page.section === section && page.id === id)?.title ?? id,
    file: `content/${section}/${id}/{{locale}}.md`,
    media_folder: `/content/${section}/${id}`,
    public_folder: '.',
    format: pageFormat,
    i18n: languagesOption(languages),
    preview_path: previewPath(section, id),
    fields,
  });

  const ids = fixedIds[section];
  if (ids) {
    const files = ids.map((id) => fileOf(id, localesOf(section, id)));
    return [{ name: section, label, ...common, i18n: true, files }];
  }
  const languages = localesOf(section, 'any');
  const own = written.filter((page) => page.section === section && !page.locales.includes(sourceOf(languages)));
  return [
    {
      name: section,
      label,
      ...common,
      folder: `content/${section}`,
      // Without it, an entry that has no text in the source language would be listed, and its shared fields locked.
      filter: { field: 'title', pattern: '^(?!null$)' },
      media_folder: '',
      public_folder: '.',
      // A page that goes or moves needs a redirect: `npm run content -- remove` and `move` write it.
      delete: false,
      slug: {
        template: '{{title}}',
        editable: ['create'],
        hint: 'The last part of the address: lowercase letters, digits and hyphens. It cannot be changed here later.',
        pattern: ['^[a-z0-9]+(-[a-z0-9]+)*$', 'Use lowercase letters, digits and single hyphens.'],
      },
      summary: '{{title}}',
      i18n: languagesOption(languages),
      preview_path: previewPath(section, '{{slug}}'),
      fields,
    },
    ...(own.length > 0
      ? [
          {
            name: section + ofOneLanguage,
            label: `${label}: not in English`,
            ...common,
            i18n: true,
            files: own.map(({ id, locales }) =>
              fileOf(id, [
                ...locales,
                ...localesOf(section, id).filter((code) => code !== defaultLocale && !locales.includes(code)),
              ]),
            ),
          },
        ]
      : []),
  ];
}

/** Where availability allows a page (src/site/pages/availability.ts). */
const localesOf = (section: Section, id: string): readonly LocaleCode[] =>
  localeCodes.filter((code) => entryPath(section, id, code) !== null);

const sourceOf = (languages: readonly LocaleCode[]): LocaleCode =>
  languages.includes(defaultLocale) ? defaultLocale : (languages[0] ?? defaultLocale);

const languagesOption = (languages: readonly LocaleCode[]): I18nOptions => ({
  locales: [...languages],
  default_locale: sourceOf(languages),
  initial_locales: 'default',
});

/** On a preview every language but English has its prefix. */
const previewPath = (section: Section, id: string): string =>
  `{{locale}}${entryPath(section, id === '{{slug}}' ? 'any' : id, localesOf(section, id)[0] ?? defaultLocale)?.replace('any', id) ?? ''}`;

/** In the order of the schema; the text comes last, and with it what the file was (page-file.ts). */
function fieldsOf(section: Section, taxonomy: Taxonomy, written: readonly WrittenPage[]): Field[] {
  const titles = new Map(written.map(({ section: own, id, title }) => [`${own}/${id}`, title]));
  const names: Names = (field, value) => {
    const terms = (taxonomy as Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, object>>>>>>)[
      section
    ];
    const term = terms?.[field === 'category' ? 'categories' : field]?.[value];
    if (term) return nameIn(term, defaultLocale);
    const target = field === 'features' || field === 'proof' ? 'features' : field === 'related' ? section : null;
    return titles.get(`${target}/${value}`) ?? labelOf(value.replaceAll('-', ' '));
  };
  const { shape } = frontMatterSchemas(taxonomy, defaultLocale)[section];
  const { description } = frontMatterSchemas(taxonomy, 'zh')[section].shape;
  const fields = Object.entries(shape).map(([name, schema]) => fieldOf(name, schema, names));
  return [
    ...fields.map((field) =>
      field.name === 'description'
        ? {
            ...field,
            minlength: description.minLength,
            hint: sentence(
              `${fieldWords(shape.description)}; in Chinese, Japanese and Korean ${fieldLimits(description)}`,
            ),
          }
        : field,
    ),
    {
      name: 'body',
      label: section === 'faq' ? 'Answer' : 'Text',
      widget: 'markdown',
      modes: ['raw', 'rich_text'],
      i18n: true,
      required: true,
      hint: 'Begin with a paragraph. Headings start at ##. Links inside the site have no language: /pricing.',
    },
    {
      name: confirmedField,
      label: 'Says what the English text says now',
      widget: 'boolean',
      i18n: true,
      required: false,
      default: false,
      hint: 'For a translation: the next save records it, and the translation is no longer behind.',
    },
    { name: writtenField, widget: 'hidden', i18n: true },
  ] as Field[];
}

/** A field, or one of a group's. */
export function fieldOf(name: string, schema: z.core.$ZodType, names: Names): Field {
  const isOptional = schema instanceof z.ZodOptional;
  const inner: z.core.$ZodType = isOptional ? schema.unwrap() : schema;
  const hint = hintOf(name, inner);
  const common = {
    name,
    label: labelOf(name),
    i18n: sharing(name),
    required: !isOptional,
    ...(hint && { hint: sentence(hint) }),
  };
  if (name === recordField) return { name, label: common.label, widget: 'hidden', i18n: true } as Field;
  return { ...common, ...widgetOf(name, inner, names) } as Field;
}

/** What a form does not show by itself. */
function hintOf(name: string, schema: z.core.$ZodType): string {
  if (name === 'draft') return 'The page is on previews only until this is turned off';
  const element = schema instanceof z.ZodArray ? schema.element : schema;
  return element instanceof z.ZodEnum ? (fieldFacts.get(schema)?.words ?? '') : fieldWords(schema);
}

const sentence = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;

function widgetOf(name: string, schema: z.core.$ZodType, names: Names): object {
  const { type, items } = fieldFacts.get(schema) ?? {};
  const limits = items && { min: items[0], max: items[1] };
  const options = (values: readonly (string | number)[]): object => ({
    widget: 'select',
    options: values.map((value) => ({ value, label: names(name, String(value)) })),
  });
  if (type?.startsWith('Date')) return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' };
  if (type?.startsWith('File')) return { widget: 'image', accept: imageExtensions.join(','), choose_url: false };
  if (schema instanceof z.ZodBoolean) return { widget: 'boolean', default: false };
  if (schema instanceof z.ZodNumber) return { widget: 'number', value_type: 'int' };
  if (schema instanceof z.ZodEnum) return options(schema.options);
  if (schema instanceof z.ZodObject) return { widget: 'object', fields: partsOf(schema, names) };
  if (schema instanceof z.ZodArray) {
    const { element } = schema;
    if (element instanceof z.ZodEnum) return { ...options(element.options), multiple: true, ...limits };
    return element instanceof z.ZodObject
      ? { widget: 'list', fields: partsOf(element, names), ...limits }
      : { widget: 'list', field: { name: 'item', label: labelOf(name), widget: 'string' }, ...limits };
  }
  if (!(schema instanceof z.ZodString)) throw new Error(`The editor has no field for ${name}`);
  const { minLength, maxLength } = schema;
  return {
    widget: 'string',
    use_emoji_autocomplete: false,
    ...(minLength && { minlength: minLength }),
    ...(maxLength && { maxlength: maxLength }),
  };
}

const partsOf = ({ shape }: z.ZodObject, names: Names): Field[] =>
  Object.entries(shape).map(([name, schema]) => ({ ...fieldOf(name, schema, names), i18n: true }) as Field);
