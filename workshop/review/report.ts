/**
 * The report of a pull request. The build runs the pull request's code, so its output is not trusted: every reader goes
 * through this schema and escapes the texts.
 */
import { z } from 'zod';
import { aspects, pagePath } from '../../src/gatsby/written/page-manifest-format';
import { localeCodes } from '../../src/site/languages/locales.ts';

export const reportVersion = 3;

/** Bytes; 2,000 changed pages take about 1 MB. */
export const reportLimit = 2_000_000;

/** No tags, one line. */
const plainText = z
  .string()
  .max(1_000)
  .regex(/^\P{Cc}*$/u)
  .refine((text) => !/<[/!?a-z]/i.test(text));
/** As Git names it: `content/blog/first/en.md`. */
const projectFile = z
  .string()
  .max(300)
  .regex(/^(?!.*(?:^|\/)\.\.?(?:\/|$))[^/\\\p{Cc}<>][^\\\p{Cc}<>]*$/u);
/** Of what a file said before or says now, in characters. */
export const longestValue = 500;
const locale = z.enum(localeCodes);
/** Within a language, such as `/blog/facebook:agency-ad-account`. */
const oldPath = z
  .string()
  .max(500)
  .regex(/^\/(?!\/)(?!.*\/\.\.?(?:\/|$))[^\s<>"\\\p{Cc}]*$/u);
const outsideAddress = z
  .string()
  .max(2_000)
  .regex(/^https?:\/\/[^\s<>"\p{Cc}]+$/u);
const redirectTarget = z
  .string()
  .max(2_000)
  .regex(/^(?:\/(?!\/)|https?:\/\/)[^\s<>"\p{Cc}]*$/u)
  .nullable();

/** In the order in which they are shown. */
export const causeKinds = [
  'content',
  'image',
  'message',
  'template',
  'style',
  'frame',
  'languages',
  'shown',
  'elsewhere',
] as const;

/**
 * A content file, an image, a message (`home.hero.title`); the sources of its template, or its styles, by template; menus and footer;
 * another language of the page (`blog/first`); the file of another text that the page shows, such as a list or a neighbor does; or
 * nothing in the pull request, so that the base was built from something else.
 */
const cause = z.strictObject({ kind: z.enum(causeKinds), name: plainText });
export type Cause = z.infer<typeof cause>;

const pageChange = z.strictObject({
  kind: z.enum(['added', 'removed', 'renamed', 'changed']),
  locale,
  /** For a removed page, where it was. */
  path: pagePath,
  from: pagePath.optional(),
  identity: plainText,
  title: plainText,
  /** Empty if there is nothing to compare with. */
  aspects: z.array(z.enum(aspects)).max(aspects.length),
  /** All candidates, if several sources of the page have changed. */
  causes: z.array(cause).max(2_000),
});
export type PageChange = z.infer<typeof pageChange>;

const redirectChange = z.strictObject({ locale, from: oldPath, before: redirectTarget, after: redirectTarget });
export type RedirectChange = z.infer<typeof redirectChange>;

const value = z.string().max(longestValue).nullable();

/** A change of what the site is made from, as Git tells it, by key: `USD.profiles.20`, a field, or a line. */
const inputChange = z.strictObject({ file: projectFile, key: z.string().max(300), before: value, after: value });
export type InputChange = z.infer<typeof inputChange>;

const comparison = z.strictObject({
  /** Two manifests, or only the names of changed files. */
  basis: z.enum(['manifests', 'files']),
  pages: z.array(pageChange).max(20_000),
  redirects: z.array(redirectChange).max(5_000),
  /** And whether a page in `pages`, or a redirect, surely accounts for it; null if Git does not tell what has changed. */
  inputs: z
    .array(inputChange.extend({ isShown: z.boolean() }))
    .max(5_000)
    .nullable(),
  /** New links to other sites, each with a page that has it. */
  outside: z.array(z.strictObject({ address: outsideAddress, page: pagePath })).max(5_000),
});
export type Comparison = z.infer<typeof comparison>;

const reportSchema = z.strictObject({
  version: z.literal(reportVersion),
  failed: z.array(z.string().regex(/^[a-z][a-z -]{0,40}$/)).max(20),
  isShortened: z.boolean(),
  comparison: comparison.nullable(),
  faults: z
    .array(
      z.strictObject({
        file: projectFile,
        line: z.int().min(1),
        rule: z.string().regex(/^[a-z-]{1,60}$/),
        message: z.string().max(2_000),
      }),
    )
    .max(20_000)
    .nullable(),
});

export type Report = z.infer<typeof reportSchema>;
export type ReportedFault = NonNullable<Report['faults']>[number];

/** Only these words are published, nothing of the report. */
export type ReportFault = 'is missing' | 'is too large' | 'is not JSON' | 'does not have the form of a report';

export function readReport(text: string): { readonly report: Report } | { readonly fault: ReportFault } {
  if (bytesOf(text) > reportLimit) return { fault: 'is too large' };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { fault: 'is not JSON' };
  }
  const { data } = reportSchema.safeParse(value);
  return data ? { report: data } : { fault: 'does not have the form of a report' };
}

const bytesOf = (text: string): number => new TextEncoder().encode(text).length;

export const causesWhenShortened = 5;
const inputsWhenShortened = 500;

/** If it would be too large, pages lose all but their first causes. */
export function writtenReport(report: Report): string {
  const text = JSON.stringify(report);
  const { comparison } = report;
  if (comparison === null || bytesOf(text) <= reportLimit) return text;
  const pages = comparison.pages.map((page) => ({ ...page, causes: page.causes.slice(0, causesWhenShortened) }));
  const inputs = comparison.inputs?.filter(({ isShown }) => !isShown).slice(0, inputsWhenShortened) ?? null;
  return JSON.stringify({ ...report, isShortened: true, comparison: { ...comparison, pages, inputs } });
}
