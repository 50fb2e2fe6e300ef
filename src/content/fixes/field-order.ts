/** The same order of fields in every file of a section, so that files can be compared line by line; and fields that languages share. */
import type { Section } from '../../site/pages/sections.ts';
import { frontMatterSchemas } from '../model/schemas';
import { sharedFields } from '../model/section-digests';
import { fieldsOf, frontMatterPlace, type WrittenField, withField, writtenFields } from '../text/front-matter-fields';
import { applied, type Fix } from './edits';

const schemas = frontMatterSchemas(null, 'en');

/** In the order of the schema; unknown fields come last. */
export const fieldOrder = (section: Section): readonly string[] => Object.keys(schemas[section].shape);

export function orderFields(file: string, section: Section): Fix[] {
  const place = frontMatterPlace(file);
  const fields = fieldsIn(file);
  if (!place || !fields) return [];
  const order = fieldOrder(section);
  const rank = (name: string): number => (order.includes(name) ? order.indexOf(name) : order.length);
  const sorted = [...fields].sort((a, b) => rank(a.name) - rank(b.name));
  const namesOf = (list: typeof fields): string => list.map(({ name }) => name).join(', ');
  if (namesOf(sorted) === namesOf(fields)) return [];
  const message = `the fields are in the order ${namesOf(fields)}; write them as ${namesOf(sorted)}`;
  const { from, to } = place;
  return [{ rule: 'field-order', message, from, to, text: sorted.map(({ text }) => text).join('') }];
}

export function withFieldInOrder(file: string, section: Section, name: string, lines: string | null): string {
  const changed = withField(file, name, lines);
  return applied(changed, orderFields(changed, section));
}

/** Gives a translation the fields that it shares with its English text, unless those of one of the two cannot be told apart. */
export function withSharedFields(text: string, english: string): string {
  const written = fieldsIn(english);
  if (!written || !fieldsIn(text)) return text;
  const [own, theirs] = [fieldsOf(text), fieldsOf(english)];
  return written
    .filter(({ name }) => sharedFields.includes(name) && own[name] !== undefined)
    .filter(({ name }) => JSON.stringify(own[name]) !== JSON.stringify(theirs[name]))
    .reduce((rest, { name, text: lines }) => withField(rest, name, lines.trimEnd()), text);
}

function fieldsIn(file: string): readonly WrittenField[] | null {
  const place = frontMatterPlace(file);
  return place && writtenFields(file.slice(place.from, place.to));
}
