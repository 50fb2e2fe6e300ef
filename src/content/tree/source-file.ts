/** A file of the tree: its front matter and what was found in its text (docs/content.md). */

import { parseYaml, type YamlSource } from '../text/yaml-source';
import type { FrontMatterFacts, TextFacts } from '../text-checks/text-facts';

export interface SourceFile {
  /** Null if it is missing or not valid YAML. */
  readonly fields: YamlSource | null;
  readonly markdown: TextFacts;
}

export const sourceOf = (facts: TextFacts): SourceFile => ({
  fields: facts.frontMatter && fieldsOf(facts.frontMatter),
  markdown: facts,
});

/** The YAML is parsed again only to report a fault, which most files do not have. */
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
