import type { ShellMessages } from '../../site/data/shell';
import type { RoutePath } from '../../site/hosting/route-path';
import { type LocaleCode, localeOf } from '../../site/languages/locales';
import { indexedText } from '../../site/languages/search-text';
import { readableBlocks } from './readable-blocks';

/** By the first part of a route's pattern. */
const sectionNames: Readonly<Record<string, (messages: ShellMessages) => string>> = {
  blog: ({ nav }) => nav.blog,
  news: ({ nav }) => nav.news,
  guide: ({ nav }) => nav.guide,
  helps: ({ nav }) => nav.help,
  faq: ({ nav }) => nav.faq,
  release: ({ nav }) => nav.release,
  partner: ({ nav }) => nav.partner,
  solutions: ({ menus }) => menus.solutions,
  'use-cases': ({ menus }) => menus.useCases,
  alternatives: ({ menus }) => menus.compare,
};

/** The name of a page's section in its language; empty for pages that belong to none. */
export const sectionName = (pattern: RoutePath, messages: ShellMessages): string =>
  sectionNames[pattern.split('/')[1] ?? '']?.(messages) ?? '';

/** What the search index has of a page. */
export interface SearchDocument {
  /** Path on the host, with an anchor if the document is only a part of a page. */
  readonly url: string;
  /** A language tag. */
  readonly language: string;
  /** One block per line. */
  readonly text: string;
  /** The text as HTML, for Pagefind. */
  readonly content: string;
}

/** Makes the document of a page, or of a part of one, from the text of its HTML. */
export function searchDocument(url: string, locale: LocaleCode, section: string, html: string): SearchDocument {
  const blocks = readableBlocks(html);
  const content = blocks.map(({ tag, text }) => `<${tag}>${escapeText(indexedText(text, locale))}</${tag}>`).join('\n');
  return {
    url,
    language: localeOf(locale).tag,
    text: blocks.map(({ text }) => text).join('\n'),
    content: `<!doctype html><html lang="${localeOf(locale).tag}"><body data-pagefind-meta="section[data-section]" data-section="${escapeAttribute(section)}">${content}</body></html>`,
  };
}

export const escapeText = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const escapeAttribute = (text: string): string => escapeText(text).replaceAll('"', '&quot;');
