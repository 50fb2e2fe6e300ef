/**
 * What stands inline in documents, for their Content-Security-Policy (design 12).
 */
import type { Inline, InlineStyles } from '../../../site/hosting/security-headers';
import { loaderText, sourceOf } from '../../bundles/loader-text';

/**
 * Tags, one after the other, with the text of scripts and styles. Attributes are read as a whole: what looks like a tag in one is
 * none.
 */
const tags = /<(?:(script|style)\b((?:[^>"']|"[^"]*"|'[^']*')*)>(.*?)<\/\1>|([a-z](?:[^>"']|"[^"]*"|'[^']*')*)>)/gis;
const styleAttributes = /\sstyle="([^"]*)"/g;

/** Types of script elements that hold data, which browsers do not run. */
const dataTypes = /\stype="application\/(?:ld\+)?json"/;

/**
 * Gathers the digests of a document's inline styles.
 * @param page the path of its page, to name it
 * @throws when it has an inline script other than the loader, which the policy would block
 */
export function inlineStyles(html: string, page: string): InlineStyles {
  const elements = new Set<string>();
  const attributes = new Set<string>();
  for (const [, given = '', own = '', text = '', tag = own] of html.matchAll(tags)) {
    const name = given.toLowerCase();
    for (const [, value = ''] of tag.matchAll(styleAttributes)) attributes.add(asText(value));
    if (name === 'style') elements.add(text);
    if (name !== 'script' || dataTypes.test(own) || /\ssrc="/.test(own) || text === loaderText()) continue;
    throw new Error(`${page} has an inline script, which the Content-Security-Policy forbids: ${text.slice(0, 80)}`);
  }
  return { elements: sources(elements), attributes: sources(attributes) };
}

/** What stands inline in several documents: their styles, each once, and the loader. */
export const allInline = (documents: readonly InlineStyles[]): Inline => ({
  elements: [...new Set(documents.flatMap(({ elements }) => elements))].sort(),
  attributes: [...new Set(documents.flatMap(({ attributes }) => attributes))].sort(),
  script: sourceOf(loaderText()),
});

const sources = (texts: ReadonlySet<string>): string[] => [...texts].map(sourceOf).sort();

/** The value of an attribute as a browser reads it. */
const asText = (value: string): string =>
  value.replace(/&(quot|#x27|#39|lt|gt|amp);/g, (_entity, name: string) => entities[name] ?? '');

const entities: Readonly<Record<string, string>> = { quot: '"', '#x27': "'", '#39': "'", lt: '<', gt: '>', amp: '&' };
