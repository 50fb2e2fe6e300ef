/**
 * What one Markdown file holds, as far as the file alone can say: plain data, so that it may be found in another process
 * (design 5). What it means among the other files is for the checks.
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
  /** The first part of the body, by its name in Markdown; null where there is no body. */
  readonly start: (Position & { readonly type: string }) | null;
  readonly length: TextLengths;
  /** What the body may hold nowhere. */
  readonly unfit: readonly Finding[];
}

/** What reading a file gave: facts where it could be read. */
export interface FileReading {
  readonly facts: TextFacts | null;
  readonly findings: readonly Finding[];
}

/**
 * Reads a Markdown file. Parts that lie thousands deep in each other are a finding, not a throw.
 * @param file path relative to the project: its name is the language
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
    const message = 'its parts lie too deep in each other to be read; write quotations and lists of a few levels';
    return { facts: null, findings: [...findings, { line: 1, rule: 'too-deep', message }] };
  }
}

function factsOf(file: string, text: string, site: Site): TextFacts {
  const { frontMatter, body, headings, links, images } = parseMarkdown(text);
  // Read again where it is needed: here only so that whatever it takes is bounded as the rest is.
  if (frontMatter) parseYaml(frontMatter.text, { firstLine: frontMatter.firstLine, start: { line: 1 } });
  const [first] = body.children;
  return {
    frontMatter,
    headings,
    links,
    images,
    start: first ? { ...startOf(first), type: first.type } : null,
    length: lengthsOf(body),
    // Last: it makes a page of the tree. Without front matter nobody knows where the body begins.
    unfit: frontMatter ? checkText({ file, text, body }, site) : [],
  };
}

const missingFrontMatter = (text: string): Finding => ({
  line: 1,
  rule: 'missing-front-matter',
  message: /^---\s*(\n|$)/.test(text)
    ? 'the front matter has no end; close it with a line of three hyphens'
    : 'there is no front matter; line 1 is `---`, the fields follow, and a line `---` ends them',
});
