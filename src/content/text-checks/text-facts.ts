/** What one file says about itself, as plain data, so that another process can read it (docs/content.md). */
import type { Fault, Finding, Position, Rule } from '../faults';
import { type FixFinding, fixable } from '../fixes/fix';
import { placementOf } from '../model/placement';
import { fieldName } from '../model/schema-findings';
import { unshownParts } from '../render/render';
import { decode } from '../text/decode';
import { missingFrontMatter } from '../text/front-matter-fields';
import { type Markdown, parseMarkdown, startOf } from '../text/markdown';
import { placeholder } from '../text/placeholders';
import { rangeOf, type TextRange } from '../text/walk';
import { yamlSigns } from '../text/yaml-mistakes';
import { parseYaml, type YamlSource } from '../text/yaml-source';
import { type English, englishOf, type ReadPage } from '../words/left-in-english';
import { readableMarkdown, readableMessages, textsIn } from '../words/readable-text';
import { lengthOf, type TextLength } from '../words/text-lengths';
import type { WordCheck } from '../words/word-check';
import { markupIn } from './leftovers';
import { withoutConflicts } from './structure';
import { checkText } from './text';

export interface TextFacts extends Pick<Markdown, 'headings' | 'links' | 'images' | 'addresses'> {
  readonly frontMatter: FrontMatterFacts | null;
  readonly unshown: readonly TextRange[];
  /** The first part of the body, by its Markdown name; null if there is no body. */
  readonly start: (Position & { readonly type: string }) | null;
  readonly length: TextLength;
  /** Findings about what no body may contain. */
  readonly unfit: readonly Finding[];
}

/** The fields, null if they are not valid YAML, and the text between the `---` lines with its line in the file. */
export type FrontMatterFacts = NonNullable<Markdown['frontMatter']> & {
  readonly data: Readonly<Record<string, unknown>> | null;
};

export interface FileReading {
  readonly facts: TextFacts | null;
  readonly findings: readonly Finding[];
}

/** Without a check of words, neither word faults nor fixes. */
export interface ReadFile {
  readonly reading: FileReading;
  readonly words: readonly Fault[];
  readonly fixes: readonly FixFinding[];
}

/**
 * Reads Markdown, or messages (JSON), of which only the words are checked here. Parts nested thousands of levels
 * deep are a finding and do not throw.
 * @param file path relative to the project; the file name is the language
 * @param checkWords null to leave words and fixes unchecked
 * @param source the English text that the file translates
 */
export function readFile(file: string, bytes: Uint8Array, checkWords: WordCheck | null, source?: Uint8Array): ReadFile {
  const { text: decoded, findings } = decode(bytes);
  if (file.endsWith('.json')) {
    const words = decoded === null ? [] : checkWords?.(file, readableMessages(decoded), null);
    return { reading: { facts: null, findings }, words: words ?? [], fixes: [] };
  }
  if (decoded === null) return { reading: { facts: null, findings }, words: [], fixes: [] };
  try {
    const { text, findings: conflicts } = withoutConflicts(decoded, (whole) => parseMarkdown(whole).body);
    findings.push(...conflicts);
    const markdown = parseMarkdown(text);
    // Before the facts, which change the tree.
    const english = source && decode(source).text;
    const pages = english ? { own: pageOf(markdown), english: sourceOf(english) } : null;
    const words = checkWords?.(file, readableMarkdown(text, markdown.body), pages) ?? [];
    const place = placementOf(file);
    // With a merge half done, the rest of the text is not what it will be.
    const isFixable = checkWords && conflicts.length === 0 && 'placement' in place;
    const fixes = isFixable ? fixable(text, { ...place.placement, linked: null }) : [];
    return { reading: readingOf(file, text, markdown, findings), words, fixes };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    const message = 'is nested too deeply to be read; use only a few levels of quotations and lists';
    const tooDeep: Finding = { line: 1, rule: 'too-deep', message };
    return { reading: { facts: null, findings: [...findings, tooDeep] }, words: [], fixes: [] };
  }
}

