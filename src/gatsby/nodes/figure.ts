/** What stands on the cover of an article without a picture: its own words, so that nobody draws or writes anything for it. */
import type { Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import type { Figure } from '../../components/data/data';
import { nodesOf } from '../../content/text/walk';

/** A cover has room for so many, and for so many letters in a row. */
const room = { lines: 4, letters: 26 } as const;

/** Blocks in these languages are no programs. */
const plain = ['text', 'csv', 'json'];

/** Lines that say nothing of what a program does: it takes in others, or a comment stands there. */
const idle = /^\s*(?:$|import\b|from\b|\/\/|#)/;

const letters = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** @returns null for a text with neither */
export function figureOf(body: Root): Figure | null {
  const programs = nodesOf(body, 'code')
    .filter(({ lang }) => lang && !plain.includes(lang))
    .map(({ value }) => value.split('\n').filter((line) => !idle.test(line)));
  const program = programs.find((lines) => lines.length >= room.lines);
  if (program) return { head: null, lines: fitted(program) };
  const [table] = nodesOf(body, 'table');
  if (!table) return null;
  const [head = '', ...lines] = table.children.map(
    ({ children: cells }) => cells.map((cell) => textOf(cell).trim()).find((text) => text !== '') ?? '',
  );
  return { head: shortened(head), lines: fitted(lines) };
}

const fitted = (lines: readonly string[]): string[] => lines.slice(0, room.lines).map(shortened);

function shortened(line: string): string {
  const all = Array.from(letters.segment(line), ({ segment }) => segment);
  return all.length > room.letters ? `${all.slice(0, room.letters).join('').trimEnd()}…` : line;
}
