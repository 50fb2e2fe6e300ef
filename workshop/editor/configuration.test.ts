import { readFileSync } from 'node:fs';
import type { Collection, CollectionFile, EntryCollection, I18nOptions } from '@sveltia/cms';
import { z } from 'zod';
import { frontMatterSchemas } from '../../src/content/model/schemas';
import { parseTaxonomy, taxonomyFile } from '../../src/content/model/taxonomy';
import { localeCodes } from '../../src/site/languages/locales';
import { entryPath } from '../../src/site/pages/routes';
import { type Section, sections } from '../../src/site/pages/sections';
import { editorConfiguration, fieldOf, type WrittenPage } from './configuration';
import { confirmedField, pageFormat, writtenField } from './page-file';

const { taxonomy } = parseTaxonomy(readFileSync(taxonomyFile, 'utf8'));
if (!taxonomy) throw new Error(`${taxonomyFile} has faults`);
const written: readonly WrittenPage[] = [
  { section: 'blog', id: 'everywhere', locales: ['en', 'de'], title: 'Everywhere' },
  { section: 'blog', id: 'only-uk', locales: ['uk'], title: 'Тільки тут' },
  { section: 'features', id: 'rpa', locales: ['en'], title: 'RPA: routine work' },
];
const config = editorConfiguration({ repository: 'facet/site', signInSite: 'facet.netlify.app' }, taxonomy, written);
const collections = (config.collections ?? []) as readonly Collection[];
const collectionNamed = (name: string): Collection => {
  const found = collections.find((each) => each.name === name);
  if (!found) throw new Error(`There is no collection ${name}`);
  return found;
};
const formsOf = (section: Section): readonly (EntryCollection | CollectionFile)[] => {
  const found = collectionNamed(section);
  return 'files' in found ? found.files : [found];
};
const fieldIn = (section: Section, name: string): Record<string, unknown> => ({
  ...formsOf(section)[0]?.fields.find((field) => field.name === name),
});
const languagesOf = ({ i18n }: { readonly i18n?: boolean | I18nOptions | undefined }): I18nOptions =>
  typeof i18n === 'object' ? i18n : {};

describe('the configuration of the editor', () => {
  test.each(sections)(
    '%s has a collection whose form asks for every field of the schema, in its order, and then for the text',
    (section) => {
      const names = Object.keys(frontMatterSchemas(taxonomy, 'en')[section].shape);
      for (const { fields, format } of formsOf(section)) {
        expect(fields.map(({ name }) => name)).toEqual([...names, 'body', confirmedField, writtenField]);
        expect(format).toBe(pageFormat);
      }
    },
  );

  test.each(sections)('%s requires what the schema requires', (section) => {
    const { shape } = frontMatterSchemas(taxonomy, 'en')[section];
    const required = Object.entries(shape).flatMap(([name, schema]) => (schema instanceof z.ZodOptional ? [] : [name]));
    const asked = formsOf(section)[0]
      ?.fields.filter((field) => 'required' in field && field.required)
      .map(({ name }) => name);
    expect(asked).toEqual([...required, 'body']);
  });

  test.each(sections)('%s offers the languages that availability allows, and no other', (section) => {
    for (const form of formsOf(section)) {
      const id = 'file' in form ? form.name : 'any';
      expect(languagesOf(form).locales).toEqual(localeCodes.filter((code) => entryPath(section, id, code) !== null));
    }
  });

  test('files lie where the site reads them', () => {
    expect(collectionNamed('blog')).toMatchObject({ folder: 'content/blog', media_folder: '', public_folder: '.' });
    expect(formsOf('features').find(({ name }) => name === 'rpa')).toMatchObject({
      label: 'RPA: routine work',
      file: 'content/features/rpa/{{locale}}.md',
      media_folder: '/content/features/rpa',
      public_folder: '.',
    });
  });

  test('English is the source, and where a section or a page has no English, its first language', () => {
    const sourceOf = (name: string): unknown => languagesOf(collectionNamed(name)).default_locale;
    expect([sourceOf('blog'), sourceOf('guide')]).toEqual(['en', 'zh']);
    const own = collectionNamed('blog-of-one-language');
    const [only] = 'files' in own ? own.files : [];
    expect(only).toMatchObject({ name: 'only-uk', label: 'Тільки тут', i18n: { default_locale: 'uk' } });
    expect(languagesOf(only ?? {}).locales).not.toContain('en');
  });

  test.each<[section: Section, field: string, form: object]>([
    ['blog', 'title', { label: 'Title', widget: 'string', i18n: true, maxlength: 70 }],
    // Scripts that need fewer characters have the same form.
    [
      'blog',
      'description',
      {
        minlength: 25,
        maxlength: 180,
        hint: expect.stringContaining('60 to 180 characters; in Chinese, Japanese and Korean 25 to 120'),
      },
    ],
    ['blog', 'date', { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD', i18n: 'duplicate' }],
    ['blog', 'draft', { widget: 'boolean', required: false, label: 'Only on previews' }],
    [
      'blog',
      'category',
      { widget: 'select', i18n: 'duplicate', options: expect.arrayContaining([{ value: 'basics', label: 'Basics' }]) },
    ],
    [
      'blog',
      'tags',
      {
        widget: 'select',
        multiple: true,
        min: 1,
        max: 4,
        options: expect.arrayContaining([{ value: 'team', label: 'Teamwork' }]),
      },
    ],
    ['blog', 'image', { widget: 'image', required: false, choose_url: false, accept: '.png,.jpg,.jpeg,.webp,.avif' }],
    ['blog', 'image_alt', { widget: 'string', i18n: true }],
    ['helps', 'order', { widget: 'number', value_type: 'int' }],
    ['release', 'scenes', { multiple: true, min: 2, max: 5 }],
    ['release', 'installers', { widget: 'object', required: false }],
    [
      'solutions',
      'challenges',
      {
        widget: 'list',
        min: 2,
        max: 6,
        fields: [{ name: 'title' }, { name: 'text' }, { name: 'answer' }].map((part) => expect.objectContaining(part)),
      },
    ],
    ['solutions', 'profiles', { widget: 'list', min: 5, max: 5 }],
    [
      'solutions',
      'features',
      { multiple: true, options: expect.arrayContaining([{ value: 'rpa', label: 'RPA: routine work' }]) },
    ],
    ['alternatives', 'claims', { widget: 'list', required: false }],
  ])('%s: %s is asked for as %j', (section, name, form) => {
    expect(fieldIn(section, name)).toMatchObject(form);
  });

  test('a kind of field that no form is known for is a fault', () => {
    expect(() => fieldOf('sizes', z.tuple([z.string()]), (_, value) => value)).toThrow(
      'The editor has no field for sizes',
    );
  });

  test('what is saved is a draft at GitHub, which reviewers merge there', () => {
    expect(config).toMatchObject({
      publish_mode: 'editorial_workflow',
      backend: { name: 'github', repo: 'facet/site', open_authoring: true, site_domain: 'facet.netlify.app' },
    });
    for (const collection of collections) expect(collection).toMatchObject({ publish: false });
  });
});
