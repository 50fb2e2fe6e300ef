/**
 * The front matter of each section as a strict schema, where alone fields are declared (docs/content.md). From it follow the types of
 * GraphQL (`src/gatsby/nodes/schema.ts`), what templates read (`src/components/data/front-matter.ts`), the order of fields
 * (`fixes/field-order.ts`), the comments in a new page (`new-page.ts`) and the table of docs/content-model.md (`schemas.ts`).
 */
import { z } from 'zod';
import { isDense, type LocaleCode } from '../../site/languages/locales.ts';
import {
  featureIds,
  pageKinds,
  proofPages,
  releaseScenes,
  type Section,
  solutionIds,
  tools,
} from '../../site/pages/sections.ts';
import { type System, systems } from '../../site/product/installers.ts';
import type { Rule } from '../faults';
import type { Taxonomy } from './taxonomy';
import { recordLine } from './translation-record';

/** In characters: scripts that write a word in one or two need fewer. */
const descriptionLengths = { usual: { min: 60, max: 180 }, dense: { min: 25, max: 120 } } as const;

/** In characters: search results and cards cut off longer titles. */
const titleLength = 70;

export interface FieldFacts {
  /** A description for authors of what neither its checks nor its name say. */
  readonly words?: string;
  /** GraphQL type with directives (`Date @dateformat`), or the name of the type for a group of fields. */
  readonly type?: string;
  /** How many items a list has. */
  readonly items?: readonly [min: number, max: number];
}

export const fieldFacts = z.registry<FieldFacts>();

const authors = ['team', 'support', 'engineering'] as const;

/** Options of a custom check; the error is the part of the message after the value. */
const breaks = (rule: Rule, error: string) => ({ params: { rule }, error });

/** Not empty, and in one line, as in titles, feeds and cards. */
const text = z
  .string()
  .refine((value) => value.trim() !== '', { ...breaks('empty-field', 'is empty'), abort: true })
  .refine(
    (value) => !/[\n\r\u0085\u2028\u2029]/.test(value),
    breaks('line-break', 'has a line break; write it in one line, or after ">-" instead of ">" or "|"'),
  );

/** `YYYY-MM-DD` without a time, which each tool would read differently. */
const date = text
  .refine(isCalendarDate, { ...breaks('bad-date', 'is not a date; write the day in the form 2026-11-17'), abort: true })
  .refine(
    (value) => value >= '2000',
    breaks('bad-date', 'is before the year 2000; write the day in the form 2026-11-17'),
  )
  .register(fieldFacts, { words: 'a day, such as 2026-11-17', type: 'Date @dateformat' });

const httpsAddress = text
  .refine(
    (value) => URL.canParse(value) && new URL(value).protocol === 'https:' && !/^https:\/\/[^/]*@/.test(value),
    breaks('bad-address', 'is not an https address; write one such as https://example.com/page'),
  )
  .register(fieldFacts, { words: 'an https address' });

const version = text
  .refine(
    (value) => /^\d+\.\d+\.\d+$/.test(value),
    breaks('bad-version', 'is not a version; write three numbers, such as "3.6.0"'),
  )
  .register(fieldFacts, { words: 'three numbers, such as 3.6.0' });

/** For visitors to compare with the downloaded file. */
const installer = z
  .strictObject({
    size: z
      .int()
      .refine(
        (value) => value > 0,
        breaks('bad-size', 'is not a size; write the number of bytes of the file, such as 148897792'),
      )
      .register(fieldFacts, { words: 'bytes' }),
    sha256: text
      .refine(
        (value) => /^[0-9a-f]{64}$/.test(value),
        breaks('bad-checksum', 'is not a SHA-256 checksum; write its 64 hexadecimal digits in lowercase'),
      )
      .register(fieldFacts, { words: '64 hexadecimal digits' }),
  })
  .register(fieldFacts, { type: 'Installer' });

