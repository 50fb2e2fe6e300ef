/**
 * Who answers a redirect: the host's manifest where it says exactly the hop, else the edge function (design 8).
 */
import { isLocaleCode } from '../locales.ts';
import { placeOf, tidy } from './place.ts';
import type { Resolution } from './resolve.ts';
import type { RuleNumber } from './rules.ts';

/** Rules whose hops the manifest can say, enumerated or by a wildcard. */
const manifestRules: readonly RuleNumber[] = [1, 2, 4, 10, 11];

/**
 * Whether the manifest says a hop just as the rules resolved it. It cannot
 * - remove slashes or `.html`, nor read a percent-encoded path in one way only (it is matched decoded);
 * - name a colon that is no placeholder, in whatever place (rule 9);
 * - add to the query (the category of rule 2);
 * - say anything but rule 1 of an address with two languages before it: `/en/ru/pricing`, `/en/vn/Pricing`.
 */
export function manifestSays(address: string, { rules, location }: Resolution): boolean {
  const place = placeOf(address, 'global');
  if (!place || !rules.every((rule) => manifestRules.includes(rule))) return false;
  const { path, query, hash } = place;
  const inOneSpelling = !path.includes('%') && tidy(path) === path;
  const [, first = '', second = ''] = path.split('/', 3);
  const twoPrefixes = isLocaleCode(first) && isLocaleCode(second);
  return inOneSpelling && !twoPrefixes && !addsToQuery(location, query + hash);
}

const addsToQuery = (location: string, asked: string): boolean => location.replace(/^[^?#]*/, '') !== asked;
