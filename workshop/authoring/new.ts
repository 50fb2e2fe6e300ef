/** `new`: begins a page, or its translations. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { placementOf } from '../../src/content/model/placement';
import { parseTaxonomy, type Taxonomy, taxonomyFile } from '../../src/content/model/taxonomy';
import { didYouMean } from '../../src/content/nearest';
import { fieldsOf } from '../../src/content/text/front-matter-fields';
import { defaultLocale, type LocaleCode } from '../../src/site/languages/locales';
import { sections } from '../../src/site/pages/sections';
import { fieldSchemas, newPage, newTranslation } from './new-page';
import { fileOf, localesNamed, nameOf, type Page, type PageFile, readPages, sectionNamed } from './project';
import { writeSafely } from './safe-write';
import { answerTo, type Surroundings, UsageError, verb } from './verb';

const titleFrom = (id: string): string => (id.charAt(0).toUpperCase() + id.slice(1)).replaceAll('-', ' ');

function nextOrder(pages: readonly PageFile[], { section }: Page, locale: LocaleCode, category: unknown): number {
  const orders = pages
    .filter((page) => page.section === section && page.locale === locale)
    .map(({ text }) => fieldsOf(text))
    .filter((fields) => fields.category === category)
    .map(({ order }) => (typeof order === 'number' ? order : 0));
  return Math.max(0, ...orders) + 1;
}

async function taxonomyOf(root: string): Promise<Taxonomy | null> {
  const text = await readFile(path.join(root, taxonomyFile), 'utf8').catch(() => '');
  return parseTaxonomy(text).taxonomy;
}

/** Asks for title and category if somebody is there to answer. */
async function firstText(
  page: Page,
  locale: LocaleCode,
  given: { readonly title?: string | undefined; readonly category?: string | undefined },
  pages: readonly PageFile[],
  surroundings: Surroundings,
): Promise<string> {
  const { root, today, ask } = surroundings;
  const taxonomy = await taxonomyOf(root);
  const schemas = fieldSchemas(page.section, locale, taxonomy);
  const title = given.title ?? (ask ? (await ask('Title? ')).trim() : '');
  const categories = schemas.category instanceof z.ZodEnum ? schemas.category.options.map(String) : [];
  const isAsked = ask && given.category === undefined && categories.length > 0;
  const answer = isAsked ? (await ask(`Category (${categories.join(', ')})? `)).trim() : '';
  const category = given.category ?? (answer || categories[0]);
  if (category !== undefined && categories.length > 0 && !categories.includes(category)) {
    throw new UsageError(`there is no category "${category}" in ${page.section} (${categories.join(', ')})`);
  }
  const values = {
    title: title || titleFrom(page.id),
    ...(category !== undefined && 'category' in schemas && { category }),
    ...('order' in schemas && { order: nextOrder(pages, page, locale, category) }),
  };
  return newPage({ ...page, locale, values, today }, taxonomy);
}

export const newVerb = verb({
  name: 'new',
  does: 'Begins a page as a draft in English, or its translations where the English text exists.',
  example: 'npm run content -- new blog first-rpa-flow --title "Your first RPA flow"',
  takes: {
    'section?': sections.join(', '),
    'id?': 'the last part of the address: lowercase letters, digits and hyphens',
  },
  options: {
    lang: { type: 'string', multiple: true, value: 'codes', means: 'the languages, en without it: de,fr' },
    own: { type: 'boolean', means: 'a text that English does not have' },
    title: { type: 'string', means: 'the title of a new page' },
    category: { type: 'string', value: 'id', means: 'the category of a new page' },
  },
  run: async ({ values, positionals }, surroundings) => {
    const { root } = surroundings;
    const [sectionName, idName] = positionals;
    const section = sectionNamed(
      await answerTo(`Section (${sections.join(', ')})?`, sectionName, 'the section', surroundings),
    );
    const id = await answerTo('Id, the last part of the address?', idName, 'the id', surroundings);
    const page: Page = { section, id };
    const locales = values.lang ? localesNamed(values.lang) : ([section === 'guide' ? 'zh' : defaultLocale] as const);

    const pages = await readPages(root);
    const files = pages.filter((file) => file.section === section && file.id === id);
    for (const locale of locales) {
      const placed = placementOf(fileOf(page, locale));
      if ('finding' in placed) throw new UsageError(placed.finding.message);
      if (files.some((file) => file.locale === locale)) throw new UsageError(`${fileOf(page, locale)} exists already`);
    }
    // English first: the others are made from it.
    let source = files.find(({ locale }) => locale === defaultLocale)?.text;
    const isTranslation = values.lang !== undefined && !values.own && !locales.includes(defaultLocale);
    if (isTranslation && source === undefined && files.length === 0) {
      const near = didYouMean(`${section}/${id}`, [...new Set(pages.map(nameOf))]);
      throw new UsageError(
        `there is no ${section}/${id} to translate${near}; for a text that English does not have, add --own`,
      );
    }
    const written: string[] = [];
    for (const locale of [...locales].sort((a, b) => Number(b === defaultLocale) - Number(a === defaultLocale))) {
      const text =
        source === undefined || locale === defaultLocale
          ? await firstText(page, locale, values, pages, surroundings)
          : newTranslation(source);
      if (locale === defaultLocale) source = text;
      await writeSafely(root, fileOf(page, locale), text);
      written.push(fileOf(page, locale));
    }
    return {
      status: 0,
      text: [
        ...written.map((file) => `${file} is new`),
        `Write, then: npm run content -- check content/${section}/${id}`,
      ].join('\n'),
      data: { files: written },
    };
  },
});
