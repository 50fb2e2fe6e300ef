/**
 * Two versions of a text as one, in which the words that have changed are marked (design 16).
 */
import { type Difference, differences, wordDifferences } from '../../authoring/translations/differences.ts';

/** One paragraph: runs of text that both versions have, or only one of them. */
export type Paragraph = readonly Difference<string>[];

/**
 * Compares two texts by their lines, and changed lines word by word.
 * @param tag BCP 47, by whose rules words are found
 */
export function markedText(before: readonly string[], after: readonly string[], tag: string): readonly Paragraph[] {
  const paragraphs: Paragraph[] = [];
  let [removed, added]: [string[], string[]] = [[], []];
  const endChange = (): void => {
    if (removed.length + added.length > 0) {
      paragraphs.push(wordDifferences(removed.join('\n'), added.join('\n'), tag));
    }
    [removed, added] = [[], []];
  };
  for (const { kind, item } of differences(before, after)) {
    if (kind === 'removed') removed.push(item);
    else if (kind === 'added') added.push(item);
    else {
      endChange();
      paragraphs.push([{ kind, item }]);
    }
  }
  endChange();
  return paragraphs;
}
