/**
 * What the search reads of a page: its main text, its language and the section that a result is shown under (design 12).
 */
import type { ShellMessages } from '../shell/shell';
import type { RoutePath } from '../site/hosts';
import { type LocaleCode, localeOf } from '../site/locales';
import { needsWordSpaces, withWordSpaces } from '../site/word-spaces';

/** Words of the shell that name the section of a page, by the first part of its route's pattern. */
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

/** The name of a page's section in its language; empty for pages that stand alone. */
export const sectionName = (pattern: RoutePath, messages: ShellMessages): string =>
  sectionNames[pattern.split('/')[1] ?? '']?.(messages) ?? '';

/** A document of the search index. */
export interface SearchDocument {
  /** Path on the host, with the anchor where a part of a page is meant. */
  readonly url: string;
  readonly content: string;
}

/** Makes the document of a page, or of a part of one, from its HTML. */
export function searchDocument(url: string, locale: LocaleCode, section: string, html: string): SearchDocument {
  const text = needsWordSpaces(locale) ? spaceWords(html, locale) : html;
  return {
    url,
    content: `<!doctype html><html lang="${localeOf(locale).tag}"><body data-pagefind-meta="section[data-section]" data-section="${escapeAttribute(section)}">${text}</body></html>`,
  };
}

/** Puts spaces between the words of the text between tags; tags and entities stay as they are. */
const spaceWords = (html: string, locale: LocaleCode): string =>
  html
    .split(/(<[^>]*>|&[#\w]+;)/)
    .map((part, place) => (place % 2 === 0 && part !== '' ? withWordSpaces(part, locale) : part))
    .join('');

/** A plain text as HTML. */
export const escapeText = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const escapeAttribute = (text: string): string => escapeText(text).replaceAll('"', '&quot;');
