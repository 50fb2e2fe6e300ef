/** The levels of headings: they begin at `##`, since the title is the page's `#`, and go down one level at a time. */
import type { Heading, Root } from 'mdast';
import type { Fix } from './edits';

export function levelHeadings(file: string, body: Root): Fix[] {
  /** The headings above, with their level as written and as it should be. */
  const around: { readonly written: number; readonly right: number }[] = [];
  return body.children.flatMap((node): Fix[] => {
    // A heading without text is a fault of its own.
    if (node.type !== 'heading' || node.children.length === 0) return [];
    const written = Math.max(node.depth, 2);
    while ((around.at(-1)?.written ?? 0) >= written) around.pop();
    const right = (around.at(-1)?.right ?? 1) + 1;
    around.push({ written, right });
    return right === node.depth ? [] : fixOf(file, node, right);
  });
}

/** A heading may be underlined and have several lines, and its node may include a definition above it. */
function fixOf(file: string, node: Heading, level: number): Fix[] {
  const start = node.position?.start.offset ?? 0;
  const end = node.position?.end.offset ?? 0;
  const first = node.children[0]?.position?.start.offset ?? start;
  const text = file.slice(first, node.children.at(-1)?.position?.end.offset);
  const sign = '#'.repeat(level);
  const message = `"${text}" is a heading of level ${node.depth}; write ${sign}`;
  const fix = (from: number, to: number, written: string): Fix[] => [
    { rule: 'heading-level', message, from, to, text: written },
  ];
  if (/^#+(?=[ \t])/.test(file.slice(start, end))) return fix(start, start + node.depth, sign);
  if (!text.includes('\n')) return fix(first, end, `${sign} ${text}`);
  const underline = file.lastIndexOf('\n', end - 1) + 1;
  if (level === 2) return fix(underline, end, file.slice(underline, end).replaceAll('=', '-'));
  const hasBreaks = node.children.some(({ type }) => type === 'break');
  return hasBreaks ? [] : fix(first, end, `${sign} ${text.replace(/[ \t]*\n[ \t]*/g, ' ')}`);
}
