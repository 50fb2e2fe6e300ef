/** What a program can check of a style guide: wordings that the language does not use (docs/content.md). */
import type { Fault } from '../faults';

export type ForbiddenRendering = ReturnType<typeof forbiddenIn>[number];

const sectionTitle = 'Not like this';

/** Scripts without spaces, or with endings joined to words: a wording also counts inside other text. */
const joined =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Khmer}\p{Script=Hangul}]/u;

/**
 * Reads the table under `## Not like this`: wordings to avoid, and what to write instead. A wording matches whole words in any case; `*`
 * stands for the rest of a word (`Zahlungskarte*`). Several wordings in one cell are separated by ` / `.
 * @throws when the guide has no such table, or a row lacks one of the two columns
 */
export function forbiddenIn(guide: string, file: string) {
  const section = guide.split(/^## /m).find((part) => part.startsWith(sectionTitle));
  const rows = (section ?? '').split('\n').filter((line) => line.startsWith('|'));
  if (rows.length < 3) throw new Error(`${file} has no table under "## ${sectionTitle}"`);
  return rows.slice(2).flatMap((row) => {
    const [forbidden = '', instead = ''] = cellsOf(row);
    if (forbidden === '' || instead === '') throw new Error(`${file}: the row "${row}" needs two cells with text`);
    const renderings = forbidden.split(' / ');
    // With as many words as wordings, each wording has its own.
    const words = instead.split(', ');
    return renderings.map((rendering, place) => ({
      pattern: patternOf(rendering),
      // In lowercase: a text that does not contain it is not searched.
      beginning: (rendering.split('*', 1)[0] ?? '').toLowerCase(),
      instead: (words.length === renderings.length && words[place]) || instead,
    }));
  });
}

function patternOf(rendering: string): string {
  const body = rendering
    .split('*')
    .map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
    .join('[\\p{L}\\p{M}]*');
  const isJoined = joined.test(rendering);
  const start = isJoined ? '' : '(?<![\\p{L}\\p{M}])';
  const end = isJoined ? '' : '(?![\\p{L}\\p{M}])';
  return start + body + end;
}

/** Finds forbidden wordings. */
export function wordingFaults(file: string, readable: string, forbidden: readonly ForbiddenRendering[]): Fault[] {
  const small = readable.toLowerCase();
  const present = forbidden.filter(({ beginning }) => small.includes(beginning));
  if (present.length === 0) return [];
  return present.flatMap(({ pattern, instead }) =>
    [...readable.matchAll(new RegExp(pattern, 'giu'))].map(({ 0: text, index }): Fault => {
      const before = readable.slice(0, index).split('\n');
      const column = (before.at(-1)?.length ?? 0) + 1;
      const message = `"${text}" is not used in this language; write: ${instead}`;
      return { file, line: before.length, column, rule: 'forbidden-wording', message };
    }),
  );
}

export const cellsOf = (row: string): string[] =>
  row
    .replace(/^\||\|\s*$/g, '')
    .split('|')
    .map((cell) => cell.trim());
