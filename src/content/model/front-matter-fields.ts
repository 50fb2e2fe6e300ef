/**
 * Front matter as text: its fields in the order in which they are written, so that one can be moved or replaced while every
 * comment and every quote of the others stays as it is (design 5).
 */
import { isMap, isNode, isScalar, parseDocument } from 'yaml';

/** A field as it is written, with the comments above it; ends with a line break. */
export interface WrittenField {
  readonly name: string;
  readonly text: string;
}

/** The place of front matter in a file, in UTF-16 units, without the lines of hyphens. */
interface FrontMatterPlace {
  readonly from: number;
  readonly to: number;
}

/** Where the fields of a file are; null if it has no front matter. */
export function frontMatterPlace(file: string): FrontMatterPlace | null {
  const [, opening = '', fields] = /^(---[ \t]*\n)((?:.*\n)*?)---[ \t]*(?:\n|$)/.exec(file) ?? [];
  return fields === undefined ? null : { from: opening.length, to: opening.length + fields.length };
}

/**
 * The fields of front matter. Joined, they are the text again.
 * @param text the lines between the hyphens; each ends with a line break
 */
export function writtenFields(text: string): readonly WrittenField[] {
  const { contents } = parseDocument(text);
  const keys = isMap(contents) ? contents.items.map(({ key }) => key) : [];
  const starts = keys.flatMap((key) => {
    const offset = isNode(key) ? key.range?.[0] : undefined;
    return offset !== undefined && isScalar(key)
      ? [{ name: String(key.value), from: aboveComments(text, offset) }]
      : [];
  });
  return starts.map(({ name, from }, place) => ({
    name,
    text: text.slice(place === 0 ? 0 : from, starts[place + 1]?.from ?? text.length),
  }));
}

/** The beginning of the comments and empty lines directly above a place. */
function aboveComments(text: string, offset: number): number {
  let from = offset;
  for (;;) {
    const before = text.slice(0, Math.max(from - 1, 0)).lastIndexOf('\n') + 1;
    if (from === 0 || !/^\s*(#.*)?$/.test(text.slice(before, from - 1))) return from;
    from = before;
  }
}

/**
 * Sets a field of a file, at its place or at the end of the front matter; null removes it.
 * @param lines the field as YAML, without a line break at the end
 * @throws when the file has no front matter
 */
export function withField(file: string, name: string, lines: string | null): string {
  const place = frontMatterPlace(file);
  if (!place) throw new Error('There is no front matter to change');
  const fields = writtenFields(file.slice(place.from, place.to));
  const written = lines === null ? '' : `${lines}\n`;
  const isThere = fields.some((field) => field.name === name);
  const kept = fields.map((field) => (field.name === name ? written : field.text)).join('');
  return file.slice(0, place.from) + kept + (isThere ? '' : written) + file.slice(place.to);
}
