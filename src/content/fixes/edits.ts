import type { TextRange } from '../text/walk';

export type FixRule = 'field-order' | 'quotation-marks' | 'heading-level' | 'trailing-space' | 'moved-link';

/** Replaces a range of a file. */
interface Edit extends TextRange {
  readonly text: string;
}

export interface Fix extends Edit {
  readonly rule: FixRule;
  readonly message: string;
}

/** Applies edits in order; one that overlaps an earlier edit is left out. */
export function applied(text: string, edits: readonly Edit[]): string {
  const parts: string[] = [];
  let done = 0;
  for (const edit of [...edits].sort((a, b) => a.from - b.from)) {
    if (edit.from < done) continue;
    parts.push(text.slice(done, edit.from), edit.text);
    done = edit.to;
  }
  return parts.join('') + text.slice(done);
}