const installers = z
  .strictObject(Object.fromEntries(systems.map((system) => [system, installer])) as Record<System, typeof installer>)
  .register(fieldFacts, { type: 'Installers' });

/** A part of the source that a translation was made from (docs/content.md, "Translation status"). */
const recordedPart = text
  .refine(
    (value) => recordLine.test(value),
    breaks(
      'unknown-value',
      'does not record a part of the source; let `npm run content -- ack <page> <language>` write it',
    ),
  )
  .register(fieldFacts, { words: 'written by `npm run content -- ack`' });

const textFor = (words: string) => text.clone().register(fieldFacts, { words });

const order = z.int().register(fieldFacts, { words: 'the position in its category' });

const placesAtTop = 5;

const placeAtTop = z
  .int()
  .refine(
    (value) => value >= 1 && value <= placesAtTop,
    breaks('unknown-value', `is no place at the top of the list; write a number from 1 to ${placesAtTop}`),
  )
  .register(fieldFacts, { words: `for the ${placesAtTop} that the list shows first: the position among them` });

/** Unlike zod's own check, this one also checks the items of a list that is too long. */
function listOf<T extends z.ZodType>(item: T, min: number, max: number, words?: string) {
  const wanted = min === max ? `exactly ${min}` : `${min} to ${max}`;
  return z
    .array(item)
    .refine((items) => items.length >= min && items.length <= max, {
      ...breaks('list-length', `has the wrong length; write ${wanted} items`),
      when: ({ value }) => Array.isArray(value),
    })
    .register(fieldFacts, { words: words ?? `${wanted} items`, items: [min, max] });
}

const titledText = z.strictObject({ title: text, text }).register(fieldFacts, { type: 'TitledText' });
const answeredText = titledText.extend({ answer: text }).register(fieldFacts, { type: 'AnsweredText' });
const provenText = titledText
  .extend({ proof: z.enum([...featureIds, ...proofPages]) })
  .register(fieldFacts, { type: 'ProvenText' });
const question = z.strictObject({ question: text, answer: text }).register(fieldFacts, { type: 'QuestionAnswer' });
const claim = z.strictObject({ text, source: httpsAddress, date }).register(fieldFacts, { type: 'Claim' });

const sampleProfile = z
  .strictObject({
    name: text,
    group: text,
    country: text
      .refine(
        (value) => /^[A-Z]{2}$/.test(value),
        breaks('unknown-value', 'is not a country; write its two letters, such as DE'),
      )
      .register(fieldFacts, { words: 'two letters, such as DE' }),
  })
  .register(fieldFacts, { type: 'SampleProfile' });

/**
 * The schemas of all sections for one language, with the fields in order. Rules about several fields, other files or
 * the pages of the site are in `checks/`.
 * @param taxonomy the existing categories and tags; without it, any text is accepted
 */
