/**
 * The inline styles of a build's documents, for their Content-Security-Policy (design 12).
 */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { InlineStyles } from '../../site/security-headers';

/**
 * Tags, one after the other, with the text of scripts and styles. Attributes are read as a whole: what looks like a tag in one is
 * none.
 */
const tags = /<(?:(script|style)\b((?:[^>"']|"[^"]*"|'[^']*')*)>(.*?)<\/\1>|([a-z](?:[^>"']|"[^"]*"|'[^']*')*)>)/gis;
const styleAttributes = /\sstyle="([^"]*)"/g;

/** Types of script elements that hold data, which browsers do not run. */
const dataTypes = /\stype="application\/(?:ld\+)?json"/;

/**
 * Gathers the digests of all inline styles.
 * @param pages paths of the pages on their host
 * @throws when a page has an inline script, which the policy would block
 */
export async function inlineStyles(publicFolder: string, pages: readonly string[]): Promise<InlineStyles> {
  const elements = new Set<string>();
  const attributes = new Set<string>();
  for (const page of pages) {
    const html = await readFile(path.join(publicFolder, page, 'index.html'), 'utf8');
    for (const [, given = '', own = '', text = '', tag = own] of html.matchAll(tags)) {
      const name = given.toLowerCase();
      for (const [, value = ''] of tag.matchAll(styleAttributes)) attributes.add(asText(value));
      if (name === 'style') elements.add(text);
      if (name !== 'script' || dataTypes.test(own) || /\ssrc="/.test(own)) continue;
      throw new Error(`${page} has an inline script, which the Content-Security-Policy forbids: ${text.slice(0, 80)}`);
    }
  }
  return { elements: sources(elements), attributes: sources(attributes) };
}

const sources = (texts: ReadonlySet<string>): string[] =>
  [...texts].map((text) => `sha256-${createHash('sha256').update(text).digest('base64')}`).sort();

/** The value of an attribute as a browser reads it. */
const asText = (value: string): string =>
  value.replace(/&(quot|#x27|#39|lt|gt|amp);/g, (_entity, name: string) => entities[name] ?? '');

const entities: Readonly<Record<string, string>> = { quot: '"', '#x27': "'", '#39': "'", lt: '<', gt: '>', amp: '&' };
