/** The Markdown files as the page table sees them. */
import type { LocaleCode } from '../languages/locales.ts';
import type { Section, Tool } from './sections.ts';

/** What the table needs to know about one Markdown file. */
export interface Entry {
  readonly section: Section;
  /** The page's slug: the name of its folder. */
  readonly id: string;
  readonly locale: LocaleCode;
  /** ISO dates (`2026-11-17`). */
  readonly date?: string | undefined;
  readonly updated?: string | undefined;
  readonly category?: string | undefined;
  readonly tags?: readonly string[] | undefined;
  /** Ids of related pages of its section, as listed by the author. */
  readonly related?: readonly string[] | undefined;
  /** Position among its siblings, in sections that are ordered by hand. */
  readonly order?: number | undefined;
  /** Position of its category in the taxonomy, in sections that are ordered by hand: their lists group by category. */
  readonly group?: number | undefined;
  /** The tool that the page has below its text. */
  readonly tool?: Tool | undefined;
}

/** Names one Markdown file: `blog/first-rpa-flow/en`. */
export type EntryKey = `${Section}/${string}/${LocaleCode}`;

/** The key of an entry. */
export const keyOf = (entry: Pick<Entry, 'section' | 'id' | 'locale'>): EntryKey =>
  `${entry.section}/${entry.id}/${entry.locale}`;
