/**
 * Spaces that nobody sees, at the end of a line or of a file. Two spaces that end a line within a paragraph are Markdown's sign
 * for a line break, and code is kept as it is.
 */
import type { Nodes, Root } from 'mdast';
import { walk } from '../text/walk';
import type { Fix } from './edits';

/** Removes spaces at the end of lines, and all but one line break at the end of the file. */
export function trimLines(file: string, body: Root): Fix[] {
  const kept: (readonly [from: number, to: number])[] = [];
  walk<Nodes>(body, ({ type, position }) => {
    if (type === 'break' || type === 'code' || type === 'inlineCode' || type === 'html') {
      kept.push([position?.start.offset ?? 0, position?.end.offset ?? 0]);
    }
  });
  const fixes: Fix[] = [];
  let next = 0;
  let start = 0;
  for (const line of file.split('\n')) {
    const text = trimmed(line);
    const from = start + text.length;
    const to = start + line.length;
    start = to + 1;
    while ((kept[next]?.[1] ?? Infinity) <= from) next += 1;
    // At the end of a line, a backslash would break it.
    if (from === to || (kept[next]?.[0] ?? Infinity) <= from || text.endsWith('\\') || to === file.length) continue;
    fixes.push({ rule: 'trailing-space', message: 'the line ends in spaces; remove them', from, to, text: '' });
  }
  const text = trimmed(file);
  if (text === '' || file === `${text}\n`) return fixes;
  const message = 'the file does not end with one line break; end it with one';
  const end: Fix = { rule: 'trailing-space', message, from: text.length, to: file.length, text: '\n' };
  return [...fixes.filter(({ from }) => from < text.length), end];
}

/** A text without spaces and line breaks at its end. A pattern would search every run of spaces again from each of its places. */
function trimmed(text: string): string {
  let end = text.length;
  while (end > 0 && ' \t\n'.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
