/** Text that Markdown drops, hides or misreads (docs/content-model.md). */
import type { List, Nodes, Parents, Root } from 'mdast';
import type { Finding } from '../faults';
import { startOf } from '../text/markdown';
import { nodesOf, rangeOf, rawOf, referredIn, walk } from '../text/walk';

export const checkStructure = (text: string, body: Root): Finding[] => [
  ...checkDefinitions(body),
  ...checkRows(body),
  ...checkLists(text, body),
  ...checkUnderlines(text, body),
];

const commentNames = ['//', 'comment', '#', '_'];

/** An unused definition is on no page, but anybody can read it in the page's Markdown. */
function checkDefinitions(body: Root): Finding[] {
  const used = referredIn(body);
  const defined = new Set<string>();
  return nodesOf(body, 'definition').flatMap((node): Finding[] => {
    const { identifier, url } = node;
    const name = node.label ?? identifier;
    const isSecond = defined.has(identifier);
    defined.add(identifier);
    if (used.has(identifier) && !isSecond) return [];
    const isComment = commentNames.includes(identifier) || ['', '#'].includes(url);
    const message = isSecond
      ? `[${name}] is defined a second time, and only the first counts; remove one`
      : isComment
        ? `[${name}] is a comment, which the Markdown version of the page would publish; remove it`
        : `[${name}] is used by no link, so no page shows this line; write [text][${name}], or \\[${name}\\] for text in brackets`;
    return [{ ...startOf(node), rule: 'unused-definition', message }];
  });
}

/** Cells beyond the columns of the head are not shown. */
const checkRows = (body: Root): Finding[] =>
  nodesOf(body, 'table').flatMap(({ children: rows }) => {
    const columns = rows[0]?.children.length ?? 0;
    return rows.flatMap(({ children: cells }): Finding[] => {
      const beyond = cells[columns];
      if (!beyond) return [];
      const message = `the row has ${cells.length} cells for ${columns} columns, so the last are not shown; add a column to the head, or write \\| for the sign, in code, too`;
      return [{ ...startOf(beyond), rule: 'cell-without-column', message }];
    });
  });

/** Numbers that begin an unintended list, and lines that look like part of an item but are not. */
function checkLists(text: string, body: Root): Finding[] {
  const findings: Finding[] = [];
  const report = (node: Nodes, message: string): void => {
    findings.push({ ...startOf(node), rule: 'broken-list', message });
  };
  walk<Nodes>(body, (parent) => {
    if (!('children' in parent)) return;
    let next: number | null = null;
    let before: Parents['children'][number] | undefined;
    for (const node of parent.children) {
      const [mark = ''] = node.type === 'list' ? text.slice(node.position?.start.offset).split(/\s/, 1) : [];
      if (before?.type === 'list' && (startOf(node).column ?? 1) > (startOf(before).column ?? 1)) {
        const columns = widthOf(text, before);
        const advice = `indent it by ${columns} spaces for the item, or not at all`;
        report(node, `belongs to no item of the list above; ${advice}`);
      } else if (node.type === 'list' && parent.type === 'listItem' && before === undefined) {
        const advice = node.ordered
          ? `write ${mark.slice(0, -1)}\\${mark.slice(-1)}`
          : 'write the text of the item first';
        report(node, `"${mark}" begins a list within the item; ${advice}`);
      } else if (node.type === 'list' && (node.start ?? 0) > 1 && node.start !== next) {
        const advice = `write ${mark.slice(0, -1)}\\${mark.slice(-1)} if the line is a sentence, or begin the list with 1`;
        report(node, `"${mark}" begins a list; ${advice}`);
      }
      if (node.type === 'list' && node.ordered) next = (node.start ?? 1) + node.children.length;
      before = node;
    }
  });
  return findings;
}

function widthOf(text: string, list: List): number {
  const [mark = ''] = /^(?:[-*+]|\d+[.)]) */.exec(text.slice(list.children.at(-1)?.position?.start.offset)) ?? [];
  return mark.length;
}

/** A line of hyphens right below a text makes it a heading. */
const checkUnderlines = (text: string, body: Root): Finding[] =>
  nodesOf(body, 'heading').flatMap((node): Finding[] => {
    const [, ...below] = rawOf(text, node).split('\n');
    const underline = below.at(-1);
    if (node.depth !== 2 || underline === undefined) return [];
    const message = `the line ${underline.trim().slice(0, 10)} below makes it a heading; write ## before it, or an empty line below it`;
    return [{ ...startOf(node), rule: 'underlined-heading', message }];
  });

const conflict = /^(?:<{7}|>{7}|\|{7})(?: .*)?$|^={7}$/gm;

export const hasConflict = (text: string): boolean => text.search(conflict) >= 0;

/**
 * Finds merge conflicts, also where Markdown reads a heading or a quotation.
 * @returns the text with spaces in their place, so that the rest is read as intended
 */
export function withoutConflicts(text: string, bodyOf: (text: string) => Root): { text: string; findings: Finding[] } {
  if (!hasConflict(text)) return { text, findings: [] };
  const code = nodesOf(bodyOf(text), 'code').map(rangeOf);
  const findings: Finding[] = [];
  let [line, counted] = [1, 0];
  const rest = text.replace(conflict, (mark, at: number) => {
    line += text.slice(counted, at).split('\n').length - 1;
    counted = at;
    if (code.some(({ from, to }) => from <= at && at < to)) return mark;
    const message = `"${mark.slice(0, 40)}" is left of a merge; keep what is right of both sides, and remove the line (a heading begins with ##)`;
    findings.push({ line, column: 1, rule: 'conflict-marker', message });
    return ' '.repeat(mark.length);
  });
  return { text: rest, findings };
}
