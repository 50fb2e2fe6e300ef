/** Invisible spaces at the end of a line or file, except in code and where two of them break a line. */
import type { Root } from 'mdast';
import { nodesOf, rangeOf } from '../text/walk';
import type { Fix } from './edits';

/** Also removes all but one line break at the end of the file. */
export function trimLines(file: string, body: Root): Fix[] {
  const kept = nodesOf(body, 'break', 'code', 'inlineCode', 'html').map(rangeOf);
  const fixes: Fix[] = [];
  let next = 0;
  let start = 0;
  for (const line of file.split('\n')) {
    const text = trimmed(line);
    const from = start + text.length;
    const to = start + line.length;
    start = to + 1;
    while ((kept[next]?.to ?? Infinity) <= from) next += 1;
    // A backslash at the end of a line would become a line break.
    if (from === to || (kept[next]?.from ?? Infinity) <= from || text.endsWith('\\') || to === file.length) continue;
    fixes.push({ rule: 'trailing-space', message: 'the line ends in spaces; remove them', from, to, text: '' });
  }
  const text = trimmed(file);
  if (text === '' || file === `${text}\n`) return fixes;
  const message = 'the file does not end with one line break; end it with one';
  const end: Fix = { rule: 'trailing-space', message, from: text.length, to: file.length, text: '\n' };
  return [...fixes.filter(({ from }) => from < text.length), end];
}

/** Without a regular expression, which would search each run of spaces repeatedly. */
function trimmed(text: string): string {
  let end = text.length;
  while (end > 0 && ' \t\n'.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
