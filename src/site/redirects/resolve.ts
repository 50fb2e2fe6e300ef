/** Resolves an address by the redirect rules: one redirect applies all matching rules (docs/redirects.md). */
import type { Site } from '../hosting/hosts.ts';
import { parseRequestUrl, type RequestUrl } from './request-url.ts';
import { type AuthorTarget, type Outcome, type Rule, type RuleNumber, redirectRules, ruleContext } from './rules.ts';

export interface RedirectContext {
  /** Its target is the host on which the request arrived. */
  readonly site: Site;
  /** Redirects of authors, if the caller has them; their old addresses are not pages. */
  readonly authorTarget?: AuthorTarget;
}

export interface Resolution {
  /** A path of the same host or a full address, with query and hash. ASCII only. */
  readonly location: string;
  /** 301 if every rule that applied is permanent. */
  readonly status: 301 | 302;
  readonly external: boolean;
  readonly rule: RuleNumber;
  /** In the order in which they were applied. */
  readonly rules: readonly RuleNumber[];
}

/** Tests make sure that no address needs more. */
export const maxRulesPerHop = 12;

/**
 * Null if the address needs no redirect, or does not exist (rule 12). Rules are applied until none applies, so that
 * a visitor is redirected once.
 * @param address path with query and hash, as in the request: `/vn/pricing/?x=1`
 */
export function resolveRedirect(address: string, context: RedirectContext): Resolution | null {
  const arrival = parseRequestUrl(address, context.site.target);
  if (!arrival) return null;

  const rules: RuleNumber[] = [];
  let url = arrival;
  let origin = '';
  while (rules.length < maxRulesPerHop) {
    const found = firstOutcome(url, context);
    if (!found) break;
    const { rule, outcome } = found;
    rules.push(rule.number);
    if ('address' in outcome) {
      const location = outcome.address + (outcome.query ?? url.query) + url.hash;
      return resolution(location, true, outcome.permanent, rules);
    }
    if (outcome.host) origin = context.site.config.origins[outcome.host];
    // Parsed again: removing .html can turn a segment into `..`.
    const next = parseRequestUrl(outcome.path + url.query + url.hash, outcome.host ?? url.target);
    if (!next) return null;
    url = next;
  }
  if (origin === '' && url.path === arrival.path) return null;
  return resolution(origin + url.path + url.query + url.hash, origin !== '', true, rules);
}

function firstOutcome(url: RequestUrl, context: RedirectContext): { rule: Rule; outcome: Outcome } | null {
  const site = url.target === context.site.target ? context.site : { ...context.site, target: url.target };
  const asked = ruleContext(url, site, context.authorTarget ?? (() => undefined));
  for (const rule of redirectRules) {
    const outcome = rule.apply(url, asked);
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
