/**
 * English that was left in a translation (docs/content.md): a part of it, or a sentence, that says what the English text says,
 * word for word. Longer texts in another language are found by language-of-text.ts, also where the English has changed since.
 */
import type { Nodes } from 'mdast';
import type { LocaleCode } from '../../site/languages/locales.ts';
import { cut, type Finding } from '../faults';
import { fieldName } from '../model/schema-findings';
import { recordField, recordLine } from '../model/translation-record';
import type { Markdown } from '../text/markdown';
import { walk } from '../text/walk';
import type { YamlSource } from '../text/yaml-source';
import { names } from './language-of-text';
import { textsIn } from './readable-text';

interface Part {
  /** As messages name it: `the title`, `a list item`. */
  readonly kind: string;
  /** Code, pictures and the names of pages off the site are U+FFFC. */
  readonly text: string;
  readonly line: number;
  readonly column?: number;
}

export interface ReadPage {
  readonly markdown: Markdown;
  readonly yaml: YamlSource | null;
}

const sign = '\ufffc';

/** Cells and links are often names and terms, so they are judged from three words on, other parts from two. */
const short = ['a table cell', 'the text of a link'];

/** The trade's words in languages that borrow no others. */
const trade = /\b(?:user agent|client hints|web scraping|traffic arbitrage|single sign-on)\b/gi;

/** Languages that keep the trade's English terms (docs/style/fil.md): only what says something was left in English. */
const keepsTerms: readonly LocaleCode[] = ['fil'];

const sayings =
  /(?<!\p{L})(?:a|an|the|of|to|and|or|for|with|your|you|is|are|not|how|what|when|who|it|this|that|from)(?!\p{L})/iu;

