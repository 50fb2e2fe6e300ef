/**
 * The application's register and login addresses (specification 5).
 */
import type { Period, PlanId } from './plans.ts';

/**
 * Adds `rel=official_website` and the language where the address lacks them.
 * An address that cannot be parsed is returned as it is.
 */
export function accountAddress(address: string, language: string): string {
  if (!URL.canParse(address)) return address;
  const url = new URL(address);
  if (!url.searchParams.has('rel')) url.searchParams.set('rel', 'official_website');
  if (!url.searchParams.has('lang')) url.searchParams.set('lang', language);
  return url.href;
}

/** The plan that a visitor chose before registering. */
export interface ChosenPlan {
  readonly plan: PlanId;
  readonly profiles?: number;
  readonly members?: number;
  readonly period?: Period;
}

/** What of a chosen plan the register address carries, each under its own name, in this order. */
const chosenParameters = ['plan', 'profiles', 'members', 'period'] as const satisfies (keyof ChosenPlan)[];

/** A chosen plan as a query: `plan=team&profiles=50&members=3&period=yearly`. */
export function chosenQuery(chosen: ChosenPlan): string {
  const query = new URLSearchParams();
  for (const name of chosenParameters) {
    const value = chosen[name];
    if (value !== undefined) query.set(name, String(value));
  }
  return query.toString();
}

/**
 * Puts a chosen plan into an address; what the visitor chose replaces what the address had under these names.
 * An address that cannot be parsed is returned as it is.
 * @param query as {@link chosenQuery} writes it; other names in it are left out
 */
export function withChosen(address: string, query: string): string {
  if (query === '' || !URL.canParse(address)) return address;
  const url = new URL(address);
  const chosen = new URLSearchParams(query);
  for (const name of chosenParameters) {
    const value = chosen.get(name);
    if (value !== null) url.searchParams.set(name, value);
  }
  return url.href;
}
