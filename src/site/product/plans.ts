/** Plans and their prices (specification 3, currencies; docs/product-facts.md). */
import type { Currency } from '../languages/locales.ts';
import type { FeatureId } from '../pages/sections.ts';
import type { OfferId } from './offers.ts';

/** From the smallest. */
export const planIds = ['free', 'solo', 'team', 'business'] as const;
export type PlanId = (typeof planIds)[number];
export type PaidPlan = Extract<PlanId, 'solo' | 'team'>;
/** A year costs ten months. */
export const periods = ['monthly', 'yearly'] as const;
export type Period = (typeof periods)[number];
const monthsPaidPerYear = 10;
export const freePlan = { profiles: 5, members: 1 } as const;
/** The steps of the slider. */
export const profileSteps = [10, 20, 50, 100, 200, 500, 1000] as const;
export type ProfileStep = (typeof profileSteps)[number];
/** More is Business. */
export const mostProfiles: ProfileStep = 1000;

export const defaultChoice = { profiles: 50, members: 1, period: 'yearly' } as const satisfies {
  profiles: ProfileStep;
  members: number;
  period: Period;
};

/** More is Business. */
export const maxMembers = 50;

/** Per month, for each step of profiles and each member beyond the first; set by hand, not converted (prices.json). */
export type PriceLists = Readonly<
  Record<Currency, { readonly profiles: Readonly<Record<ProfileStep, number>>; readonly member: number }>
>;
/** Share of the price, for the first year of yearly plans. */
export const offerDiscount: Readonly<Record<OfferId, number>> = { september: 0.2 };
/** Share of a friend's payments that a referrer receives. */
export const referralShare = { ordinary: 0.2, september: 0.3 } as const;
/** Share of a friend's first payment. */
export const friendDiscount = 0.1;

export interface PlanChoice {
  readonly profiles: ProfileStep;
  readonly members: number;
  readonly period: Period;
  readonly currency: Currency;
}

export interface PlanPrice {
  readonly perMonth: number;
  /** Billed at once, for a month or a year. */
  readonly billed: number;
  /** Monthly price before the discount, if any. */
  readonly before: number | null;
  /** Sum of twelve months, paid in the chosen way. */
  readonly overYear: number;
  /** Saved by one yearly payment compared with twelve monthly ones, whichever is chosen. */
  readonly yearlySaves: number;
}

/** Team from the second member on. */
export const planFor = (members: number): PaidPlan => (members > 1 ? 'team' : 'solo');

/** @param discount share of the price by which a seasonal offer lowers yearly plans */
export function planPrice(
  lists: PriceLists,
  { profiles, members, period, currency }: PlanChoice,
  discount = 0,
): PlanPrice {
  const list = lists[currency];
  const monthly = list.profiles[profiles] + (members - 1) * list.member;
  const inMonths = monthly * 12;
  const yearly = monthly * monthsPaidPerYear;
  const billed = yearly * (1 - discount);
  const yearlySaves = inMonths - billed;
  return period === 'monthly'
    ? { perMonth: monthly, billed: monthly, before: null, overYear: inMonths, yearlySaves }
    : { perMonth: billed / 12, billed, before: discount > 0 ? yearly / 12 : null, overYear: billed, yearlySaves };
}

export type PlanSize = Pick<PlanChoice, 'profiles' | 'members'>;

export const leastSize = (plan: PaidPlan): PlanSize => ({
  profiles: profileSteps[0],
  members: plan === 'team' ? 2 : 1,
});

/** The size nearest to the wanted one: Solo has one member, Team two or more. */
export const sizeWithin = (plan: PaidPlan, { profiles, members }: PlanSize): PlanSize => ({
  profiles,
  members: plan === 'solo' ? 1 : Math.max(members, leastSize(plan).members),
});

/**
 * The lowest monthly price of a plan, paid yearly ("from"); null if the price is negotiated.
 * @param discount share of the price by which a seasonal offer lowers yearly plans
 */
export function leastPrice(lists: PriceLists, plan: PlanId, currency: Currency, discount = 0): number | null {
  if (plan === 'free') return 0;
  if (plan === 'business') return null;
  return planPrice(lists, { ...leastSize(plan), period: 'yearly', currency }, discount).perMonth;
}

/** In the order of the comparison table. */
export const planFeatures: Readonly<Record<string, Readonly<Record<PlanId, boolean>>>> = {
  fingerprint: { free: true, solo: true, team: true, business: true },
  bulk: { free: true, solo: true, team: true, business: true },
  synchronizer: { free: true, solo: true, team: true, business: true },
  rpa: { free: true, solo: true, team: true, business: true },
  api: { free: false, solo: true, team: true, business: true },
  roles: { free: false, solo: false, team: true, business: true },
  log: { free: false, solo: false, team: true, business: true },
  sso: { free: false, solo: false, team: false, business: true },
  response: { free: false, solo: false, team: false, business: true },
};

/** The rows that a plan has and the smaller ones lack. */
export const addedBy = (plan: PlanId): string[] =>
  Object.keys(planFeatures).filter((row) => planIds.find((each) => planFeatures[row]?.[each]) === plan);

const rowOf: Readonly<Record<FeatureId, string>> = {
  'multi-account-management': 'fingerprint',
  synchronizer: 'synchronizer',
  rpa: 'rpa',
  'local-api': 'api',
  'multi-profiles-management': 'bulk',
  teamwork: 'roles',
  'antidetect-browser': 'fingerprint',
};

/** The smallest plan with these features. */
export const planWith = (features: readonly FeatureId[]): PlanId =>
  planIds.find((plan) => features.every((feature) => planFeatures[rowOf[feature]]?.[plan])) ?? 'business';