const word = /(?<![\p{L}\p{N}._/@-])(?:\p{Ll}[\p{Ll}'’-]*|\p{Lu}\p{Ll}+)(?![\p{L}\p{N}_@])/gu;

/** Without names: words in lowercase, and the first one. */
function wordsOf(text: string, stays: readonly string[]): string[] {
  const plain = stays.reduce(
    (rest, name) => rest.replaceAll(name, sign),
    text.replace(names, sign).replace(trade, sign),
  );
  const words = [...plain.matchAll(word)];
  return words
    .filter(({ 0: found, index }) => /^\p{Ll}/u.test(found) || plain.slice(0, index).search(/[\p{L}\p{N}]/u) < 0)
    .map(([found]) => found.toLowerCase());
}

/**
 * Whether an English text needs a translation: not a name, a figure, a term, or a list of such.
 * @param stays names and words that the language's style guide and glossary keep
 */
export function needsTranslation(
  text: string,
  locale: LocaleCode,
  stays: readonly string[],
  fewest: 2 | 3 = 2,
): boolean {
  const { length } = wordsOf(text, stays);
  const says = sayings.test(text);
  const pieces = text.split(/[,;/|·:()]/);
  const isList = !says && pieces.length > 1 && pieces.every((piece) => wordsOf(piece, stays).length < fewest);
  // A path through the menus of another program, and the head of a file of data, are as they are there.
  const isData = fewest === 3 && / → |\w_\w/.test(text);
  if (length < (says && fewest === 2 ? 1 : fewest) || isList || isData) return false;
  return !keepsTerms.includes(locale) || (length > 1 && says) || length > 4;
}

const normal = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** The part as a whole, then its sentences. */
const withSentences = (text: string): string[] => [normal(text), ...normal(text).split(/(?<=[.!?]["”’)]*) /)];

/** What a translation is compared with. */
export type English = ReturnType<typeof englishOf>;

export function englishOf(page: ReadPage) {
  const parts = partsOf(page);
  const { children } = page.markdown.body;
  const starts = children.flatMap((node, place) => (node.type === 'heading' ? [place] : []));
  const sizes = starts.map((start, place) => (starts[place + 1] ?? children.length) - start);
  return {
    /** Its parts and their sentences. */
    texts: new Set(parts.flatMap(({ text }) => withSentences(text))),
    /** A sample in a third language is the same in the English text, but not of its words. */
    vocabulary: new Set(parts.filter(({ kind }) => !short.includes(kind)).flatMap(({ text }) => wordsOf(text, []))),
    sections: starts.length,
    /** In paragraphs, tables and the like: of the body, and of its smallest section with its heading. */
    blocks: { all: children.length, smallest: Math.min(...sizes) },
  };
}

/** Finds the parts of a translation that are still English. */
export function leftInEnglish(
  own: ReadPage,
  { texts, vocabulary }: English,
  locale: LocaleCode,
  stays: readonly string[],
): Finding[] {
  const isEnglish = (text: string): boolean => {
    const words = wordsOf(text, stays);
    return words.filter((one) => vocabulary.has(one) || sayings.test(one)).length * 3 >= words.length;
  };
  let told: { readonly line: number; readonly found: string } | undefined;
  return partsOf(own).flatMap(({ kind, line, column, text }): Finding[] => {
    const fewest = short.includes(kind) ? 3 : 2;
    const found = withSentences(text).find(
      (one) => texts.has(one) && needsTranslation(one, locale, stays, fewest) && isEnglish(one),
    );
    // A link within a sentence is told with it.
    if (found === undefined || (told?.line === line && told.found.includes(found))) return [];
    told = { line, found };
    const message = `${kind} is left in English: "${cut(found.replaceAll(sign, '…'))}"; translate it (what stays in English belongs to "Names stay" in docs/style/${locale}.md)`;
    return [{ line, ...(column !== undefined && { column }), rule: 'left-in-english', message }];
  });
}

/**
 * Finds a translation that lacks a whole section of the text that it was made from: fewer headings than its record names, and
 * less between them than the smallest section has.
 */
export function sectionsMissing({ markdown, yaml }: ReadPage, english: English): Finding[] {
  const record = yaml?.data[recordField];
  const made = (Array.isArray(record) ? record : []).filter((line) =>
    recordLine.exec(String(line))?.groups?.name?.startsWith('body#'),
  ).length;
  const own = markdown.body.children.filter(({ type }) => type === 'heading').length;
  const lost = english.blocks.all - markdown.body.children.length;
  // Where English has had other sections since, only their number is known.
  if (own >= made || (made === english.sections && lost < english.blocks.smallest)) return [];
  const message = `has ${own} of the ${made} sections that the English text had when it was translated; translate what is missing`;
  return [{ line: markdown.frontMatter?.lastLine ?? 1, rule: 'section-missing', message }];
}

const kinds: Readonly<Partial<Record<Nodes['type'], string>>> = {
  heading: 'a heading',
  paragraph: 'a sentence',
  tableCell: 'a table cell',
  link: 'the text of a link',
  linkReference: 'the text of a link',
};

function partsOf({ markdown, yaml }: ReadPage): Part[] {
  const parts: Part[] = yaml ? fieldsIn(yaml) : [];
  const visit = (node: Nodes): void => {
    const { line = 1, column = 1 } = node.position?.start ?? {};
    const kind = kinds[node.type];
    if (kind) parts.push({ kind, text: shown(node), line, column });
    if ('alt' in node && node.alt) parts.push({ kind: 'an alternative text', text: node.alt, line, column });
    if (node.type === 'image' && node.title) parts.push({ kind: 'a caption', text: node.title, line, column });
  };
  walk<Nodes>(markdown.body, visit);
  return parts;
}

/** What a page shows of a node, without the titles of pages off the site. */
function shown(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (node.type === 'break') return ' ';
  if (!('children' in node) || (node.type === 'link' && /^https?:/.test(node.url))) return sign;
  return node.children.map(shown).join('');
}

const fieldsIn = ({ data, positionOf }: YamlSource): Part[] =>
  textsIn(data).map(([path, text]) => {
    const isField = path.length === 1;
    const kind = isField ? `the ${String(path[0]).replace('image_alt', 'alternative text')}` : fieldName(path);
    return { kind, text, ...positionOf(path) };
  });
