/** A text as its page shows it, and as the check reads it. */
import { markdownLink } from '../../src/content/render/links';
import { prepare, render } from '../../src/content/render/render';
import { parseMarkdown } from '../../src/content/text/markdown';
import { type FileReading, readText } from '../../src/content/text-checks/text-facts';
import { siteFrom } from '../../src/site/hosting/hosts';

const site = siteFrom({});

/** The HTML of a text, with its links as on the English page. */
export function pageHtml(text: string): string {
  const { body } = parseMarkdown(text);
  prepare(body, (url) => markdownLink(site, 'en', url));
  return render(body, { locale: 'en', anchor: 'Link', table: 'Table' });
}

/** What the check reads of a page. */
export const readingOf = (text: string | Uint8Array): FileReading =>
  readText('content/pages/a/en.md', typeof text === 'string' ? new TextEncoder().encode(text) : text);
