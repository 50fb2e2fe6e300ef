/**
 * The levels of headings: they begin at `##`, since the title is the page's `#`, and go down one level at a time.
 */
import type { Heading, Root } from 'mdast';
import type { Fix } from './edits';

/** Gives headings the level that their place in the outline asks for. */
export function levelHeadings(file: string, body: Root): Fix[] {
  /** The headings around the present one: their level as written, and as it should be. */
  const around: { readonly written: number; readonly right: number }[] = [];
  return body.children.flatMap((node): Fix[] => {
    if (node.type !== 'heading') return [];
    const written = Math.max(node.depth, 2);
    while ((around.at(-1)?.written ?? 0) >= written) around.pop();
    const right = (around.at(-1)?.right ?? 1) + 1;
    around.push({ written, right });
    return right === node.depth ? [] : [fixOf(file, node, right)];
  });
}

function fixOf(file: string, node: Heading, level: number): Fix {
  const from = node.position?.start.offset ?? 0;
  const to = node.position?.end.offset ?? 0;
  const text = file.slice(node.children[0]?.position?.start.offset, node.children.at(-1)?.position?.end.offset);
  const sign = '#'.repeat(level);
  const message = `"${text}" is a heading of level ${node.depth}; write ${sign}`;
  return { rule: 'heading-level', message, from, to, text: `${sign} ${text}` };
}
