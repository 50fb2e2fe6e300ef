/**
 * The report of a pull request: what its review says, as lists of plain text. The build runs the pull request's code, so its output is
 * not trusted: it is read through this schema, and the comment escapes the texts.
 */
import { z } from 'zod';
import { pagePath } from '../../src/gatsby/written/page-manifest-format';

export const reportVersion = 4;

/** Bytes; what a comment has no room for is only counted. */
export const reportLimit = 2_000_000;

const text = z.string().max(2_000);

const row = z.strictObject({
  /** A file or an address. */
  code: text.optional(),
  words: text,
  /** What it said before and says now; null is nothing. */
  values: z.tuple([text.nullable(), text.nullable()]).optional(),
  /** Pages of the preview; null for one that is gone. */
  links: z
    .array(z.strictObject({ name: text, path: pagePath.nullable() }))
    .max(100)
    .optional(),
});
/** A line of a list. */
export type Row = z.infer<typeof row>;

/** `more` rows are left out. */
const list = z.strictObject({ title: text, rows: z.array(row), more: z.int().min(0) });
export type List = z.infer<typeof list>;

const reportSchema = z.strictObject({ version: z.literal(reportVersion), says: z.array(text), lists: z.array(list) });
export type Report = z.infer<typeof reportSchema>;

/** Only these words are published, nothing of the report. */
export type ReportFault = 'is missing' | 'is too large' | 'is not JSON' | 'does not have the form of a report';

export function readReport(written: string): { readonly report: Report } | { readonly fault: ReportFault } {
  if (Buffer.byteLength(written) > reportLimit) return { fault: 'is too large' };
  let value: unknown;
  try {
    value = JSON.parse(written);
  } catch {
    return { fault: 'is not JSON' };
  }
  const { data } = reportSchema.safeParse(value);
  return data ? { report: data } : { fault: 'does not have the form of a report' };
}
