/** The same order of fields in every file of a section, so that files can be compared line by line. */
import type { Section } from '../../site/pages/sections.ts';
import { frontMatterSchemas } from '../model/schemas';
import { frontMatterPlace, withField, writtenFields } from '../text/front-matter-fields';
import { applied, type Fix } from './edits';

const schemas = frontMatterSchemas(null, 'en');

/** In the order of the schema; unknown fields come last. */
export const fieldOrder = (section: Section): readonly string[] => Object.keys(schemas[section].shape);

export function orderFields(file: string, section: Section): Fix[] {
  const place = frontMatterPlace(file);
  const fields = place && writtenFields(file.slice(place.from, place.to));
  if (!fields) return [];
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
