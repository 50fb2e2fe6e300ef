/** The application's register and login addresses (specification 5). */
import type { PlanChoice, PlanId } from './plans.ts';

/** Adds `rel=official_website` and the language where they are missing, if the address can be parsed. */
export const accountAddress = (address: string, language: string): string =>
  withParameters(address, { rel: 'official_website', lang: language });

/** Adds the parameters that an address lacks. One that cannot be parsed is returned unchanged. */
export function withParameters(address: string, parameters: Readonly<Record<string, string>>): string {
  if (!URL.canParse(address)) return address;
  const url = new URL(address);
  for (const [name, value] of Object.entries(parameters)) {
    if (!url.searchParams.has(name)) url.searchParams.set(name, value);
  }
  return url.href;
}

export interface ChosenPlan extends Partial<PlanChoice> {
  readonly plan: PlanId;
}

/** The parameters of a chosen plan in the register address, in this order. */
export const chosenParameters = ['plan', 'profiles', 'members', 'period', 'currency'] as const;

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
