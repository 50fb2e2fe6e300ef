import { folded, partsOf } from '../../../site/languages/search-text';
import type { SearchHit } from './hit';

/**
 * For visitors who type a name: first the page with that name, then headings that begin with it, then titles that contain
 * it, comparisons last. All other hits keep their order.
 */
export function rankHits(hits: readonly SearchHit[], words: string): readonly SearchHit[] {
  const name = plain(words);
  const isNamed = (hit: SearchHit) => namesOf(hit).some((own) => together(own) === together(name));
  const rank = (hit: SearchHit): number => {
    if (isNamed(hit)) return hit.section === '' ? 0 : 1;
    if (hit.url.includes('#') || !isIn(plain(hit.title), name)) return 4;
    return hit.url.includes('/alternatives/') ? 3 : 2;
  };
  return [...hits].sort((a, b) => rank(a) - rank(b));
}

/** Shortest name that is matched in titles without regard to spaces. */
const spaceless = 5;

const isIn = (title: string, name: string): boolean =>
  title.includes(name) || (name.length >= spaceless && together(title).includes(together(name)));

/** The title, the title up to its first pause, and the end of the address. */
const namesOf = ({ title, url }: SearchHit): string[] =>
  [title, title.split(/[:：|–—,，]/)[0] ?? '', url.split(/[/#]/).at(-1) ?? ''].map(plain);

/** Without diacritics, hyphens and other punctuation. */
const plain = (text: string): string => partsOf(text).map(folded).join(' ');

const together = (name: string): string => name.replaceAll(' ', '');
