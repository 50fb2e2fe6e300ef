import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import type { ShellMessages } from '../../site/data/shell';
import type { RoutePath } from '../../site/hosting/route-path';
import { withoutBreakSigns } from '../../site/languages/break-signs';
import { type LocaleCode, localeOf } from '../../site/languages/locales';
import { indexedText } from '../../site/languages/search-text';

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
  withoutBreakSigns(sectionNames[pattern.split('/')[1] ?? '']?.(messages) ?? '');

export interface SearchDocument {
  /** Path on the host, with an anchor if the document is only a part of a page. */
  readonly url: string;
  readonly language: string;
  /** One block per line. */
  readonly text: string;
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

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" };

/** Undoes what React escapes in texts and attributes. */
export const decodeEntities = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|#x27|#39);/g, (entity, name: string) => entities[name] ?? entity);

/** A heading, or a paragraph, list item or cell (`p`). */
export interface ReadableBlock {
  readonly tag: 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6' | 'p';
  readonly text: string;
}

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** Elements that hold no text of the page itself: navigation, controls, and what is not shown. */
const silent = new Set(
  'nav button label output select input textarea time script style template noscript svg iframe'.split(' '),
);

const isSilent = ({ tagName, attrs }: Element): boolean =>
  silent.has(tagName) ||
  attrs.some(
    ({ name, value }) =>
      (name === 'aria-hidden' && value === 'true') ||
      (name === 'role' && value === 'img') ||
      name === 'data-account' ||
      name === 'data-pagefind-ignore',
  );

/** Inline elements, unless their styles say otherwise. */
const withinLine = new Set(
  'a abbr b bdi cite code del em i ins kbd mark q s samp small span strong sub sup u var wbr img picture source'.split(
    ' ',
  ),
);

export function readableBlocks(html: string): ReadableBlock[] {
  const blocks: ReadableBlock[] = [];
  let line = '';
  let tag: ReadableBlock['tag'] = 'p';
  const end = (): void => {
    const text = withoutBreakSigns(line.replace(/\s+/g, ' ').trim());
    if (text !== '') blocks.push({ tag, text });
    line = '';
  };
  const read = (node: Node, apart: boolean): void => {
    if ('value' in node) line += node.value;
    if (!('tagName' in node)) return;
    const isWithin = withinLine.has(node.tagName);
    if (isWithin && apart) line += ' ';
    if (!isWithin && node.tagName !== 'br') end();
    if (node.tagName === 'br') line += ' ';
    if (isSilent(node)) return;
    const around = tag;
    if (isHeading(node.tagName)) tag = node.tagName;
    readAll(node);
    if (!isWithin && node.tagName !== 'br') end();
    tag = around;
    if (isWithin && apart) line += ' ';
  };
  // The parts of an element without text of its own are separate boxes: cells, cards, a number and its unit.
  const readAll = (parent: { readonly childNodes: readonly Node[]; readonly tagName?: string }): void => {
    const isLine = parent.childNodes.some((node) => 'value' in node && node.value.trim() !== '');
    const isCode = parent.tagName === 'code';
    for (const node of parent.childNodes) read(node, !isLine && !isCode);
  };
  readAll(parseFragment(html));
  end();
  return blocks;
}

const isHeading = (name: string): name is Exclude<ReadableBlock['tag'], 'p'> => /^h[1-6]$/.test(name);
