/**
 * One file of the tree: its front matter and what was found in its text (design 5).
 */

import { parseYaml, type YamlSource } from '../text/yaml-source';
import type { FrontMatterFacts, TextFacts } from '../text-checks/text-facts';

/** A file that could be read. */
export interface SourceFile {
  /** The front matter, or null if it is missing or is not valid YAML. */
  readonly fields: YamlSource | null;
  readonly markdown: TextFacts;
}

/** A file with the places of its fields. */
export const sourceOf = (facts: TextFacts): SourceFile => ({
  fields: facts.frontMatter && fieldsOf(facts.frontMatter),
  markdown: facts,
});

/** The fields as they were read. Their YAML is read again only for a place, since most files have no fault to report. */
function fieldsOf({ data, text, firstLine }: FrontMatterFacts): YamlSource | null {
  let source: YamlSource | null = null;
  return (
    data && {
      data,
      positionOf: (path) => {
        source ??= parseYaml(text, { firstLine, start: { line: 1 } }).yaml;
        return source?.positionOf(path) ?? { line: 1 };
      },
    }
  );
}
