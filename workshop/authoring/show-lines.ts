import { diffArrays } from 'diff';
import type { Paint } from './verb';

const around = 2;

/** A line diff with context; empty without changes. */
export function shownLines(file: string, before: string, after: string, paint: Paint): string {
  const found = diffArrays(before.split('\n'), after.split('\n')).flatMap(({ value, added, removed }) =>
    value.map((item) => ({ kind: added ? 'added' : removed ? 'removed' : 'same', item })),
  );
  const near = new Set(
    found.flatMap(({ kind }, index) =>
      kind === 'same' ? [] : Array.from({ length: 2 * around + 1 }, (_, step) => index - around + step),
    ),
  );
  if (near.size === 0) return '';
  let line = 0;
  let last = -1;
  const lines = found.flatMap(({ kind, item }, index): string[] => {
    if (kind !== 'added') line += 1;
    if (!near.has(index)) return [];
    const gap = last === index - 1 ? [] : [paint('cyan', `@@ line ${Math.max(line, 1)}`)];
    last = index;
    const shown = item.replace(/[ \t]+$/, (spaces) => '·'.repeat(spaces.length));
    if (kind === 'same') return [...gap, `  ${item}`];
    return [...gap, kind === 'added' ? paint('green', `+ ${item}`) : paint('red', `- ${shown}`)];
  });
  return [paint('bold', file), ...lines].join('\n');
}
