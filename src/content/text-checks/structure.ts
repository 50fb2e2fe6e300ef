/** Text that Markdown drops, hides or misreads (docs/content-model.md). */
import type { List, Nodes, Parents, Root } from 'mdast';
import type { Finding } from '../faults';
import { startOf } from '../text/markdown';
import { walk } from '../text/walk';

export const checkStructure = (text: string, body: Root): Finding[] => [
  ...checkDefinitions(body),
  ...checkRows(body),
  ...checkLists(text, body),
  ...checkUnderlines(text, body),
];

/** Names that mark a definition as a comment. */
const commentNames = ['//', 'comment', '#', '_'];

/** An unused definition is on no page, but anybody can read it in the page's Markdown. */
function checkDefinitions(body: Root): Finding[] {
  const used = new Set<string>();
  walk<Nodes>(body, (node) => {
    if (node.type === 'linkReference' || node.type === 'imageReference') used.add(node.identifier);
  });
  const defined = new Set<string>();
  const findings: Finding[] = [];
  walk<Nodes>(body, (node) => {
    if (node.type !== 'definition') return;
    const { identifier, url } = node;
    const name = node.label ?? identifier;
    const isComment = commentNames.includes(identifier) || ['', '#'].includes(url);
    const message = defined.has(identifier)
      ? `[${name}] is defined a second time, and only the first counts; remove one`
      : isComment
        ? `[${name}] is a comment, which the Markdown version of the page would publish; remove it`
        : `[${name}] is used by no link, so no page shows this line; write [text][${name}], or \\[${name}\\] for text in brackets`;
    if (!used.has(identifier) || defined.has(identifier)) {
      findings.push({ ...startOf(node), rule: 'unused-definition', message });
    }
    defined.add(identifier);
  });
  return findings;
}

/** Cells beyond the columns of the head are not shown. */
function checkRows(body: Root): Finding[] {
  const findings: Finding[] = [];
  walk<Nodes>(body, (node) => {
    if (node.type !== 'table') return;
    const columns = node.children[0]?.children.length ?? 0;
    for (const { children: cells } of node.children) {
      const [beyond] = cells.slice(columns);
      if (!beyond) continue;
      const message = `the row has ${cells.length} cells for ${columns} columns, so the last are not shown; add a column to the head, or write \\| for the sign, in code, too`;
      findings.push({ ...startOf(beyond), rule: 'cell-without-column', message });
    }
  });
  return findings;
}

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
        report(
          node,
          `belongs to no item of the list above; indent it by ${columns} spaces for the item, or not at all`,
        );
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

/** Indentation of an item's text from its marker. */
function widthOf(text: string, list: List): number {
  const [mark = ''] = /^(?:[-*+]|\d+[.)]) */.exec(text.slice(list.children.at(-1)?.position?.start.offset)) ?? [];
  return mark.length;
}

/** A line of hyphens right below a text makes it a heading. */
function checkUnderlines(text: string, body: Root): Finding[] {
  const findings: Finding[] = [];
  walk<Nodes>(body, (node) => {
    if (node.type !== 'heading' || node.depth !== 2) return;
    const lines = text.slice(node.position?.start.offset, node.position?.end.offset).split('\n');
    const [underline = ''] = lines.slice(-1);
    if (lines.length === 1) return;
    const message = `the line ${underline.trim().slice(0, 10)} below makes it a heading; write ## before it, or an empty line below it`;
    findings.push({ ...startOf(node), rule: 'underlined-heading', message });
  });
  return findings;
}

const conflict = /^(?:<{7}|>{7}|\|{7})(?: .*)?$|^={7}$/gm;

/**
 * Finds merge conflicts, also where Markdown reads a heading or a quotation.
 * @returns the text with spaces in their place, so that the rest is read as intended
 */
export function withoutConflicts(text: string, bodyOf: (text: string) => Root): { text: string; findings: Finding[] } {
  if (text.search(conflict) < 0) return { text, findings: [] };
  const code: [from: number, to: number][] = [];
  walk<Nodes>(bodyOf(text), ({ type, position }) => {
    if (type === 'code') code.push([position?.start.offset ?? 0, position?.end.offset ?? 0]);
  });
  const findings: Finding[] = [];
  let [line, counted] = [1, 0];
  const rest = text.replace(conflict, (mark, at: number) => {
    line += text.slice(counted, at).split('\n').length - 1;
    counted = at;
    if (code.some(([from, to]) => from <= at && at < to)) return mark;
    const message = `"${mark.slice(0, 40)}" is left of a merge; keep what is right of both sides, and remove the line (a heading begins with ##)`;
    findings.push({ line, column: 1, rule: 'conflict-marker', message });
    return ' '.repeat(mark.length);
  });
  return { text: rest, findings };
}
