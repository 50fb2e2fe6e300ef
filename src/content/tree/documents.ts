/** Files of the tree that can become pages (docs/content.md). */
import type { Entry } from '../../site/pages/entry.ts';
import { type Section, tools } from '../../site/pages/sections.ts';
import type { Placement } from '../model/placement';
import type { FrontMatter } from '../model/schemas';
import type { Taxonomy } from '../model/taxonomy';
import type { TextRange } from '../text/walk';
import type { WrittenAddress } from '../text/written-addresses';
import { parseYaml, type YamlSource } from '../text/yaml-source';
import type { FrontMatterFacts, TextFacts } from '../text-checks/text-facts';

export interface OutsideLink {
  readonly url: string;
  readonly line: number;
  /** A claim, or the text of the link. */
  readonly says: string;
  /** When the source of a claim was read; other links have the day of their page. */
  readonly read?: string;
}

/** A Markdown file at a valid place; its content may have faults. */
export interface PlacedFile extends Placement {
  /** Relative to the project. */
  readonly file: string;
  readonly source: SourceFile;
  /** Unchecked; empty if there is none. */
  readonly data: Readonly<Record<string, unknown>>;
}

export interface ContentDocument<S extends Section = Section> {
  readonly entry: Entry & { readonly section: S };
  readonly file: string;
  readonly frontMatter: FrontMatter<S>;
  /** Old paths within the language that redirect to the page. */
  readonly aliases: readonly string[];
  /** Only on previews. */
  readonly draft: boolean;
  /** Addresses in the text, the parts that its page does not show, and the line after which the text begins. */
  readonly addresses: readonly WrittenAddress[];
  readonly unshown: readonly TextRange[];
  readonly frontMatterEnd: number;
  readonly outsideLinks: readonly OutsideLink[];
}

export const isDraft = ({ data }: PlacedFile): boolean => data.draft === true;

/** Unknown terms are left out, so they get no pages. */
export function entryOf(
  { section, id, locale, data }: Pick<PlacedFile, 'section' | 'id' | 'locale' | 'data'>,
  taxonomy: Taxonomy | null,
): Entry {
  const terms: { readonly categories?: object; readonly tags?: object } =
    taxonomy && section in taxonomy ? taxonomy[section as keyof Taxonomy] : {};
  const isTerm = (kind: 'categories' | 'tags', value: unknown): value is string =>
    typeof value === 'string' && (taxonomy === null || Object.hasOwn(terms[kind] ?? {}, value));
  const { date, updated, category, tags, related, order } = data;
  const tool = tools.find((each) => each === data.tool);
  return {
    section,
    id,
    locale,
    ...(typeof date === 'string' && { date }),
    ...(typeof updated === 'string' && { updated }),
    ...(isTerm('categories', category) && { category }),
    ...(Array.isArray(tags) && { tags: tags.filter((tag) => isTerm('tags', tag)) }),
    ...(Array.isArray(related) && { related: related.filter((other) => typeof other === 'string') }),
    ...(typeof order === 'number' && { order, group: Object.keys(terms.categories ?? {}).indexOf(String(category)) }),
    ...(tool && { tool }),
  };
}

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
        source ??= parseYaml(text, firstLine).yaml;
        return source?.positionOf(path) ?? { line: 1 };
      },
    }
  );
}
