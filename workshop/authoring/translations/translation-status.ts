/**
 * Whether a translation matches its source. Only the texts decide, not dates or commits, and nothing here blocks the author
 * of the source.
 */
import { diffArrays } from 'diff';
import type { Placement } from '../../../src/content/model/placement';
import { type TextPart, textParts } from '../../../src/content/model/section-digests';
import { recordField, recordLine } from '../../../src/content/model/translation-record';
import { fieldsOf } from '../../../src/content/text/front-matter-fields';
import { defaultLocale, type LocaleCode, localeCodes } from '../../../src/site/languages/locales.ts';
import { groupBy } from '../../../src/site/pages/group-by.ts';
import { entryPath } from '../../../src/site/pages/routes.ts';

export type TranslationState =
  /** English, or a text that only other languages have. */
  | 'source'
  | 'current'
  | 'behind'
  /** Made before translations recorded their source. */
  | 'unknown'
  /** The language may have the page, but has no text for it. */
  | 'missing'
  /** Its English source is gone. */
  | 'orphaned';

export interface PartChange {
  readonly name: string;
  readonly title: string;
  readonly change: 'changed' | 'added' | 'removed' | 'moved';
}

export interface PlacedText extends Pick<Placement, 'section' | 'id' | 'locale'> {
  readonly text: string;
}

export interface TranslationStatus extends Omit<PlacedText, 'text'> {
  readonly state: TranslationState;
  /** In the order of the source. */
  readonly changes: readonly PartChange[];
}

/** By part; null without a record. */
export function recordIn(text: string): ReadonlyMap<string, string> | null {
  // Most files have no record and need not be parsed to see that.
  if (!text.includes(`\n${recordField}:`)) return null;
  const record = fieldsOf(text)[recordField];
  if (!Array.isArray(record)) return null;
  return new Map(
    record.flatMap((line) => {
      const { digest, name } = recordLine.exec(String(line))?.groups ?? {};
      return digest && name ? [[name, digest] as const] : [];
    }),
  );
}

/** What a translation of a source records of it, by part. */
export const digestsOf = (source: readonly TextPart[]): Map<string, string> =>
  new Map(source.map(({ name, digest }) => [name, digest]));

/** From the record to the source as it is now. */
export function changesSince(record: ReadonlyMap<string, string>, source: readonly TextPart[]): readonly PartChange[] {
  const names = [...record.keys()];
  const now = new Map(source.map((part) => [part.name, part]));
  const common = (list: readonly string[]): string[] => list.filter((name) => record.has(name) && now.has(name));
  const moved = new Set(
    diffArrays(common(names), common([...now.keys()]))
      .filter(({ added }) => added)
      .flatMap(({ value }) => value),
  );
  const kindOf = ({ name, digest }: TextPart): PartChange['change'] | null => {
    if (!record.has(name)) return 'added';
    if (record.get(name) !== digest) return 'changed';
    return moved.has(name) ? 'moved' : null;
  };
  return [
    ...source.flatMap((part) => {
      const change = kindOf(part);
      return change ? [{ name: part.name, title: part.title, change }] : [];
    }),
    ...names
      .filter((name) => !now.has(name))
      .map((name) => ({ name, title: name.replace(/^body#/, ''), change: 'removed' as const })),
  ];
}

/**
 * Every page in every language that has it or may have it.
 * @param leftTheSite whether a page is served elsewhere, so that its text is not missing (specification 2.5, rule 2)
 */
export function translationStatuses(
  files: readonly PlacedText[],
  leftTheSite: (locale: LocaleCode, path: string) => boolean = () => false,
): readonly TranslationStatus[] {
  const pages = groupBy(files, ({ section, id }) => [`${section}/${id}`]);
  return [...pages.values()].flatMap((texts) => statusesOfPage(texts, leftTheSite));
}

function statusesOfPage(
  texts: readonly [PlacedText, ...PlacedText[]],
  leftTheSite: (locale: LocaleCode, path: string) => boolean,
): TranslationStatus[] {
  const [{ section, id }] = texts;
  const byLocale = new Map(texts.map(({ locale, text }) => [locale, text]));
  const source = byLocale.get(defaultLocale);
  let parts: readonly TextPart[] | undefined;
  const judge = (locale: LocaleCode): Pick<TranslationStatus, 'state' | 'changes'> | null => {
    const text = byLocale.get(locale);
    if (text === undefined) {
      const path = entryPath(section, id, locale);
      return source === undefined || path === null || leftTheSite(locale, path) ? null : withoutChanges('missing');
    }
    if (locale === defaultLocale) return withoutChanges('source');
    const record = recordIn(text);
    if (source === undefined) return withoutChanges(record ? 'orphaned' : 'source');
    if (!record) return withoutChanges('unknown');
    parts ??= textParts(source);
    const changes = changesSince(record, parts);
    return { state: changes.length > 0 ? 'behind' : 'current', changes };
  };
  return localeCodes.flatMap((locale) => {
    const found = judge(locale);
    return found ? [{ section, id, locale, ...found }] : [];
  });
}

const withoutChanges = (state: TranslationState) => ({ state, changes: [] });
