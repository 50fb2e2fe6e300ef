/** The application's register and login addresses (specification 5). */
import type { PlanChoice, PlanId } from './plans.ts';

/** Adds `rel=official_website` and the language where they are missing, if the address can be parsed. */
export function accountAddress(address: string, language: string): string {
  if (!URL.canParse(address)) return address;
  const url = new URL(address);
  if (!url.searchParams.has('rel')) url.searchParams.set('rel', 'official_website');
  if (!url.searchParams.has('lang')) url.searchParams.set('lang', language);
  return url.href;
}

export interface ChosenPlan extends Partial<PlanChoice> {
  readonly plan: PlanId;
}

/** The parameters of a chosen plan in the register address, in this order. */
export const chosenParameters = [
  'plan',
  'profiles',
  'members',
  'period',
  'currency',
] as const satisfies (keyof ChosenPlan)[];

/** `plan=team&profiles=50&members=3&period=yearly&currency=USD` */
export function chosenQuery(chosen: ChosenPlan): string {
  const query = new URLSearchParams();
  for (const name of chosenParameters) {
    const value = chosen[name];
    if (value !== undefined) query.set(name, String(value));
  }
  return query.toString();
}

/** Adds a chosen plan in the form of {@link chosenQuery} to an address, replacing parameters with these names. */
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
