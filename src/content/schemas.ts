/**
 * The front matter of each section, as a strict schema (docs/content-model.md, design 5).
 */
import { z } from 'zod';
import { type System, systems } from '../site/installers.ts';
import { isDense, type LocaleCode } from '../site/locales.ts';
import { featureIds, proofPages, type Section, solutionIds } from '../site/sections.ts';
import type { Rule } from './faults';
import type { Taxonomy } from './taxonomy';
import { recordLine } from './translation-record';

/** Lengths of a description in characters: scripts that write a word in one or two characters need fewer. */
const descriptionLengths = { usual: { min: 60, max: 180 }, dense: { min: 25, max: 120 } } as const;

/** The maximum length of a title in characters: search results and cards cut off longer ones. */
const titleLength = 70;

const authors = ['team', 'support', 'engineering'] as const;

/** The options of a custom check: its rule, and the part of the message that follows the value that was found. */
const breaks = (rule: Rule, error: string) => ({ params: { rule }, error });

/** Text that is not empty. */
const text = z.string().refine((value) => value.trim() !== '', { ...breaks('empty-field', 'is empty'), abort: true });

/** A day of the calendar as `YYYY-MM-DD`, without a time of day, since each tool would read that differently. */
const date = text.refine(isCalendarDate, breaks('bad-date', 'is not a date; write the day in the form 2026-11-17'));

/** An address that starts with `https://`. */
const httpsAddress = text.refine(
  (value) => URL.canParse(value) && new URL(value).protocol === 'https:',
  breaks('bad-address', 'is not an https address; write one such as https://example.com/page'),
);

/** A version of the product. */
const version = text.refine(
  (value) => /^\d+\.\d+\.\d+$/.test(value),
  breaks('bad-version', 'is not a version; write three numbers, such as "3.6.0"'),
);

/** Facts that a visitor can compare with the downloaded file. */
const installer = z.strictObject({
  /** Bytes. */
  size: z
    .int()
    .refine(
      (value) => value > 0,
      breaks('bad-size', 'is not a size; write the number of bytes of the file, such as 148897792'),
    ),
  sha256: text.refine(
    (value) => /^[0-9a-f]{64}$/.test(value),
    breaks('bad-checksum', 'is not a SHA-256 checksum; write its 64 hexadecimal digits in lowercase'),
  ),
});

/** One installer for each system. */
const installers = z.strictObject(
  Object.fromEntries(systems.map((system) => [system, installer])) as Record<System, typeof installer>,
);

/** A part of the source that a translation was made from (design 5, "Translation status"). */
const recordedPart = text.refine(
  (value) => recordLine.test(value),
  breaks(
    'unknown-value',
    'does not record a part of the source; let `npm run content -- ack <page> <language>` write it',
  ),
);

/** The position among the entries of a category. */
const order = z.int();

/** A list with a limited number of items. Unlike zod's own check, this one also checks the items of a list that is too long. */
function listOf<T extends z.ZodType>(item: T, min: number, max: number) {
  const wanted = min === max ? `exactly ${min}` : `${min} to ${max}`;
  return z.array(item).refine((items) => items.length >= min && items.length <= max, {
    ...breaks('list-length', `has the wrong length; write ${wanted} items`),
    when: ({ value }) => Array.isArray(value),
  });
}

const titledText = z.strictObject({ title: text, text });
const challenge = titledText.extend({ answer: text });
const strength = titledText.extend({ proof: z.enum([...featureIds, ...proofPages]) });
const check = titledText.extend({ answer: text });
const question = z.strictObject({ question: text, answer: text });
const claim = z.strictObject({ text, source: httpsAddress, date });

/**
 * The schemas of all sections for one language.
 *
 * Checks that concern several fields, other files or the pages of the site are elsewhere (`checks/`).
 * @param taxonomy the categories and tags that exist; without it, any text is accepted as one
 */
export function frontMatterSchemas(taxonomy: Taxonomy | null, locale: LocaleCode) {
  const description = isDense(locale) ? descriptionLengths.dense : descriptionLengths.usual;
  const idIn = (terms: Readonly<Record<string, unknown>> | undefined): z.ZodType<string> =>
    terms ? z.enum(Object.keys(terms)) : text;

  const common = {
    title: text.max(titleLength),
    description: text.min(description.min).max(description.max),
    seo_title: text.optional(),
    seo_keywords: text.optional(),
    seo_description: text.optional(),
    date: date.optional(),
    updated: date.optional(),
    image: text.optional(),
    image_alt: text.optional(),
    draft: z.boolean().optional(),
    aliases: z.array(text).optional(),
    translated_from: z.array(recordedPart).optional(),
  };
  const article = { ...common, date, author: z.enum(authors) };
  const questions = listOf(question, 3, 3);
  const steps = listOf(titledText, 3, 4);

  return {
    /** Articles, listed by category and tag. */
    blog: z.strictObject({
      ...article,
      category: idIn(taxonomy?.blog.categories),
      tags: listOf(idIn(taxonomy?.blog.tags), 1, 4),
    }),
    /** News, listed like articles, with its own categories. */
    news: z.strictObject({
      ...article,
      category: idIn(taxonomy?.news.categories),
      tags: listOf(idIn(taxonomy?.news.tags), 1, 4),
    }),
    /** Guides, in the order in which to learn (zh only). */
    guide: z.strictObject({ ...common, date, category: idIn(taxonomy?.guide.categories), order }),
    /** Instructions, by category and order. */
    helps: z.strictObject({ ...common, updated: date, category: idIn(taxonomy?.helps.categories), order }),
    /** Questions: the title is the question, the body the answer. */
    faq: z.strictObject({ ...common, category: idIn(taxonomy?.faq.categories), order }),
    /** Versions of the product. */
    release: z.strictObject({
      ...common,
      date,
      version,
      highlights: listOf(text, 2, 5),
      installers: installers.optional(),
    }),
    /** Services that work with the product. */
    partner: z.strictObject({
      ...common,
      tags: listOf(idIn(taxonomy?.partner.tags), 1, 3),
      website: httpsAddress,
      offer: text.optional(),
    }),
    /** Fields of work, with the difficulties of each and the features that help. */
    solutions: z.strictObject({
      ...common,
      category: idIn(taxonomy?.solutions.categories),
      tagline: text,
      challenges: listOf(challenge, 3, 3),
      steps,
      features: listOf(z.enum(featureIds), 2, 4),
      questions,
      related: listOf(z.enum(solutionIds), 3, 3),
    }),
    /** Parts of the product. */
    features: z.strictObject({
      ...common,
      tagline: text,
      points: listOf(titledText, 3, 5),
      steps,
      questions,
      related: listOf(z.enum(featureIds), 2, 3),
    }),
    /** Comparisons: what the product does, what to check when choosing, and claims only with source and date. */
    alternatives: z.strictObject({
      ...common,
      competitor: text,
      tagline: text,
      strengths: listOf(strength, 4, 4),
      checks: listOf(check, 5, 5),
      questions,
      claims: z.array(claim).optional(),
    }),
    /** Generic pages at the root: terms, privacy. */
    pages: z.strictObject(common),
  } satisfies Record<Section, z.ZodObject>;
}

/** The schemas by section. */
export type FrontMatterSchemas = ReturnType<typeof frontMatterSchemas>;

/** The checked front matter of a section's files. */
export type FrontMatter<S extends Section = Section> = z.infer<FrontMatterSchemas[S]>;

/** Whether text is a day that the calendar has, as `YYYY-MM-DD`. */
export function isCalendarDate(value: unknown): value is string {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const day = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
}
