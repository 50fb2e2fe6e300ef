/** What the Content-Security-Policy forbids in a document. */
import { waitingScript } from '../../browser/platform/below-styles';
import { loaderText } from '../bundles/loader-text';

/** Tags, with the text of scripts. Attributes are read as a whole, since one may contain what looks like a tag. */
const tags = /<(?:(script)\b((?:[^>"']|"[^"]*"|'[^']*')*)>(.*?)<\/\1>|([a-z](?:[^>"']|"[^"]*"|'[^']*')*)>)/gis;
const attributes = /\s([^\s"'>/=]+)(?:\s*=\s*("[^"]*"|'[^']*'|[^\s"'>]+))?/g;

/** Types of script elements that hold data, which browsers do not run. */
const dataTypes = /\stype="application\/(?:ld\+)?json"/;

/** @throws naming the page, when it has a style attribute or an inline script other than the loader */
export function guardPolicy(html: string, page: string): void {
  const refuse = (what: string, text: string): never => {
    throw new Error(`${page} has ${what}, which the Content-Security-Policy forbids: ${text.slice(0, 80)}`);
  };
  for (const [, script, own = '', text = '', tag = own] of html.matchAll(tags)) {
    for (const [attribute, key] of tag.matchAll(attributes)) {
      if (key?.toLowerCase() === 'style') refuse('a style attribute', attribute.trim());
    }
    if (!script || dataTypes.test(own) || /\ssrc="/.test(own) || [loaderText(), waitingScript].includes(text)) continue;
    refuse('an inline script', text);
  }
}
