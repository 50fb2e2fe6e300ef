/**
 * What a machine can fix in a content file (design 5): the order of fields, the quotation marks of the language, the levels of
 * headings, spaces that nobody sees, and links to addresses that have moved.
 */
import type { LocaleCode } from '../site/locales.ts';
import type { Section } from '../site/sections.ts';
import { parseMarkdown } from './markdown';
import { applied, lineAt, type Mend, type MendRule } from './mends/edits';
import { orderFields } from './mends/field-order';
import { levelHeadings } from './mends/heading-levels';
import { type LinkedSite, updateLinks } from './mends/moved-links';
import { fixQuotationMarks } from './mends/quotation-marks';
import { trimLines } from './mends/trailing-spaces';

/** What is known about a file besides its text. */
export interface MendContext {
  readonly section: Section;
  readonly locale: LocaleCode;
  /** Null to leave links as they are. */
  readonly linked: LinkedSite | null;
}

/** One thing that was found, with the line on which it stands. */
export interface MendFinding {
  readonly line: number;
  readonly rule: MendRule;
  readonly message: string;
}

/** The greatest number of rounds; a second one is needed where two edits touch, as in a heading with quotation marks. */
const mostRounds = 5;

/** Fixes a text. Fixing the result again changes nothing. */
export function mended(
  file: string,
  context: MendContext,
): { readonly text: string; readonly findings: MendFinding[] } {
  const findings: MendFinding[] = [];
  let text = file;
  for (let round = 0; round < mostRounds; round += 1) {
    const mends = mendsOf(text, context);
    if (mends.length === 0) break;
    if (round === 0) findings.push(...findingsOf(text, mends));
    text = applied(text, mends);
  }
  return { text, findings };
}

/** What would be fixed in a text. */
export const mendable = (file: string, context: MendContext): MendFinding[] => findingsOf(file, mendsOf(file, context));

const findingsOf = (text: string, mends: readonly Mend[]): MendFinding[] =>
  mends.map(({ rule, message, from }) => ({ line: lineAt(text, from), rule, message })).sort((a, b) => a.line - b.line);

function mendsOf(file: string, { section, locale, linked }: MendContext): Mend[] {
  const { body, frontMatter } = parseMarkdown(file);
  // Without front matter it is unknown where the text begins.
  if (!frontMatter) return [];
  return [
    ...orderFields(file, section),
    ...trimLines(file, body),
    ...levelHeadings(file, body),
    ...fixQuotationMarks(file, body, locale),
    ...(linked ? updateLinks(file, body, locale, linked) : []),
  ];
}
