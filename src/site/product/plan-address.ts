/** A choice on the pricing page as part of its address, so that it can be shared (docs/pages.md, "Prices"). */
import { type Currency, currencies } from '../languages/locales.ts';
import { chosenParameters } from './account-address.ts';
import { maxMembers, type Period, type PlanChoice, type ProfileStep, periods, profileSteps } from './plans.ts';

/** Under the names that the register page uses; the plan follows from them. */
export const choiceParameters = (choice: PlanChoice): Readonly<Record<string, string>> =>
  Object.fromEntries(
    chosenParameters.flatMap((name) => (name === 'plan' ? [] : [[name, String(choice[name])] as const])),
  );

/** Reads a choice from an address, completed from the usual one; null if the address has no part of a choice. */
export function choiceIn(query: URLSearchParams, usual: PlanChoice): PlanChoice | null {
  if (!chosenParameters.some((name) => name !== 'plan' && query.has(name))) return null;
  const profiles = Number(query.get('profiles'));
  const members = Number(query.get('members'));
  return {
    profiles: oneOf<ProfileStep>(profileSteps, profiles) ?? usual.profiles,
    members: Number.isInteger(members) && members >= 1 && members <= maxMembers ? members : usual.members,
    period: oneOf<Period>(periods, query.get('period')) ?? usual.period,
    currency: oneOf<Currency>(currencies, query.get('currency')) ?? usual.currency,
  };
}

const oneOf = <T>(values: readonly T[], value: unknown): T | undefined => values.find((each) => each === value);
