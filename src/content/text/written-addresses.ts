/** Positions of the addresses in a Markdown text; trees only have those of nodes. */
import type { Definition, Image, Link, Root } from 'mdast';
import { decodeString } from 'micromark-util-decode-string';
import { nodesOf, type TextRange } from './walk';

/** Of a link, a picture, or a definition in use, with the `<` and `>` around it. */
export interface WrittenAddress extends TextRange {
  readonly url: string;
  readonly isImage: boolean;
}

export function writtenAddresses(text: string, body: Root): WrittenAddress[] {
  const shown = new Set(nodesOf(body, 'imageReference').map(({ identifier }) => identifier));
  return nodesOf(body, 'link', 'image', 'definition')
    .flatMap((node): WrittenAddress[] => {
      const range = rangeIn(text, node);
      const isImage = node.type === 'image' || (node.type === 'definition' && shown.has(node.identifier));
      return range ? [{ ...range, url: node.url, isImage }] : [];
    })
    .sort((a, b) => a.from - b.from);
}

/** With or without `<` and `>`, after spaces, and after quotation markers if it is on a line of its own. */
const address = /(?:\s|\n[ \t]*>)*(<(?:\\.|[^<>\\\n])*>|(?:\\.|[^\s\\])*)/y;

/**
 * The range after the first `](` or `]:` that the node's address follows; others may precede it, in the text of a picture or in code.
 * @returns null for an autolink
 */
function rangeIn(text: string, node: Link | Image | Definition): TextRange | null {
  const isDefinition = node.type === 'definition';
  const mark = isDefinition ? ']:' : '](';
  const label = node.type === 'link' ? node.children.at(-1) : undefined;
  const start = label?.position?.end.offset ?? node.position?.start.offset ?? 0;
  const end = (node.position?.end.offset ?? 0) - (isDefinition ? 0 : ')'.length);
  const source = text.slice(0, end);
  for (let at = source.indexOf(mark, start); at !== -1; at = source.indexOf(mark, at + 1)) {
    address.lastIndex = at + mark.length;
    const [, written = ''] = address.exec(source) ?? [];
    const url = decodeString(written.startsWith('<') ? written.slice(1, -1) : written);
    if (url === node.url) return { from: address.lastIndex - written.length, to: address.lastIndex };
  }
  return null;
}
