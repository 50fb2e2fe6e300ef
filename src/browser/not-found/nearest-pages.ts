import { distance } from 'fastest-levenshtein';
import { attempt } from '../../site/attempt';
import { type Site, splitPath } from '../../site/hosting/hosts';
import { matchRoutes } from '../../site/pages/routes';

export const nearestCount = 4;
/** Words with a lower similarity (0 to 1) count as different. */
const wordLikeness = 0.7;
/** Pages with a lower similarity (0 to 1) are not suggested. */
const pathLikeness = 0.45;
/** A word this long matches any longer word that begins with it. */
const stemLength = 4;
/** Characters of a path that are compared, to limit the work. */
const comparedLength = 120;
/** Words of the address that are compared, to limit the work. */
const comparedWords = 12;

/**
 * Suggests the same page in English where the language lacks it, and pages in the address's language for a typo or an outdated
 * link, nearest first (specification 2.5 rule 12).
 * @param pathname unknown path on the host, percent-encoded
 * @param prerendered existing paths on the host
 */
export function nearestPages(site: Site, pathname: string, prerendered: readonly string[]): readonly string[] {
  const { locale, path } = splitPath(site, pathname);
  const asked = plain(path);
  const shared = overlapWith(wordsOf(path).slice(0, comparedWords));
  const pages = prerendered.map((candidate) => ({ candidate, ...splitPath(site, candidate) }));
  const inEnglish = pages.filter((page) => page.locale === 'en' && locale !== 'en' && page.path === path);
  const similar = pages
    .filter((page) => page.locale === locale && page.path !== path)
    .map(({ candidate, path: other }) => ({
      candidate,
      path: other,
      likeness: Math.max(likeness(asked, plain(other), pathLikeness), shared(wordsOf(other))),
    }))
    .filter((page) => page.likeness >= pathLikeness)
    .sort((a, b) => b.likeness - a.likeness || a.candidate.length - b.candidate.length);
  // Looking up the route of every page would take most of the time.
  const nearest: string[] = [];
  for (const page of [...inEnglish, ...similar]) {
    if (nearest.length === nearestCount) break;
    if (isSuggested(page.path)) nearest.push(page.candidate);
  }
  return nearest;
}

/**
 * The words of a path, as a visitor would type them into a search.
 * @param path percent-encoded path within a language
 */
export const wordsOf = (path: string): readonly string[] =>
  plain(path)
    .replace(/\.\w{1,5}$/, '')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);

/** The home page is one click away anyway; unlisted pages and later pages of a list are not suggested. */
function isSuggested(path: string): boolean {
  const [match] = matchRoutes(path as `/${string}`);
  return path !== '/' && match !== undefined && match.route.indexed && match.params.page === undefined;
}

/**
 * The share of words (0 to 1) that two paths have in common; similar words count in part. Each word is compared once.
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
    const shared = asked.reduce((sum, _, index) => sum + Math.max(...each.map((found) => found[index] ?? 0)), 0);
    return (2 * shared) / (asked.length + other.length);
  };
}

function alike(word: string, other: string): number {
  const [short, long] = word.length < other.length ? [word, other] : [other, word];
  return short.length >= stemLength && long.startsWith(short) ? 1 : likeness(word, other, wordLikeness);
}

/** One minus the share of letters that differ; 0 below `least`, which the lengths alone decide in most cases. */
function likeness(a: string, b: string, least: number): number {
  const length = Math.max(a.length, b.length, 1);
  if (Math.min(a.length, b.length) / length < least) return 0;
  const found = 1 - distance(a, b) / length;
  return found >= least ? found : 0;
}

const plain = (path: string): string =>
  // A path with a stray percent sign is compared without decoding.
  (attempt(() => decodeURIComponent(path)) ?? path).toLowerCase().slice(0, comparedLength);
