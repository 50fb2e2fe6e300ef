/**
 * Where the addresses of a Markdown text stand in it. A tree knows only where its nodes begin and end.
 */
import type { Definition, Image, Link, Nodes, Root } from 'mdast';
import { decodeString } from 'micromark-util-decode-string';
import { walk } from './walk';

/** An address as it stands in a text, of a link or picture or of a definition that some refer to. */
export interface WrittenAddress {
  /** The range of the address with the `<` and `>` around it, in UTF-16 units from the beginning of the file. */
  readonly from: number;
  readonly to: number;
  readonly url: string;
  readonly isImage: boolean;
}

/** The addresses in the order of the text, without those that are links by themselves, such as `<https://example.org>`. */
export function writtenAddresses(text: string, body: Root): WrittenAddress[] {
  const shown = new Set<string>();
  const addresses: WrittenAddress[] = [];
  walk<Nodes>(body, (node) => {
    if (node.type === 'imageReference') shown.add(node.identifier);
  });
  walk<Nodes>(body, (node) => {
    if (node.type !== 'link' && node.type !== 'image' && node.type !== 'definition') return;
    const range = rangeIn(text, node);
    if (!range) return;
    const isImage = node.type === 'image' || (node.type === 'definition' && shown.has(node.identifier));
    addresses.push({ ...range, url: node.url, isImage });
  });
  return addresses.sort((a, b) => a.from - b.from);
}

/** An address with or without `<` and `>`, after spaces, and after the signs of a quotation if it is on a line of its own. */
const address = /(?:\s|\n[ \t]*>)*(<(?:\\.|[^<>\\\n])*>|(?:\\.|[^\s\\])*)/y;

/**
 * The range of a node's address: after the first `](` or `]:` behind which the node's address is written. There may be some
 * before it, in the text of a picture or in code.
 * @returns null for an address that is a link by itself
 */
function rangeIn(text: string, node: Link | Image | Definition): Pick<WrittenAddress, 'from' | 'to'> | null {
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
