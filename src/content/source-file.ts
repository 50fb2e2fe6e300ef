/**
 * One file of the tree as the check reads it: bytes to text, front matter, Markdown (design 5).
 */
import type { Finding } from './faults';
import { type Markdown, parseMarkdown } from './markdown';
import { parseYaml, type YamlSource } from './yaml-source';

/** A file that could be read. */
export interface SourceFile {
  readonly text: string;
  /** The front matter, or null when it is missing or no YAML. */
  readonly fields: YamlSource | null;
  readonly markdown: Markdown;
}

const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
const tolerant = new TextDecoder('utf-8', { ignoreBOM: true });

/** Decodes UTF-8. Text without a byte order mark comes back, or null when the bytes are no UTF-8. */
export function decode(bytes: Uint8Array): { text: string | null; findings: Finding[] } {
  let text: string;
  try {
    text = strict.decode(bytes);
  } catch {
    const line = lineAt(tolerant.decode(bytes), '\uFFFD');
    return {
      text: null,
      findings: [{ line, rule: 'not-utf8', message: 'is not UTF-8; save the file in that encoding' }],
    };
  }
  const findings: Finding[] = [];
  if (text.startsWith('\uFEFF')) {
    findings.push({
      line: 1,
      rule: 'byte-order-mark',
      message: 'begins with a byte order mark; save the file without it',
    });
    text = text.slice(1);
  }
  if (text.includes('\0')) {
    findings.push({ line: lineAt(text, '\0'), rule: 'nul-character', message: 'holds a NUL character; remove it' });
  }
  return { text, findings };
}

/** Reads a Markdown file. */
export function parseSource(bytes: Uint8Array): { source: SourceFile | null; findings: readonly Finding[] } {
  const { text, findings } = decode(bytes);
  if (text === null) return { source: null, findings };
  const markdown = parseMarkdown(text);
  const { frontMatter } = markdown;
  if (!frontMatter) {
    const message = /^---\s*(\n|$)/.test(text)
      ? 'the front matter has no end; close it with a line of three hyphens'
      : 'there is no front matter; line 1 is `---`, the fields follow, and a line `---` ends them';
    const missing: Finding = { line: 1, rule: 'missing-front-matter', message };
    return { source: { text, fields: null, markdown }, findings: [...findings, missing] };
  }
  const { yaml, findings: yamlFindings } = parseYaml(frontMatter.text, {
    firstLine: frontMatter.firstLine,
    start: { line: 1 },
  });
  return { source: { text, fields: yaml, markdown }, findings: [...findings, ...yamlFindings] };
}

/** The line (from 1) on which a character first stands. */
const lineAt = (text: string, character: string): number => text.slice(0, text.indexOf(character)).split('\n').length;
