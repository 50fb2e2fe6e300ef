/**
 * The order of the fields in front matter, the same in every file of a section, so that two files can be compared line by line.
 */
import type { Section } from '../../site/sections.ts';
import { frontMatterPlace, withField, writtenFields } from '../front-matter-fields';
import { recordField } from '../translation-record';
import { applied, type Mend } from './edits';

/** All fields in their order. */
const usualOrder: readonly string[] = [
  ...['title', 'description', 'seo_title', 'seo_keywords', 'seo_description', 'draft', 'date', 'updated', 'competitor'],
  ...['category', 'order', 'tags', 'author', 'version', 'website', 'offer', 'tagline', 'highlights', 'installers'],
  ...['points', 'strengths', 'checks', 'challenges', 'steps', 'features', 'questions', 'related', 'claims', 'aliases'],
  ...['image', 'image_alt', recordField],
];

/** The order of a section's fields; unknown ones come last. In help, the day of the last change follows the category. */
export const fieldOrder = (section: Section): readonly string[] =>
  section === 'helps'
    ? usualOrder.flatMap((name) => (name === 'updated' ? [] : name === 'order' ? ['order', 'updated'] : [name]))
    : usualOrder;

/** Puts the fields in order. */
export function orderFields(file: string, section: Section): Mend[] {
  const place = frontMatterPlace(file);
  if (!place) return [];
  const fields = writtenFields(file.slice(place.from, place.to));
  const order = fieldOrder(section);
  const rank = (name: string): number => (order.includes(name) ? order.indexOf(name) : order.length);
  const sorted = [...fields].sort((a, b) => rank(a.name) - rank(b.name));
  const namesOf = (list: typeof fields): string => list.map(({ name }) => name).join(', ');
  if (namesOf(sorted) === namesOf(fields)) return [];
  const message = `the fields are in the order ${namesOf(fields)}; write them as ${namesOf(sorted)}`;
  return [{ rule: 'field-order', message, ...place, text: sorted.map(({ text }) => text).join('') }];
}

/** Sets a field of a file at its place in the order; see {@link withField}. */
export function withFieldInOrder(file: string, section: Section, name: string, lines: string | null): string {
  const changed = withField(file, name, lines);
  return applied(changed, orderFields(changed, section));
}
