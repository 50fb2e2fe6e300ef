/** Mistakes in what authors write, wherever they are found, and how they are printed. */

export interface Fault<Rule extends string = string> {
  /** Path relative to the project: `content/blog/first-rpa-flow/en.md`. */
  readonly file: string;
  /** Counted from 1. */
  readonly line: number;
  /** Counted from 1, in UTF-16 units, where it is known. */
  readonly column?: number;
  /** The front matter field, with list items counted from 1: `steps[2].title`. */
  readonly field?: string;
  readonly rule: Rule;
  /** What was found, what is allowed, and the nearest valid value if there is one. */
  readonly message: string;
}

export const byPlace = (a: Fault, b: Fault): number =>
  (a.file === b.file ? 0 : a.file < b.file ? -1 : 1) || a.line - b.line || (a.column ?? 0) - (b.column ?? 0);

export const counted = (count: number): string => `${count} ${count === 1 ? 'fault' : 'faults'}`;

export const saidOf = ({ field, message }: Fault): string => `${field ? `${field}: ` : ''}${message}`;

/**
 * Prints sorted faults, one per line, with an empty line between files: `file:line  field: message  [rule]`.
 * @param paint colors a part of a line for a terminal
 */
export const formatFaults = (
  faults: readonly Fault[],
  paint: (color: 'cyan' | 'dim', text: string) => string = (_color, text) => text,
): string =>
  faults
    .map((fault, index) => {
      const gap = index > 0 && faults[index - 1]?.file !== fault.file ? '\n' : '';
      const where = paint('cyan', visible(`${fault.file}:${fault.line}`));
      return `${gap}${where}  ${visible(saidOf(fault))}  ${paint('dim', `[${fault.rule}]`)}`;
    })
    .join('\n');

/** Escapes control characters, so that a file's content can neither break a line nor control a terminal. */
const visible = (text: string): string =>
  text.replace(/\p{Cc}/gu, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
