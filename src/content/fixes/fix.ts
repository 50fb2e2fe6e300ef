/**
 * What a machine can fix in a content file (docs/content.md): order of fields, quotation marks, levels of headings,
 * invisible spaces, and links to addresses that have moved.
 */
import type { Heading, Root } from 'mdast';
import type { Fault } from '../../site/faults';
import type { LocaleCode } from '../../site/languages/locales.ts';
import type { Section } from '../../site/pages/sections.ts';
import { fieldsOf } from '../text/front-matter-fields';
import { type Markdown, parseMarkdown } from '../text/markdown';
import { nodesOf, rangeOf } from '../text/walk';
import { applied, type Fix, type FixRule } from './edits';
import { orderFields } from './field-order';
import { type LinkedSite, rightAddress, updateLinks } from './moved-links';
import { fixQuotationMarks, withStraightMarks } from './quotation-marks';

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

export function levelHeadings(file: string, body: Root): Fix[] {
  /** The headings above, with their level as written and as it should be. */
  const around: { readonly written: number; readonly right: number }[] = [];
  return body.children.flatMap((node): Fix[] => {
    // A heading without text is a fault of its own.
    if (node.type !== 'heading' || node.children.length === 0) return [];
    const written = Math.max(node.depth, 2);
    while ((around.at(-1)?.written ?? 0) >= written) around.pop();
    const right = (around.at(-1)?.right ?? 1) + 1;
    around.push({ written, right });
    return right === node.depth ? [] : fixOf(file, node, right);
  });
}

/** A heading may be underlined and have several lines, and its node may include a definition above it. */
function fixOf(file: string, node: Heading, level: number): Fix[] {
  const start = node.position?.start.offset ?? 0;
  const end = node.position?.end.offset ?? 0;
  const first = node.children[0]?.position?.start.offset ?? start;
  const text = file.slice(first, node.children.at(-1)?.position?.end.offset);
  const sign = '#'.repeat(level);
  const message = `"${text}" is a heading of level ${node.depth}; write ${sign}`;
  const fix = (from: number, to: number, written: string): Fix[] => [
    { rule: 'heading-level', message, from, to, text: written },
  ];
  if (/^#+(?=[ \t])/.test(file.slice(start, end))) return fix(start, start + node.depth, sign);
  if (!text.includes('\n')) return fix(first, end, `${sign} ${text}`);
  const underline = file.lastIndexOf('\n', end - 1) + 1;
  if (level === 2) return fix(underline, end, file.slice(underline, end).replaceAll('=', '-'));
  const hasBreaks = node.children.some(({ type }) => type === 'break');
  return hasBreaks ? [] : fix(first, end, `${sign} ${text.replace(/[ \t]*\n[ \t]*/g, ' ')}`);
}

/** Also removes all but one line break at the end of the file. */
export function trimLines(file: string, body: Root): Fix[] {
  const kept = nodesOf(body, 'break', 'code', 'inlineCode', 'html').map(rangeOf);
  const fixes: Fix[] = [];
  let next = 0;
  let start = 0;
  for (const line of file.split('\n')) {
    const text = trimmed(line);
    const from = start + text.length;
    const to = start + line.length;
    start = to + 1;
    while ((kept[next]?.to ?? Infinity) <= from) next += 1;
    // A backslash at the end of a line would become a line break.
    if (from === to || (kept[next]?.from ?? Infinity) <= from || text.endsWith('\\') || to === file.length) continue;
    fixes.push({ rule: 'trailing-space', message: 'the line ends in spaces; remove them', from, to, text: '' });
  }
  const text = trimmed(file);
  if (text === '' || file === `${text}\n`) return fixes;
  const message = 'the file does not end with one line break; end it with one';
  const end: Fix = { rule: 'trailing-space', message, from: text.length, to: file.length, text: '\n' };
  return [...fixes.filter(({ from }) => from < text.length), end];
}

/** Without a regular expression, which would search each run of spaces repeatedly. */
function trimmed(text: string): string {
  let end = text.length;
  while (end > 0 && ' \t\n'.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
