/**
 * How long a text is.
 */
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';

/** The number of words, and of letters for scripts without spaces between words; code counts too. */
export interface TextLengths {
  readonly words: number;
  readonly letters: number;
}

/** The length of a body. */
export function lengthsOf(body: Root): TextLengths {
  let words = 0;
  let letters = 0;
  visit(body, (node) => {
    if (node.type !== 'text' && node.type !== 'inlineCode' && node.type !== 'code') return;
    words += node.value.match(/[\p{L}\p{M}\p{N}'’-]+/gu)?.length ?? 0;
    letters += node.value.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  });
  return { words, letters };
}
