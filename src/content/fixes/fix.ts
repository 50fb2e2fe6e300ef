/**
 * What a machine can fix in a content file (docs/content.md): order of fields, quotation marks, levels of headings,
 * invisible spaces, and links to addresses that have moved.
 */

import type { Root } from 'mdast';
import type { Fault } from '../../site/faults';
import type { LocaleCode } from '../../site/languages/locales.ts';
import type { Section } from '../../site/pages/sections.ts';
import { fieldsOf } from '../text/front-matter-fields';
import { type Markdown, parseMarkdown } from '../text/markdown';
import { applied, type Fix, type FixRule } from './edits';
import { orderFields } from './field-order';
import { levelHeadings } from './heading-levels';
import { type LinkedSite, rightAddress, updateLinks } from './moved-links';
import { fixQuotationMarks, withStraightMarks } from './quotation-marks';
import { trimLines } from './trailing-spaces';

export interface FixContext {
  readonly section: Section;
  readonly locale: LocaleCode;
  /** Null to leave links alone. */
  readonly linked: LinkedSite | null;
}

export type FixFinding = Omit<Fault<FixRule>, 'file'>;

interface FixKind {
  readonly find: (file: string, body: Root, context: FixContext) => Fix[];
  /** Normalizes values before they are compared: everything that the fix may not change must be equal. */
  readonly compared: (value: unknown, key: string, context: FixContext) => unknown;
}

const spaced = (value: unknown): unknown => (typeof value === 'string' ? value.replace(/[ \t\n]+/g, ' ') : value);

const kinds: readonly FixKind[] = [
  { find: (file, _body, { section }) => orderFields(file, section), compared: (value) => value },
  { find: trimLines, compared: spaced },
  { find: levelHeadings, compared: (value, key) => (key === 'depth' ? 0 : spaced(value)) },
  {
    find: (file, body, { locale }) => fixQuotationMarks(file, body, locale),
    compared: (value, key) => (typeof value === 'string' && key !== 'url' ? withStraightMarks(value) : value),
  },
  {
    find: (file, body, { locale, linked }) => (linked ? updateLinks(file, body, locale, linked) : []),
    compared: (value, key, { locale, linked }) =>
      key === 'url' && linked ? (rightAddress(String(value), locale, linked) ?? value) : value,
  },
];

/** One fix may make another possible. */
const mostRounds = 5;

/**
 * Fixes a text. Fixing the result again changes nothing, and only what a fix is meant to change differs.
 * @throws RangeError if parts of the text are nested thousands of levels deep
 */
export function fixed(file: string, context: FixContext): { readonly text: string; readonly findings: FixFinding[] } {
  let read = readOf(file);
  for (let round = 0; round < mostRounds; round += 1) {
    const before = read;
    for (const kind of kinds) read = withFixes(kind, read, context).after;
    if (read === before) return { text: read.text, findings: read.text === file ? [] : fixable(file, context) };
  }
  return { text: file, findings: [] };
}

/**
 * Finds what would be fixed.
 * @throws as {@link fixed} does
 */
export function fixable(file: string, context: FixContext): FixFinding[] {
  const read = readOf(file);
  const fixes = kinds.flatMap((kind) => withFixes(kind, read, context).fixes).sort((a, b) => a.from - b.from);
  let line = 1;
  let place = 0;
  return fixes.map(({ rule, message, from }) => {
    for (; place < from; place += 1) if (file[place] === '\n') line += 1;
    return { line, rule, message };
  });
}

interface Read extends Markdown {
  readonly text: string;
}
const readOf = (text: string): Read => ({ ...parseMarkdown(text), text });

/** The fixes of one kind; none if they would change anything else. */
function withFixes(kind: FixKind, before: Read, context: FixContext): { readonly fixes: Fix[]; readonly after: Read } {
  // Without front matter, the body has no known beginning.
  const fixes = before.frontMatter ? kind.find(before.text, before.body, context) : [];
  if (fixes.length === 0) return { fixes, after: before };
  const meaningOf = ({ text, body, headings }: Read): string =>
    JSON.stringify([Object.entries(fieldsOf(text)).sort(), headings.map(({ slug }) => slug), body], (key, value) =>
      key === 'position' || key === 'label' ? undefined : kind.compared(value, key, context),
    );
  const after = readOf(applied(before.text, fixes));
  return meaningOf(after) === meaningOf(before) ? { fixes, after } : { fixes: [], after: before };
}
