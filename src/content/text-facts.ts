/**
 * What can be learned from one Markdown file alone (design 5). It is plain data, so that another process can read the file.
 * The checks compare it with the other files.
 */
import type { Site } from '../site/hosts.ts';
import { checkText } from './checks/text';
import { decode } from './decode';
import type { Finding, Position } from './faults';
import { type Heading, type MarkdownImage, type MarkdownLink, parseMarkdown, startOf } from './markdown';
import { lengthsOf, type TextLengths } from './text-lengths';
import { parseYaml } from './yaml-source';

/** What was found in the text of a file. Lines are those of the whole file. */
export interface TextFacts {
  /** The text between the `---` lines, the line on which it begins, and the line of the closing `---`. */
  readonly frontMatter: { readonly text: string; readonly firstLine: number; readonly lastLine: number } | null;
  readonly headings: readonly Heading[];
  readonly links: readonly MarkdownLink[];
  readonly images: readonly MarkdownImage[];
  /** The first part of the body, by its name in Markdown; null if there is no body. */
  readonly start: (Position & { readonly type: string }) | null;
  readonly length: TextLengths;
  /** Findings about things that no body may contain. */
  readonly unfit: readonly Finding[];
}

/** The result of reading a file, with facts if it could be read. */
export interface FileReading {
  readonly facts: TextFacts | null;
  readonly findings: readonly Finding[];
}

/**
 * Reads a Markdown file. Parts that are nested thousands of levels deep are a finding and do not throw.
 * @param file path relative to the project; the name of the file is the language
 * @param site knows where links of the text lead
 */
export function readText(file: string, bytes: Uint8Array, site: Site): FileReading {
  const { text, findings } = decode(bytes);
  if (text === null) return { facts: null, findings };
  try {
    const facts = factsOf(file, text, site);
    return { facts, findings: facts.frontMatter ? findings : [...findings, missingFrontMatter(text)] };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    const message = 'is nested too deeply to be read; use only a few levels of quotations and lists';
    return { facts: null, findings: [...findings, { line: 1, rule: 'too-deep', message }] };
  }
}

function factsOf(file: string, text: string, site: Site): TextFacts {
  const { frontMatter, body, headings, links, images } = parseMarkdown(text);
  // The result is not used, and the front matter is read again where it is needed. It is read here so that its reading time
  // is limited too.
  if (frontMatter) parseYaml(frontMatter.text, { firstLine: frontMatter.firstLine, start: { line: 1 } });
  const [first] = body.children;
  return {
    frontMatter,
    headings,
    links,
    images,
    start: first ? { ...startOf(first), type: first.type } : null,
    length: lengthsOf(body),
    // This comes last because it changes the tree. Without front matter it is unknown where the body begins.
    unfit: frontMatter ? checkText({ file, text, body }, site) : [],
  };
}

const missingFrontMatter = (text: string): Finding => ({
  line: 1,
  rule: 'missing-front-matter',
  message: /^---\s*(\n|$)/.test(text)
    ? 'the front matter has no end; close it with a line of three hyphens'
    : 'there is no front matter; begin the file with a line `---`, then the fields, then another line `---`',
});
