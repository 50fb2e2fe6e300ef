import { folded, partsOf } from '../../site/languages/search-text';
import type { SearchHit } from './pagefind';

/**
 * Sorts hits for visitors who type a name: first the page with that name, then other texts whose heading begins with it, then
 * pages with the name in their titles. All others, such as short answers with many mentions, keep their order.
 */
export function rankHits(hits: readonly SearchHit[], words: string): readonly SearchHit[] {
  const name = plain(words);
  const rank = (hit: SearchHit): number => {
    if (namesOf(hit).includes(name)) return hit.section === '' ? 0 : 1;
    return !hit.url.includes('#') && plain(hit.title).includes(name) ? 2 : 3;
  };
  return hits
    .map((hit, place) => ({ hit, place, rank: rank(hit) }))
    .sort((a, b) => a.rank - b.rank || a.place - b.place)
    .map(({ hit }) => hit);
}

/** The names of a hit: its title, the title up to its first pause, the end of its address. */
const namesOf = ({ title, url }: SearchHit): string[] =>
  [title, title.split(/[:：|–—,，]/)[0] ?? '', url.split(/[/#]/).at(-1) ?? ''].map(plain);

/** A name as it is compared: without marks, hyphens and other signs. */
const plain = (text: string): string => partsOf(text).map(folded).join(' ');
