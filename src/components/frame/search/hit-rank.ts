import { folded, partsOf } from '../../../site/languages/search-text';
import type { SearchHit } from './hit';

/**
 * For visitors who type a name: first the page with that name, then headings that begin with it, then titles that contain
 * it, then all others. Among those without the name, product and help come before what only mentions it. Otherwise hits
 * keep their order.
 */
export function rankHits(hits: readonly SearchHit[], words: string): readonly SearchHit[] {
  const name = plain(words);
  const isNamed = (hit: SearchHit) => namesOf(hit).some((own) => together(own) === together(name));
  const isAbout = ({ title, url }: SearchHit) => !url.includes('#') && isIn(plain(title), name);
  // What stands in several of their titles is not the name of one.
  const isCommon = hits.filter((hit) => mentioning.test(hit.url) && isAbout(hit)).length > 2;
  const rank = (hit: SearchHit): number => {
    if (isNamed(hit)) return hit.section === '' ? 0 : 1;
    if (!isAbout(hit)) return mentioning.test(hit.url) ? 5 : 4;
    if (isCommon && mentioning.test(hit.url)) return 5;
    return hit.url.includes('/alternatives/') ? 3 : 2;
  };
  return [...hits].sort((a, b) => rank(a) - rank(b));
}

/** Sections whose pages mention parts of the product that others explain. */
const mentioning = /\/(?:solutions|use-cases|alternatives|news|release|partner)\//;

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
