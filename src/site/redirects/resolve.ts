/**
 * Resolves an address by the redirect rules: one hop that does the work of all rules that apply (design 8).
 */
import type { Site } from '../hosts.ts';
import { type Place, placeOf } from './place.ts';
import { type AuthorTarget, type Outcome, type Rule, type RuleNumber, redirectRules, ruleContext } from './rules.ts';

/** What the rules are told. */
export interface RedirectContext {
  /** The site; its target is the host on which the request arrived. */
  readonly site: Site;
  /** Author redirects, where the consumer has them: an address of theirs is no page. */
  readonly authorTarget?: AuthorTarget;
}

/** Where an address leads. */
export interface Resolution {
  /** A path of the same host, or a full address; with query and hash. ASCII only. */
  readonly location: string;
  /** 301 where every rule on the way is permanent. */
  readonly status: 301 | 302;
  /** Whether the location is a full address. */
  readonly external: boolean;
  /** The first rule that applied. */
  readonly rule: RuleNumber;
  /** All rules that had a part in the hop, in turn. */
  readonly rules: readonly RuleNumber[];
}

/** Rules that one hop may apply, one after the other. Tests hold that no address needs as many. */
export const maxRulesPerHop = 12;

/**
 * The hop by which an address reaches its place, or null when it is at its place (or leads nowhere: rule 12).
 * The rules are applied until none applies, so that a visitor is redirected once.
 *
 * @param address path with query and hash, as it stands in the request: `/vn/pricing/?x=1`
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
    // Taken apart anew: without its .html, a segment may have become `..`.
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
