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
/** The number of words of the address that are compared, for the same reason. */
const comparedWords = 12;

/**
 * Finds the nearest pages of the address's language, the nearest first.
 *
 * @param pathname path on the host that does not exist, percent-encoded as in the browser's address
 * @param prerendered paths on the host that exist
 */
export function nearestPages(site: Site, pathname: string, prerendered: readonly string[]): readonly string[] {
  const { locale, path } = splitPath(site, pathname);
  const asked = plain(path);
  const shared = overlapWith(wordsOf(path).slice(0, comparedWords));
  const similar = prerendered
    .map((candidate) => ({ candidate, ...splitPath(site, candidate) }))
    .filter((page) => page.locale === locale && page.path !== path)
    .map(({ candidate, path: other }) => ({
      candidate,
      path: other,
      likeness: Math.max(likeness(asked, plain(other), pathLikeness), shared(wordsOf(other))),
    }))
    .filter((page) => page.likeness >= pathLikeness)
    .sort((a, b) => b.likeness - a.likeness || a.candidate.length - b.candidate.length);
  // The route of a page is looked up only for the best: of thousands, that would take most of the time.
  const nearest: string[] = [];
  for (const page of similar) {
    if (nearest.length === nearestCount) break;
    if (isSuggested(page.path)) nearest.push(page.candidate);
  }
  return nearest;
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

/**
 * Finds the share of words that a path has in common with another, from 0 to 1; similar words count in proportion to their similarity.
 * Paths share most of their words, so each is compared only once.
 */
function overlapWith(asked: readonly string[]): (other: readonly string[]) => number {
  const known = new Map<string, readonly number[]>();
  const likenessOf = (word: string): readonly number[] => {
    const found = known.get(word) ?? asked.map((each) => alike(each, word));
    known.set(word, found);
    return found;
  };
  return (other) => {
    if (asked.length === 0 || other.length === 0) return 0;
    const each = other.map(likenessOf);
    const shared = asked.reduce((sum, _, place) => sum + Math.max(...each.map((found) => found[place] ?? 0)), 0);
    return (2 * shared) / (asked.length + other.length);
  };
}

function alike(word: string, other: string): number {
  const [short, long] = word.length < other.length ? [word, other] : [other, word];
  return short.length >= stemLength && long.startsWith(short) ? 1 : likeness(word, other, wordLikeness);
}

/**
 * One minus the share of letters that differ: 1 for the same text, 0 if less than the least is the same, which the lengths alone tell
 * for most.
 */
function likeness(a: string, b: string, least: number): number {
  const length = Math.max(a.length, b.length, 1);
  if (Math.min(a.length, b.length) / length < least) return 0;
  const found = 1 - distance(a, b) / length;
  return found >= least ? found : 0;
}

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
