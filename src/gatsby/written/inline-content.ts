/**
 * Inline styles and scripts of documents, for their Content-Security-Policy.
 */
import type { Inline } from '../../site/hosting/security-headers';
import { loaderText, sourceOf } from '../bundles/loader-text';

/** Tags, with the text of scripts and styles. Attributes are read as a whole, since one may contain what looks like a tag. */
const tags = /<(?:(script|style)\b((?:[^>"']|"[^"]*"|'[^']*')*)>(.*?)<\/\1>|([a-z](?:[^>"']|"[^"]*"|'[^']*')*)>)/gis;
const attributes = /\s([^\s"'>/=]+)(?:\s*=\s*("[^"]*"|'[^']*'|[^\s"'>]+))?/g;

/** Types of script elements that hold data, which browsers do not run. */
const dataTypes = /\stype="application\/(?:ld\+)?json"/;

/**
 * The digests of a document's style elements.
 * @throws naming the page, when it has a style attribute or an inline script other than the loader, which the policy would block
 */
export function inlineStyles(html: string, page: string): readonly string[] {
  const styles = new Set<string>();
  const refuse = (what: string, text: string): never => {
    throw new Error(`${page} has ${what}, which the Content-Security-Policy forbids: ${text.slice(0, 80)}`);
  };
  for (const [, given = '', own = '', text = '', tag = own] of html.matchAll(tags)) {
    const name = given.toLowerCase();
    for (const [attribute, key] of tag.matchAll(attributes)) {
      if (key?.toLowerCase() === 'style') refuse('a style attribute', attribute.trim());
    }
    if (name === 'style') styles.add(text);
    if (name !== 'script' || dataTypes.test(own) || /\ssrc="/.test(own) || text === loaderText()) continue;
    refuse('an inline script', text);
  }
  return [...styles].map(sourceOf).sort();
}

/** The styles of several documents, each once, and the loader. */
export const allInline = (documents: readonly (readonly string[])[]): Inline => ({
  elements: [...new Set(documents.flat())].sort(),
  script: sourceOf(loaderText()),
});
