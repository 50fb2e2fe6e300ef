import type { LocaleCode } from '../languages/locales.ts';
import type { Section, Tool } from './sections.ts';

export interface Entry {
  readonly section: Section;
  /** The slug: the name of its folder. */
  readonly id: string;
  readonly locale: LocaleCode;
  /** ISO dates (`2026-11-17`). */
  readonly date?: string | undefined;
  readonly updated?: string | undefined;
  readonly category?: string | undefined;
  readonly tags?: readonly string[] | undefined;
  /** Ids of related pages of its section that the author listed. */
  readonly related?: readonly string[] | undefined;
  /** Position among its siblings, in sections that are ordered by hand. */
  readonly order?: number | undefined;
  /** Position of its category in the taxonomy, in sections ordered by hand. */
  readonly group?: number | undefined;
  readonly tool?: Tool | undefined;
}

/** A Markdown file: `blog/first-rpa-flow/en`. */
export type EntryKey = `${Section}/${string}/${LocaleCode}`;

export const keyOf = (entry: Pick<Entry, 'section' | 'id' | 'locale'>): EntryKey =>
  `${entry.section}/${entry.id}/${entry.locale}`;
