/**
 * Resolves an address by the redirect rules: a single redirect that applies all matching rules at once (design 8).
 */
import type { Site } from '../hosting/hosts.ts';
import { type Place, placeOf } from './place.ts';
import { type AuthorTarget, type Outcome, type Rule, type RuleNumber, redirectRules, ruleContext } from './rules.ts';

/** What the rules need to know. */
export interface RedirectContext {
  /** The site; its target is the host on which the request arrived. */
  readonly site: Site;
  /** Author redirects, if the caller has them; their old addresses are not pages. */
  readonly authorTarget?: AuthorTarget;
}

/** Where an address leads. */
export interface Resolution {
  /** A path of the same host, or a full address; with query and hash. ASCII only. */
  readonly location: string;
  /** 301 if every rule that applied is permanent. */
  readonly status: 301 | 302;
  /** Whether the location is a full address. */
  readonly external: boolean;
  /** The first rule that applied. */
  readonly rule: RuleNumber;
  /** All rules that were applied, in their order. */
  readonly rules: readonly RuleNumber[];
}

/** The maximum number of rules that one redirect applies in a row. Tests make sure that no address needs that many. */
export const maxRulesPerHop = 12;

/**
 * The redirect for an address, or null if the address needs none (or does not exist: rule 12).
 * The rules are applied until none applies, so that a visitor is redirected once.
 *
 * @param address path with query and hash, as in the request: `/vn/pricing/?x=1`
 */
export function resolveRedirect(address: string, context: RedirectContext): Resolution | null {
  const arrival = placeOf(address, context.site.target);
  if (!arrival) return null;

  const rules: RuleNumber[] = [];
  let place = arrival;
  let origin = '';
  while (rules.length < maxRulesPerHop) {
    const found = firstOutcome(place, context);
    if (!found) break;
    const { rule, outcome } = found;
    rules.push(rule.number);
    if ('address' in outcome) {
      const location = outcome.address + (outcome.query ?? place.query) + place.hash;
      return resolution(location, true, outcome.permanent, rules);
    }
    if (outcome.host) origin = context.site.config.origins[outcome.host];
    // Parsed again, since a segment can become `..` when its .html is removed.
    const next = placeOf(outcome.path + place.query + place.hash, outcome.host ?? place.target);
    if (!next) return null;
    place = next;
  }
  if (origin === '' && place.path === arrival.path) return null;
  return resolution(origin + place.path + place.query + place.hash, origin !== '', true, rules);
}

function firstOutcome(place: Place, context: RedirectContext): { rule: Rule; outcome: Outcome } | null {
  const site = place.target === context.site.target ? context.site : { ...context.site, target: place.target };
  const asked = ruleContext(place, site, context.authorTarget ?? (() => undefined));
  for (const rule of redirectRules) {
    const outcome = rule.apply(place, asked);
    if (outcome) return { rule, outcome };
  }
  return null;
}

function resolution(
  location: string,
  external: boolean,
  permanent: boolean,
  rules: readonly RuleNumber[],
): Resolution | null {
  const [rule] = rules;
  return rule === undefined ? null : { location, external, status: permanent ? 301 : 302, rule, rules };
}
