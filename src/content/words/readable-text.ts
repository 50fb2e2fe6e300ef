/** The text that people read, for checks of words. Spaces replace all else, so that lines and columns stay. */
import type { Root } from 'mdast';
import { applied } from '../fixes/edits';
import { fieldsWithoutText } from '../model/section-digests';
import { frontMatterPlace, valuesIn } from '../text/front-matter-fields';
import { parseMarkdown } from '../text/markdown';
import { nodesOf, rangeOf } from '../text/walk';
import { writtenAddresses } from '../text/written-addresses';

const blank = (part: string): string => part.replace(/[^\n]/g, ' ');

/** Messages (JSON) without keys and placeholders. */
export const readableMessages = (text: string): string =>
  text.replace(/^\s*"[^"]+":/gm, blank).replace(/\{\{\w+\}\}/g, blank);

/**
 * Markdown without code, addresses and the names of fields.
 * @param text with or without front matter
 * @throws RangeError if parts of the text are nested thousands of levels deep
 */
export const readableMarkdown = (text: string, body: Root = parseMarkdown(text).body): string =>
  withoutCodeAndAddresses(withTextsOnly(text), body)
    // In front matter.
    .replace(/`[^`\n]+`/g, blank)
    .replace(/https?:\/\/[!-~]+/g, blank)
    // Anchored at the start of a word and limited in length: otherwise a long text without spaces would be searched
    // repeatedly.
    .replace(/(?<![^\s|])[^\s|@]{1,64}@[^\s|]+/g, blank)
    .replace(/\b[0-9a-f]{32,}\b/g, blank)
    .replace(/^[ \t]*(- )?[a-z_0-9]+:(?=\s)/gm, blank);

/** Wherever they are: in a line, between fences, in a list, a definition. */
function withoutCodeAndAddresses(text: string, body: Root): string {
  const ranges = [...writtenAddresses(text, body), ...nodesOf(body, 'code', 'inlineCode').map(rangeOf)];
  return applied(
    text,
    ranges.map(({ from, to }) => ({ from, to, text: blank(text.slice(from, to)) })),
  );
}

/** Fields, also nested, whose values are the same in every language. */
export const idFields: readonly string[] = [...fieldsWithoutText, 'id', 'tool', 'source', 'proof', 'sha256', 'size'];

/** The texts of front matter, with their paths. */
export function textsIn(
  value: unknown,
  path: readonly PropertyKey[] = [],
): (readonly [path: readonly PropertyKey[], text: string])[] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value)
    .filter(([key]) => !idFields.includes(key))
    .flatMap(([key, inner]) => textsIn(inner, [...path, Array.isArray(value) ? Number(key) : key]));
}

/** Keeps only the texts of front matter: no names of fields, ids or comments. */
function withTextsOnly(text: string): string {
  const place = frontMatterPlace(text);
  if (!place) return text;
  const parts: string[] = [];
  let done = 0;
  for (const { from, to } of valuesIn(text, idFields)) {
    parts.push(blank(text.slice(done, from)), text.slice(from, to));
    done = to;
  }
  return parts.join('') + blank(text.slice(done, place.end)) + text.slice(place.end);
}
