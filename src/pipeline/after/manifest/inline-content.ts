/**
 * The inline styles of documents, for their Content-Security-Policy (design 12).
 */
import { createHash } from 'node:crypto';
import type { InlineStyles } from '../../../site/hosting/security-headers';

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
 * @throws when it has an inline script, which the policy would block
 */
export function inlineStyles(html: string, page: string): InlineStyles {
  const elements = new Set<string>();
  const attributes = new Set<string>();
  for (const [, given = '', own = '', text = '', tag = own] of html.matchAll(tags)) {
    const name = given.toLowerCase();
    for (const [, value = ''] of tag.matchAll(styleAttributes)) attributes.add(asText(value));
    if (name === 'style') elements.add(text);
    if (name !== 'script' || dataTypes.test(own) || /\ssrc="/.test(own)) continue;
    throw new Error(`${page} has an inline script, which the Content-Security-Policy forbids: ${text.slice(0, 80)}`);
  }
  return { elements: sources(elements), attributes: sources(attributes) };
}

/** The styles of several documents, each once. */
export const allStyles = (documents: readonly InlineStyles[]): InlineStyles => ({
  elements: [...new Set(documents.flatMap(({ elements }) => elements))].sort(),
  attributes: [...new Set(documents.flatMap(({ attributes }) => attributes))].sort(),
});

const sources = (texts: ReadonlySet<string>): string[] =>
  [...texts].map((text) => `sha256-${createHash('sha256').update(text).digest('base64')}`).sort();

/** The value of an attribute as a browser reads it. */
const asText = (value: string): string =>
  value.replace(/&(quot|#x27|#39|lt|gt|amp);/g, (_entity, name: string) => entities[name] ?? '');

const entities: Readonly<Record<string, string>> = { quot: '"', '#x27': "'", '#39': "'", lt: '<', gt: '>', amp: '&' };
