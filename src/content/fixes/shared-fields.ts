/** The fields that every language of a page has alike (docs/content.md): a translation takes those of its English text. */
import { sharedFields } from '../model/section-digests';
import { fieldsOf, frontMatterPlace, type WrittenField, withField, writtenFields } from '../text/front-matter-fields';

/** As it is if the fields of one of the two cannot be told apart. */
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
