/** Front matter as text: a field can be moved or replaced, and the others keep their comments and quotes. */
import { type Document, isAlias, isMap, isNode, isScalar, parseDocument, type Scalar, visit } from 'yaml';
import type { Finding } from '../faults';
import { nameOf } from './decode';
import type { TextRange } from './walk';
import { frontMatterFields } from './yaml-source';

/** A field as written, with the comments above it; ends with a line break. */
export interface WrittenField {
  readonly name: string;
  readonly text: string;
}

/**
 * Where the fields of a file are; null if it has no front matter. The check, the build and `fix` all use this: front
 * matter begins with the first line and ends with the next line of three hyphens, with nothing else on either.
 * @returns the offsets of the fields, and of the text below, in UTF-16 units
 */
export function frontMatterPlace(file: string) {
  const [all = '', opening = '', fields] = /^(---[ \t]*\n)((?:(?!---)[^\n]*\n)*)---[ \t]*(?:\n|$)/.exec(file) ?? [];
  return fields === undefined ? null : { from: opening.length, to: opening.length + fields.length, end: all.length };
}

/** Unchecked; none without front matter, or if it is not valid. */
export function fieldsOf(file: string): Readonly<Record<string, unknown>> {
  const place = frontMatterPlace(file);
  return place ? frontMatterFields(file.slice(place.from, place.to)) : {};
}

/** The values of all fields, also nested, but for some fields, in the order of the file. */
export function valuesIn(file: string, without: readonly string[]): (TextRange & { readonly scalar: Scalar })[] {
  const place = frontMatterPlace(file);
  const values: ReturnType<typeof valuesIn> = [];
  if (!place) return values;
  visit(parseDocument(file.slice(place.from, place.to)), {
    Pair: (_key, { key }) => (isScalar(key) && without.includes(String(key.value)) ? visit.SKIP : undefined),
    Scalar: (key, scalar) => {
      if (key === 'key' || !scalar.range) return;
      const [from, to] = scalar.range;
      values.push({ scalar, from: place.from + from, to: place.from + to });
    },
  });
  return values;
}

export function missingFrontMatter(file: string): Finding {
  const lines = file.split('\n');
  const [first = ''] = lines;
  const fault = (line: number, message: string): Finding => ({ line, rule: 'missing-front-matter', message });
  if (!isMarker(first)) {
    const message = startsInOtherLanguage(file)
      ? `the first line is "${first.slice(0, 40)}"; write --- and nothing else, since front matter is YAML`
      : 'there is no front matter; begin the file with a line `---`, then the fields, then another line `---`';
    return fault(1, message);
  }
  const end = lines.findIndex((line, place) => place > 0 && nearlyMarker.test(line));
  const written = lines[end] ?? '';
  if (end < 0) return fault(1, 'the front matter has no end; close it with a line of three hyphens');
  const [sign = ''] = /[^-\x20-\x7e]/.exec(written) ?? [];
  const what = sign && `, with the character ${nameOf(sign)}, which nobody sees,`;
  return fault(end + 1, `"${written.slice(0, 40)}"${what} does not close the front matter; write --- and nothing else`);
}

const isMarker = (line: string): boolean => /^---[ \t]*$/.test(line);

/** A line that looks like the end: YAML's own, dashes, other hyphens, or hyphens with something after them. */
const nearlyMarker = /^(\.{3}|\+{3}|[-\u2010-\u2015\u2212]{2,}|[\u2012-\u2015])\s*$|^---/;

/** Whether the first line names a language of the front matter, as in `---js`, which some programs would run. */
export const startsInOtherLanguage = (file: string): boolean => /^\ufeff?---[^\S\n]*[^\s-]/.test(file);

/**
 * The fields of front matter; joined, they are the text again.
 * @param text the lines between the hyphens; each ends with a line break
 * @returns null where fields cannot be moved separately: one refers to another (`&name`, `*name`), or they are not one below the other
 */
export function writtenFields(text: string): readonly WrittenField[] | null {
  const document = parseDocument(text);
  const { contents, errors } = document;
  if (errors.length > 0 || !isMap(contents) || contents.flow || hasAnchors(document)) return null;
  const starts: { readonly name: string; readonly from: number }[] = [];
  let end = 0;
  for (const { key, value } of contents.items) {
    const offset = isScalar(key) ? key.range?.[0] : undefined;
    if (!isScalar(key) || offset === undefined || (offset > 0 && text[offset - 1] !== '\n')) return null;
    // A line of a long text may look like a comment.
    starts.push({ name: String(key.value), from: Math.max(aboveComments(text, offset), end) });
    end = (isNode(value) ? value.range?.[1] : undefined) ?? offset;
  }
  return starts.map(({ name, from }, place) => ({
    name,
    text: text.slice(place === 0 ? 0 : from, starts[place + 1]?.from ?? text.length),
  }));
}

function hasAnchors(document: Document): boolean {
  let isFound = false;
  visit(document, {
    Node: (_key, node) => {
      isFound ||= isAlias(node) || node.anchor !== undefined;
    },
  });
  return isFound;
}

/** Where the comments and empty lines directly above an offset begin. */
function aboveComments(text: string, offset: number): number {
  let from = offset;
  for (;;) {
    const before = text.slice(0, Math.max(from - 1, 0)).lastIndexOf('\n') + 1;
    if (from === 0 || !/^\s*(#.*)?$/.test(text.slice(before, from - 1))) return from;
    from = before;
  }
}

/**
 * Sets a field in place or at the end of the front matter; null removes it.
 * @param lines the field as YAML, without a line break at the end
 * @throws when the file has no front matter, or its fields cannot be told apart
 */
export function withField(file: string, name: string, lines: string | null): string {
  const place = frontMatterPlace(file);
  const fields = place && writtenFields(file.slice(place.from, place.to));
  if (!fields)
    throw new Error('The front matter cannot be changed; write its fields one below the other, without & and *');
  const written = lines === null ? '' : `${lines}\n`;
  const isThere = fields.some((field) => field.name === name);
  const kept = fields.map((field) => (field.name === name ? written : field.text)).join('');
  return file.slice(0, place.from) + kept + (isThere ? '' : written) + file.slice(place.to);
}
