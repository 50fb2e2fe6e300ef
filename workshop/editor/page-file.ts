/**
 * A page's file as the editor reads and writes it. What its author leaves alone keeps every byte: order, quotes, comments
 * and line breaks. What is new is written as `npm run content -- fix` would leave it. Runs in the browser.
 */
import { Document, isSeq, visit } from 'yaml';
import { fieldsOf, frontMatterPlace, writtenFields } from '../../src/content/text/front-matter-fields';

/** A hidden field with the file as it was read; empty for a text that has none yet. */
export const writtenField = 'written_file';

/** A switch in the form of a translation; never in a file. */
export const confirmedField = 'as_english';

/** Ends the name of a collection of pages that have no English text. */
export const ofOneLanguage = '-of-one-language';

/** The name of our format; Sveltia takes only names with this end for Markdown. */
export const pageFormat = 'page-frontmatter';

export type PageFields = Readonly<Record<string, unknown>>;

/** @param file with line breaks of one character */
export function readPage(file: string): PageFields {
  const body = file.slice(frontMatterPlace(file)?.end ?? 0);
  return { ...fieldsOf(file), body: body.trim(), [writtenField]: file };
}

/** @param page in the order of the schema, as Sveltia keeps it: {@link readPage}'s fields with what the author has changed */
export function writePage({ body, [writtenField]: written, [confirmedField]: _, ...fields }: PageFields): string {
  const before = typeof written === 'string' ? written : '';
  const text = String(body ?? '').trim();
  const place = frontMatterPlace(before);
  const isSameText = place !== null && before.slice(place.end).trim() === text;
  return `---\n${frontMatter(before, fields)}---\n${isSameText ? before.slice(place.end) : `\n${withoutSpacesAtEnds(text)}\n`}`;
}

function frontMatter(before: string, fields: PageFields): string {
  const place = frontMatterPlace(before);
  const known = place ? before.slice(place.from, place.to) : '';
  const earlier = fieldsOf(before);
  const named = new Map(writtenFields(known)?.map((field) => [field.name, field.text]));
  const isKept = (name: string): boolean => named.has(name) && isSame(fields[name], earlier[name]);
  const names = Object.keys(fields).filter((name) => !isEmpty(fields[name]) || isKept(name));
  if (names.every(isKept) && names.length === named.size) return known;
  const commentsOf = (name: string): string => /^(?:[ \t]*(?:#[^\n]*)?\n)*/.exec(named.get(name) ?? '')?.[0] ?? '';
  return names.map((name) => (isKept(name) ? named.get(name) : commentsOf(name) + asYaml(name, fields[name]))).join('');
}

/** A field with what is empty left out; ids stand in one line. */
function asYaml(name: string, value: unknown): string {
  const document = new Document({ [name]: filled(value) });
  visit(document, {
    Seq: (_key, node) => {
      node.flow = isSeq(node) && node.items.every((item) => /^[a-z0-9-]+$/.test(String(item)));
    },
  });
  return document.toString({ lineWidth: 0, flowCollectionPadding: false });
}

const isEmpty = (value: unknown): boolean => {
  const rest = filled(value);
  return rest === undefined || (typeof rest === 'object' && rest !== null && Object.keys(rest).length === 0);
};

/** Without the fields that a form has and nobody filled in. */
function filled(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(filled);
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).flatMap(([key, inner]) => (isEmpty(inner) ? [] : [[key, filled(inner)]])),
    );
  }
  return value === '' || value === null || value === false ? undefined : value;
}

const isSame = (a: unknown, b: unknown): boolean => sorted(filled(a)) === sorted(filled(b));

/** The same text whatever the order of keys. */
const sorted = (value: unknown): string | undefined =>
  JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner) ? Object.entries(inner).sort() : inner,
  );

/** One space at the end of a line is nothing; two of them break it. */
const withoutSpacesAtEnds = (text: string): string => text.replace(/(?<=[^\s\\]) $/gm, '');