const pageOf = (markdown: Markdown): ReadPage => ({
  markdown,
  yaml: markdown.frontMatter && parseYaml(markdown.frontMatter.text, markdown.frontMatter.firstLine).yaml,
});

let read: { readonly text: string; readonly english: English } | undefined;

/** The translations of a page come one after the other. */
function sourceOf(text: string): English {
  if (read?.text !== text) read = { text, english: englishOf(pageOf(parseMarkdown(text))) };
  return read.english;
}

/** Reads a Markdown file without its words: see {@link readFile}. */
export const readText = (file: string, bytes: Uint8Array): FileReading => readFile(file, bytes, null).reading;

function readingOf(file: string, text: string, markdown: Markdown, findings: readonly Finding[]): FileReading {
  const { frontMatter, body, headings, links, images, addresses } = markdown;
  const { yaml, findings: ofFields } = frontMatter
    ? readFields(frontMatter)
    : { yaml: null, findings: [missingFrontMatter(text)] };
  const [first] = body.children;
  const facts: TextFacts = {
    frontMatter: frontMatter && { ...frontMatter, data: yaml?.data ?? null },
    headings,
    links,
    images,
    addresses,
    unshown: unshownParts(body).map(rangeOf),
    start: first ? { ...startOf(first), type: first.type } : null,
    length: lengthOf(body, localeOf(file)),
    // Last, because it changes the tree. Without front matter, the body has no known beginning.
    unfit: frontMatter
      ? checkText({ text, body, locale: localeOf(file) }).filter(
          ({ rule }) => rule !== 'placeholder-text' || yaml?.data.draft !== true,
        )
      : [],
  };
  return { facts, findings: [...findings, ...ofFields] };
}

/** A character that cuts off a value is reported only once. */
function readFields({ text, firstLine }: NonNullable<Markdown['frontMatter']>): ReturnType<typeof parseYaml> {
  const { yaml, findings } = parseYaml(text, firstLine);
  const signs = yamlSigns(text).map(
    ({ line, message }): Finding => ({ line: line + firstLine, column: 1, rule: 'yaml-comment', message }),
  );
  const isExplained = ({ rule, line }: Finding): boolean =>
    rule === 'invalid-yaml' && signs.some((sign) => sign.line === line);
  const plain = yaml ? checkPlainTexts(yaml) : [];
  return { yaml, findings: [...findings.filter((finding) => !isExplained(finding)), ...signs, ...plain] };
}

/** The name of a file without its extension, which may be a language code. */
const localeOf = (file: string): string => file.split('/').at(-1)?.replace(/\.md$/, '') ?? '';

/** A letter of a script that no font of the share cards has (src/outputs/share-cards). */
const withoutFont =
  /(?=\p{L})[^\p{scx=Latin}\p{scx=Greek}\p{scx=Cyrillic}\p{scx=Devanagari}\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Bopomofo}\p{scx=Hangul}\p{scx=Thai}\p{scx=Khmer}\p{Script=Common}\p{Script=Inherited}]/u;

/** Finds markup in fields, and letters in titles that the share card cannot show. */
export function checkPlainTexts({ data, positionOf }: YamlSource): Finding[] {
  return textsIn(data).flatMap(([path, value]): Finding[] => {
    const findings: Finding[] = [];
    const report = (rule: Rule, message: string) =>
      findings.push({ ...positionOf(path), field: fieldName(path), rule, message });
    const [unwritten] = (data.draft !== true && placeholder.exec(value)) || [];
    const markup = placeholder.test(value) ? null : markupIn(value);
    const [letter] = (['title', 'seo_title'].includes(String(path[0])) && withoutFont.exec(value)) || [];
    const noFont = `the share card has no font for "${letter}"; write it in the language's own letters`;
    if (unwritten) report('placeholder-text', `"${unwritten}" stands for a text that is to come; write the text`);
    if (markup) report('markup-in-field', `"${markup.slice(0, 40)}" is shown as it was typed; write plain text`);
    if (letter) report('script-without-font', noFont);
    return findings;
  });
}
