/**
 * The pages whose addresses are most similar to one that does not exist: what a visitor with a typo or an old link may have
 * meant (specification 2.5 rule 12).
 */
import { distance } from 'fastest-levenshtein';
import { type Site, splitPath } from '../../site/hosting/hosts';
import { matchRoutes } from '../../site/pages/routes';

/** The maximum number of suggested pages. */
export const nearestCount = 4;

/** The similarity, from 0 to 1, below which two words count as different. */
const wordLikeness = 0.7;
/** The similarity, from 0 to 1, below which a page is not suggested. */
const pathLikeness = 0.45;
/** The least number of letters for a word to match a longer word that begins with it. */
const stemLength = 4;
/** The number of characters of a path that are compared, which limits the work for any address. */
const comparedLength = 120;

/**
 * Finds the nearest pages of the address's language, the nearest first.
 *
 * @param pathname path on the host that does not exist, percent-encoded as in the browser's address
 * @param prerendered paths on the host that exist
 */
export function nearestPages(site: Site, pathname: string, prerendered: readonly string[]): readonly string[] {
  const { locale, path } = splitPath(site, pathname);
  const asked = plain(path);
  const askedWords = wordsOf(path);
  return prerendered
    .map((candidate) => ({ candidate, ...splitPath(site, candidate) }))
    .filter((page) => page.locale === locale && page.path !== path && isSuggested(page.path))
    .map(({ candidate, path: other }) => ({
      candidate,
      likeness: Math.max(likeness(asked, plain(other)), overlap(askedWords, wordsOf(other))),
    }))
    .filter((page) => page.likeness >= pathLikeness)
    .sort((a, b) => b.likeness - a.likeness || a.candidate.length - b.candidate.length)
    .slice(0, nearestCount)
    .map(({ candidate }) => candidate);
}

/**
 * The words of a path, as a visitor would type them into a search.
 * @param path path within a language, percent-encoded
 */
export const wordsOf = (path: string): readonly string[] =>
  plain(path)
    .replace(/\.\w{1,5}$/, '')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);

/** Whether a page may be suggested: not the home page, which is one click away, an unlisted page, or a later page of a list. */
function isSuggested(path: string): boolean {
  const [match] = matchRoutes(path as `/${string}`);
  return path !== '/' && match !== undefined && match.route.indexed && match.params.page === undefined;
}

/** The share of words that two paths have in common, from 0 to 1; similar words count in proportion to their similarity. */
function overlap(asked: readonly string[], other: readonly string[]): number {
  if (asked.length === 0 || other.length === 0) return 0;
  const shared = asked.reduce((sum, word) => sum + Math.max(...other.map((candidate) => alike(word, candidate))), 0);
  return (2 * shared) / (asked.length + other.length);
}

function alike(word: string, other: string): number {
  const [short, long] = word.length < other.length ? [word, other] : [other, word];
  const found = short.length >= stemLength && long.startsWith(short) ? 1 : likeness(word, other);
  return found >= wordLikeness ? found : 0;
}

/** One minus the share of letters that differ: 1 for the same text, 0 if nothing matches. */
const likeness = (a: string, b: string): number => 1 - distance(a, b) / Math.max(a.length, b.length, 1);

/** A path in the form in which it is compared: decoded if possible, in lowercase. */
function plain(path: string): string {
  let decoded = path;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    // The path has a stray percent sign, so it is compared without decoding.
  }
  return decoded.toLowerCase().slice(0, comparedLength);
}
