/**
 * One file of the tree: its front matter and what was found in its text (design 5).
 */
import type { Finding } from './faults';
import type { FileReading, TextFacts } from './text-facts';
import { parseYaml, type YamlSource } from './yaml-source';

/** A file that could be read. */
export interface SourceFile {
  /** The front matter, or null if it is missing or is not valid YAML. */
  readonly fields: YamlSource | null;
  readonly markdown: TextFacts;
}

/** Adds the parsed front matter to what was read from a file. */
export function sourceOf({ facts, findings }: FileReading): {
  source: SourceFile | null;
  findings: readonly Finding[];
} {
  if (facts === null) return { source: null, findings };
  const { frontMatter } = facts;
  if (!frontMatter) return { source: { fields: null, markdown: facts }, findings };
  const { yaml, findings: yamlFindings } = parseYaml(frontMatter.text, {
    firstLine: frontMatter.firstLine,
    start: { line: 1 },
  });
  return { source: { fields: yaml, markdown: facts }, findings: [...findings, ...yamlFindings] };
}
