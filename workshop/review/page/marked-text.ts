import { type ChangeObject, diffArrays, diffWords } from 'diff';

interface Run {
  readonly kind: 'same' | 'removed' | 'added';
  readonly item: string;
}

export type Paragraph = readonly Run[];

const kindOf = ({ added, removed }: Pick<ChangeObject<unknown>, 'added' | 'removed'>): Run['kind'] =>
  added ? 'added' : removed ? 'removed' : 'same';

/**
 * By lines, and changed lines word by word.
 * @param tag BCP 47, for word boundaries
 */
export function markedText(before: readonly string[], after: readonly string[], tag: string): readonly Paragraph[] {
  const intlSegmenter = new Intl.Segmenter(tag, { granularity: 'word' });
  const paragraphs: Paragraph[] = [];
  const changed = { removed: '', added: '' };
  const endChange = (): void => {
    if (changed.removed + changed.added !== '') {
      const runs = diffWords(changed.removed, changed.added, { intlSegmenter });
      paragraphs.push(runs.map((run) => ({ kind: kindOf(run), item: run.value })));
    }
    Object.assign(changed, { removed: '', added: '' });
  };
  for (const chunk of diffArrays([...before], [...after])) {
    const kind = kindOf(chunk);
    if (kind !== 'same') {
      changed[kind] = chunk.value.join('\n');
      continue;
    }
    endChange();
    paragraphs.push(...chunk.value.map((item) => [{ kind, item }]));
  }
  endChange();
  return paragraphs;
}

/** Runs of paragraphs, the unchanged ones apart, but for the neighbors of a change. */
export function foldedText(
  paragraphs: readonly Paragraph[],
): readonly { isFolded: boolean; paragraphs: readonly Paragraph[] }[] {
  const isChanged = (index: number): boolean => paragraphs[index]?.some(({ kind }) => kind !== 'same') === true;
  const runs: { isFolded: boolean; paragraphs: Paragraph[] }[] = [];
  for (const [index, paragraph] of paragraphs.entries()) {
    const isFolded = ![index - 1, index, index + 1].some(isChanged);
    const last = runs.at(-1);
    if (last?.isFolded === isFolded) last.paragraphs.push(paragraph);
    else runs.push({ isFolded, paragraphs: [paragraph] });
  }
  return runs;
}