export function frontMatterSchemas(taxonomy: Taxonomy | null, locale: LocaleCode) {
  const lengths = isDense(locale) ? descriptionLengths.dense : descriptionLengths.usual;
  const idIn = (terms: Readonly<Record<string, unknown>> | undefined): z.ZodType<string> =>
    terms ? z.enum(Object.keys(terms)) : text;

  const head = {
    title: text.max(titleLength),
    description: text
      .min(lengths.min)
      .max(lengths.max)
      .register(fieldFacts, { words: 'one plain sentence, shown in lists and search results' }),
    seo_title: textFor('in place of the title, for search engines').optional(),
    seo_keywords: textFor('words for search engines').optional(),
    seo_description: textFor('in place of the description, for search engines').optional(),
    draft: z
      .boolean()
      .register(fieldFacts, { words: 'only on the preview; remove this line when the page may go public' })
      .optional(),
    date: date.optional(),
    updated: date.optional(),
    links_checked: date
      .clone()
      .register(fieldFacts, {
        words:
          'the day on which somebody read what is behind the links off the site; a translation has that of its English page',
      })
      .optional(),
  };
  const foot = {
    aliases: z
      .array(text)
      .register(fieldFacts, { words: 'old paths that lead to the page, such as /blog/old' })
      .optional(),
    image: text
      .clone()
      .register(fieldFacts, {
        words: 'a file in the same folder, such as ./cover.png',
        type: 'File @fileByRelativePath',
      })
      .optional(),
    image_alt: textFor('what the image shows').optional(),
    translated_from: z.array(recordedPart).optional(),
  };
  const { updated: _, ...headOfHelp } = head;
  const article = (terms: Taxonomy['blog'] | undefined) =>
    z.strictObject({
      ...head,
      date,
      category: idIn(terms?.categories),
      tags: listOf(idIn(terms?.tags), 1, 4),
      author: z.enum(authors),
      ...foot,
    });
  const tagline = textFor('one sentence under the title');
  const questions = listOf(question, 3, 3);
  const steps = listOf(titledText, 3, 4);

  return {
    blog: article(taxonomy?.blog),
    news: article(taxonomy?.news),
    /** In the order in which to learn (zh only). */
    guide: z.strictObject({ ...head, date, category: idIn(taxonomy?.guide.categories), order, ...foot }),
    helps: z.strictObject({
      ...headOfHelp,
      category: idIn(taxonomy?.helps.categories),
      order,
      first: placeAtTop.optional(),
      updated: date,
      tool: z.enum(tools).register(fieldFacts, { words: 'what the page has below its text' }).optional(),
      ...foot,
    }),
    /** The title is the question, the body the answer. */
    faq: z.strictObject({ ...head, category: idIn(taxonomy?.faq.categories), order, ...foot }),
    release: z.strictObject({
      ...head,
      date,
      version,
      highlights: listOf(textFor('a short sentence'), 2, 5),
      scenes: listOf(z.enum(releaseScenes), 2, 5, 'the drawing of each highlight, in their order'),
      installers: installers.optional(),
      ...foot,
    }),
    partner: z.strictObject({
      ...head,
      tags: listOf(idIn(taxonomy?.partner.tags), 1, 3),
      website: httpsAddress,
      offer: textFor('one sentence').optional(),
      ...foot,
    }),
    /** Industries, with the difficulties of each and the features that help. */
    solutions: z.strictObject({
      ...head,
      category: idIn(taxonomy?.solutions.categories),
      tagline,
      challenges: listOf(answeredText, 2, 6),
      steps: listOf(titledText, 3, 7),
      features: listOf(z.enum(featureIds), 2, 4),
      questions: listOf(question, 2, 6),
      scene: z.enum(pageKinds).register(fieldFacts, { words: 'what the windows of its drawing show' }),
      profiles: listOf(sampleProfile, 5, 5, 'the list in its drawing; the first two are open'),
      related: listOf(z.enum(solutionIds), 3, 3),
      ...foot,
    }),
    features: z.strictObject({
      ...head,
      tagline,
      points: listOf(titledText, 3, 5),
      steps,
      questions,
      related: listOf(z.enum(featureIds), 2, 3),
      ...foot,
    }),
    /** What the product does, what to check when choosing, and claims only with source and date. */
    alternatives: z.strictObject({
      ...head,
      competitor: textFor('the name of the other product'),
      tagline,
      strengths: listOf(provenText, 4, 4),
      checks: listOf(answeredText, 5, 5),
      questions,
      claims: z.array(claim).optional(),
      ...foot,
    }),
    pages: z.strictObject({ ...head, ...foot }),
  } satisfies Record<Section, z.ZodObject>;
}

export type FrontMatterSchemas = ReturnType<typeof frontMatterSchemas>;

export type FrontMatter<S extends Section = Section> = z.infer<FrontMatterSchemas[S]>;

/** Whether a text is an existing day, as `YYYY-MM-DD`. */
export function isCalendarDate(value: unknown): value is string {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const day = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
}
