/** What the composed cover of an article shows of it: lines of its program, or rows of a table. */
import type { Root, Table } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import type { Figure } from '../../components/data/data';
import { nodesOf } from '../../content/text/walk';

/** Rows of a cover. */
const rows = 4;

/** Letters that a row has room for: those of a program are wider. One of a script without spaces fills the place of two. */
const room = { program: 27, table: 30 } as const;

/** Blocks in these languages are no programs. */
const plain = ['text', 'csv', 'json'];

/** Lines that say nothing of what a program does: it takes in others, or a comment stands there. */
const idle = /^\s*(?:$|import\b|from\b|\/\/|#)/;

const wide = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}]/u;

const letters = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** Four lines that fit, of a program or else of a table's first column; if none do, the first ones, cut. */
export function figureOf(body: Root): Figure | null {
  const programs = nodesOf(body, 'code')
    .filter(({ lang }) => lang && !plain.includes(lang))
    .map(({ value }) => value.split('\n').filter((line) => !idle.test(line)))
    .filter((lines) => lines.length >= rows);
  const whole = programs.flatMap(partsOf).find((lines) => lines.every((line) => fits(line, room.program)));
  const lines = whole ?? programs[0]?.slice(0, rows);
  if (lines) return { head: null, lines: lines.map((line) => shortened(line, room.program)) };
  const tables = nodesOf(body, 'table').map(firstColumn);
  const column = tables.find((cells) => cells.every((cell) => fits(cell, room.table))) ?? tables[0];
  if (!column) return null;
  const [head = '', ...cells] = column.map((cell) => shortened(cell, room.table));
  return { head, lines: cells };
}

/** Of each length and place, without the indentation that its lines share. */
function partsOf(program: readonly string[]): string[][] {
  return program.slice(rows - 1).map((_, start) => {
    const lines = program.slice(start, start + rows);
    const indentation = Math.min(...lines.map((line) => line.search(/\S/)));
    return lines.map((line) => line.slice(indentation));
  });
}

/** Its head and what a cover has room for: of each row the first cell that says something. */
const firstColumn = ({ children }: Table): string[] =>
  children
    .slice(0, rows + 1)
    .map(({ children: cells }) => cells.map((cell) => textOf(cell).trim()).find((text) => text !== '') ?? '');

const lettersOf = (line: string): string[] => Array.from(letters.segment(line), ({ segment }) => segment);

const widthOf = (letter: string): number => (wide.test(letter) ? 2 : 1);

const fits = (line: string, width: number): boolean =>
  lettersOf(line).reduce((sum, letter) => sum + widthOf(letter), 0) <= width;

/** Cut before a word where the text has spaces. */
function shortened(line: string, width: number): string {
  if (fits(line, width)) return line;
  let left = width;
  const kept = lettersOf(line).filter((letter) => {
    left -= widthOf(letter);
    return left >= 0;
  });
  return `${kept.join('').replace(/(?<=\S)\s+\S*$/, '')}…`;
}
