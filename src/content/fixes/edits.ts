/**
 * Edits of a text: what a machine can fix in a file (design 5).
 */

/** What `fix` can fix. */
export type FixRule = 'field-order' | 'quotation-marks' | 'heading-level' | 'trailing-space' | 'moved-link';

/** One change of a text. */
export interface Edit {
  /** The range that is replaced, in UTF-16 units from the beginning of the file, and its new text. */
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** One place that is not as it should be, and the text that puts it right. */
export interface Fix extends Edit {
  readonly rule: FixRule;
  /** What was found and what is right. */
  readonly message: string;
}

/** Makes the edits, from the beginning of the text; one that touches an earlier edit is left out. */
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
