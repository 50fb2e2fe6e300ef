/**
 * What a machine can fix in a content file (design 5): the order of fields, the quotation marks of the language, the levels of
 * headings, spaces that nobody sees, and links to addresses that have moved.
 */
import type { LocaleCode } from '../site/languages/locales.ts';
import type { Section } from '../site/pages/sections.ts';
import { applied, type Fix, type FixRule, lineAt } from './fixes/edits';
import { orderFields } from './fixes/field-order';
import { levelHeadings } from './fixes/heading-levels';
import { type LinkedSite, updateLinks } from './fixes/moved-links';
import { fixQuotationMarks } from './fixes/quotation-marks';
import { trimLines } from './fixes/trailing-spaces';
import { parseMarkdown } from './text/markdown';

/** What is known about a file besides its text. */
export interface FixContext {
  readonly section: Section;
  readonly locale: LocaleCode;
  /** Null to leave links as they are. */
  readonly linked: LinkedSite | null;
}

/** One thing that was found, with the line on which it stands. */
export interface FixFinding {
  readonly line: number;
  readonly rule: FixRule;
  readonly message: string;
}

/** The greatest number of rounds; a second one is needed where two edits touch, as in a heading with quotation marks. */
const mostRounds = 5;

/** Fixes a text. Fixing the result again changes nothing. */
export function fixed(file: string, context: FixContext): { readonly text: string; readonly findings: FixFinding[] } {
  const findings: FixFinding[] = [];
  let text = file;
  for (let round = 0; round < mostRounds; round += 1) {
    const fixes = fixesOf(text, context);
    if (fixes.length === 0) break;
    if (round === 0) findings.push(...findingsOf(text, fixes));
    text = applied(text, fixes);
  }
  return { text, findings };
}

/** What would be fixed in a text. */
export const fixable = (file: string, context: FixContext): FixFinding[] => findingsOf(file, fixesOf(file, context));

const findingsOf = (text: string, fixes: readonly Fix[]): FixFinding[] =>
  fixes.map(({ rule, message, from }) => ({ line: lineAt(text, from), rule, message })).sort((a, b) => a.line - b.line);

function fixesOf(file: string, { section, locale, linked }: FixContext): Fix[] {
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
