/**
 * One mistake as `check` reports it, and how it is printed for people.
 */
import type { Paint } from './verb';

/** One mistake, wherever it is. */
export interface AuthorFault {
  /** Path relative to the project. */
  readonly file: string;
  /** Counted from 1. */
  readonly line: number;
  /** Counted from 1, where it is known. */
  readonly column?: number;
  readonly field?: string;
  readonly rule: string;
  /** What was found, and what would be right. */
  readonly message: string;
}

/** Sorts by file, then by line. */
export const byPlace = (a: AuthorFault, b: AuthorFault): number =>
  (a.file === b.file ? 0 : a.file < b.file ? -1 : 1) || a.line - b.line;

/** `3 faults`. */
export const counted = (count: number): string => `${count} ${count === 1 ? 'fault' : 'faults'}`;

/** What a fault says, with the field that it is about. */
export const saidOf = ({ field, message }: AuthorFault): string => `${field ? `${field}: ` : ''}${message}`;

/** Faults, one per line, with an empty line between files: `file:line  field: message  [rule]`. */
export const printed = (faults: readonly AuthorFault[], paint: Paint): string =>
  faults
    .map((fault, place) => {
      const gap = place > 0 && faults[place - 1]?.file !== fault.file ? '\n' : '';
      const where = paint('cyan', visible(`${fault.file}:${fault.line}`));
      return `${gap}${where}  ${visible(saidOf(fault))}  ${paint('dim', `[${fault.rule}]`)}`;
    })
    .join('\n');

/** Writes control characters as escapes, so that the content of a file cannot control a terminal. */
const visible = (text: string): string =>
  text.replace(/\p{Cc}/gu, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
