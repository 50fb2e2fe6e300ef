/** Whether the host's manifest makes a redirect, which it then expresses exactly, or the edge function. */
import { isLocaleCode } from '../languages/locales.ts';
import { parseRequestUrl, tidy } from './request-url.ts';
import type { Resolution } from './resolve.ts';
import type { RuleNumber } from './rules.ts';

/** Rules that the manifest can express, one by one or with a wildcard. */
const manifestRules = [1, 2, 4, 10, 11] as const satisfies readonly RuleNumber[];
/** A rule with lines in the manifest. The edge function makes the redirects of the others, and comes first. */
export type ManifestRule = (typeof manifestRules)[number];

/**
 * Whether the manifest can express a redirect exactly as resolved. It cannot
 * - remove slashes or `.html`, or tell encoded paths from decoded ones;
 * - contain a colon that is not a placeholder, anywhere in a path (rule 9);
 * - add to the query (the category of rule 2);
 * - apply more than rule 1 to an address that begins with two languages: `/en/ru/pricing`, `/en/vn/Pricing`.
 */
export function manifestSays(address: string, { rules, location }: Resolution): boolean {
  const url = parseRequestUrl(address, 'global');
  if (!url || !rules.every((rule) => (manifestRules as readonly RuleNumber[]).includes(rule))) return false;
  const { path, query, hash } = url;
  const inOneSpelling = !path.includes('%') && tidy(path) === path;
  const [, first = '', second = ''] = path.split('/', 3);
  const twoPrefixes = isLocaleCode(first) && isLocaleCode(second);
  return inOneSpelling && !twoPrefixes && !addsToQuery(location, query + hash);
}

const addsToQuery = (location: string, asked: string): boolean => location.replace(/^[^?#]*/, '') !== asked;
