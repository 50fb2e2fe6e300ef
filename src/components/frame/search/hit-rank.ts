import { folded, partsOf } from '../../../site/languages/search-text';
import type { SearchHit } from './hit';

/**
 * Sorts hits for visitors who type a name: first the page with that name, then other texts whose heading begins with it, then
 * pages with the name in their titles, comparisons after those that are about it. All others, such as short answers with many mentions, keep their order.
 */
export function rankHits(hits: readonly SearchHit[], words: string): readonly SearchHit[] {
  const name = plain(words);
  const isNamed = (hit: SearchHit) => namesOf(hit).some((own) => together(own) === together(name));
  const rank = (hit: SearchHit): number => {
    if (isNamed(hit)) return hit.section === '' ? 0 : 1;
    if (hit.url.includes('#') || !isIn(plain(hit.title), name)) return 4;
    return hit.url.includes('/alternatives/') ? 3 : 2;
  };
  return hits
    .map((hit, place) => ({ hit, rank: rank(hit), place }))
    .sort((a, b) => a.rank - b.rank || a.place - b.place)
    .map(({ hit }) => hit);
}

/** The length of the shortest name that is looked for in a title without regard to spaces. */
const spaceless = 5;

/** Whether a title has a name, which may be one word there and several in the search. */
const isIn = (title: string, name: string): boolean =>
  title.includes(name) || (name.length >= spaceless && together(title).includes(together(name)));

/** The names of a hit: its title, the title up to its first pause, the end of its address. */
const namesOf = ({ title, url }: SearchHit): string[] =>
  [title, title.split(/[:：|–—,，]/)[0] ?? '', url.split(/[/#]/).at(-1) ?? ''].map(plain);

/** A name as it is compared: without marks, hyphens and other signs. */
const plain = (text: string): string => partsOf(text).map(folded).join(' ');

const together = (name: string): string => name.replaceAll(' ', '');
