/**
 * Spaces that nobody sees, at the end of a line or of a file. Two spaces that end a line within a paragraph are Markdown's sign
 * for a line break, and code is kept as it is.
 */
import type { Nodes, Root } from 'mdast';
import { walk } from '../text/walk';
import type { Fix } from './edits';

/** Removes spaces at the end of lines, and all but one line break at the end of the file. */
export function trimLines(file: string, body: Root): Fix[] {
  const kept: (readonly [number, number])[] = [];
  walk<Nodes>(body, ({ type, position }) => {
    if (type === 'break' || type === 'code' || type === 'inlineCode') {
      kept.push([position?.start.offset ?? 0, position?.end.offset ?? 0]);
    }
  });
  const isKept = (place: number): boolean => kept.some(([from, to]) => from <= place && place < to);
  const inLines = [...file.matchAll(/[ \t]+(?=\n)/g)]
    .filter(({ index }) => !isKept(index))
    .map(({ 0: spaces, index }): Fix => {
      const message = 'the line ends in spaces; remove them';
      return { rule: 'trailing-space', message, from: index, to: index + spaces.length, text: '' };
    });
  const text = file.trimEnd();
  if (text === '' || file === `${text}\n`) return inLines;
  const message = 'the file does not end with one line break; end it with one';
  const end: Fix = { rule: 'trailing-space', message, from: text.length, to: file.length, text: '\n' };
  return [...inLines.filter(({ from }) => from < text.length), end];
}
