/** The text of a page as blocks, without its layout: words that are apart on the page stay apart. */
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { withoutSoftHyphens } from '../../site/languages/soft-hyphens';

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
    const text = withoutSoftHyphens(line.replace(/\s+/g, ' ').trim());
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
