/**
 * Lets the parser read Markdown in every script of the site. CommonMark and GitHub assume spaces between words, and have no options for
 * these:
 * - `**「重点」**的` is bold: beside a character of a script without spaces, punctuation ends no word. This is the rule of
 *   micromark-extension-cjk-friendly, which tests compare; it also applies to Thai and Khmer.
 * - `12~13시` keeps its tilde: only two strike out text.
 * - `https://example.org。然后`: an address has ASCII characters and letters of alphabets, and ends before any other character.
 * Characters that no text contains are inserted to make the parser decide so, and removed from the tree again.
 */
import type { Nodes, Root } from 'mdast';
import { walk } from './walk';

/** Scripts without spaces between words, or with endings joined to any word. */
const unspaced = String.raw`\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Bopo}\p{Script=Hangul}\p{Script=Thai}\p{Script=Khmer}\u3000-\u303f\uff00-\uffef`;
const isUnspaced = (sign: string): boolean => unspacedSign.test(sign);
const unspacedSign = new RegExp(`[${unspaced}]`, 'u');
const isPunctuation = (sign: string): boolean => /[\p{P}\p{S}]/u.test(sign);

/** Inserted beside emphasis markers: a letter for the parser, which no text may contain. */
const asLetter = '\ufdd0';
/** Ends an address. No text may contain it. */
const asSpace = '\u1680';
/** Stand-ins for a tilde, also symbols; the first that the text does not contain is used. */
const tildes = ['\u2440', '\u2441', '\u2442', '\u2443', '\u2444'];

/** Characters that end an address: those above, and punctuation and symbols beyond ASCII. */
const beyondAddress = String.raw`${unspaced}\u0080-\u00bf\u2010-\u2bff`;
const endsAddress = new RegExp(`[${beyondAddress}]`, 'u');

/** Escaped characters, to skip them; emphasis markers; addresses that are no link's target. */
const marks = new RegExp(
  String.raw`\\[^\n]|\*+|~+|(?=https?:\/\/|www\.)(?<!\]\(\s*<?|<|\]:\s*)\w+[^\s<${beyondAddress}]*`,
  'giu',
);

/** `restore` changes the tree of the prepared text, in place, into that of the original. */
export function prepareText(text: string): { readonly text: string; readonly restore: (tree: Root) => void } {
  /** Offsets of inserted characters, in UTF-16 units of the original text. */
  const added: number[] = [];
  const tilde = tildes.find((sign) => !text.includes(sign)) ?? '~';
  const prepared = text.replace(marks, (found, at: number) => {
    const [first] = found;
    if (first === '\\') return found;
    if (first === '~' && found.length !== 2) return found.length === 1 ? tilde : found;
    const end = at + found.length;
    if (first !== '*' && first !== '~') {
      if (!endsAddress.test(signAt(text, end))) return found;
      added.push(end);
      return found + asSpace;
    }
    const [before, after] = [signBefore(text, at), signAt(text, end)];
    // The parser treats markers beside a tilde that may strike out as beside a letter.
    const isBesideTilde =
      /^~(?!~)/.test(text.slice(end, end + 2)) || /(?<!~)~$/.test(text.slice(Math.max(0, at - 2), at));
    const isBeside = isUnspaced(before) || isUnspaced(after) || (first === '*' && isBesideTilde);
    const start = isBeside && isPunctuation(before) ? asLetter : '';
    const close = isBeside && isPunctuation(after) ? asLetter : '';
    if (start) added.push(at);
    if (close) added.push(end);
    return start + found + close;
  });
  if (prepared === text) return { text, restore: () => {} };
  return { text: prepared, restore: (tree) => walk<Nodes>(tree, (node) => restoreNode(node, added, tilde)) };
}

const signAt = (text: string, at: number): string => String.fromCodePoint(text.codePointAt(at) ?? 0x20);
const signBefore = (text: string, at: number): string => [...text.slice(Math.max(0, at - 2), at)].at(-1) ?? ' ';

const textKeys = ['value', 'url', 'title', 'alt', 'label', 'identifier', 'lang', 'meta'] as const;

function restoreNode(node: Nodes, added: readonly number[], tilde: string): void {
  const parts: Record<string, unknown> = Object(node);
  for (const key of textKeys) {
    const part = parts[key];
    if (typeof part === 'string') parts[key] = part.replace(/[\ufdd0\u1680]/g, '').replaceAll(tilde, '~');
  }
  for (const point of node.position ? [node.position.start, node.position.end] : []) {
    const offset = point.offset ?? 0;
    const line = originalOffset(offset - (point.column - 1), added);
    point.offset = originalOffset(offset, added);
    point.column = point.offset - line + 1;
  }
  if ('children' in node) {
    const kept: Nodes[] = node.children.filter(
      (child) => child.type !== 'text' || !/^[\ufdd0\u1680]+$/.test(child.value),
    );
    node.children = kept as typeof node.children;
  }
}

function originalOffset(offset: number, added: readonly number[]): number {
  let [from, to] = [0, added.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((added[middle] ?? 0) + middle < offset) from = middle + 1;
    else to = middle;
  }
  return offset - from;
}
