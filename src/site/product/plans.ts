/**
 * Plans, and what follows from their prices (specification 3, currencies; docs/product-facts.md).
 */
import type { Currency } from '../languages/locales.ts';
import type { FeatureId } from '../pages/sections.ts';
import type { OfferId } from './offers.ts';

/** The plans, from the smallest. */
export const planIds = ['free', 'solo', 'team', 'business'] as const;
export type PlanId = (typeof planIds)[number];

/** A plan whose price depends on its size. */
export type PaidPlan = Extract<PlanId, 'solo' | 'team'>;

/** Monthly or yearly payment; a year costs ten months. */
export const periods = ['monthly', 'yearly'] as const;
export type Period = (typeof periods)[number];
const monthsPaidPerYear = 10;

/** Profiles and members of the free plan. */
export const freePlan = { profiles: 5, members: 1 } as const;

/** Sizes of the paid plans: the steps of the slider. */
export const profileSteps = [10, 20, 50, 100, 200, 500, 1000] as const;
export type ProfileStep = (typeof profileSteps)[number];

/** The most profiles that can be chosen; more is Business. */
export const mostProfiles: ProfileStep = 1000;

/** What a visitor sees before choosing. */
export const defaultChoice = { profiles: 50, members: 1, period: 'yearly' } as const satisfies {
  profiles: ProfileStep;
  members: number;
  period: Period;
};

/** The most members that can be chosen; more is Business. */
export const maxMembers = 50;

/** Prices per month in one currency: for each step of profiles, and for each member beyond the first. */
export interface PriceList {
  readonly profiles: Readonly<Record<ProfileStep, number>>;
  readonly member: number;
}

/** The prices in each currency: set by hand, not converted. They are data (prices.json), which a page's query asks for. */
export type PriceLists = Readonly<Record<Currency, PriceList>>;

/** The discount of an offer on the first year of yearly plans (share of the price). */
export const offerDiscount: Readonly<Record<OfferId, number>> = { september: 0.2 };

/** The share of a friend's payments that a referrer receives. */
export const referralShare = { ordinary: 0.2, september: 0.3 } as const;

/** What a friend saves on the first payment (share of the price). */
export const friendDiscount = 0.1;

/** A choice on the pricing page. */
export interface PlanChoice {
  readonly profiles: ProfileStep;
  readonly members: number;
  readonly period: Period;
  readonly currency: Currency;
}

/** The price of a choice, in its currency. */
export interface PlanPrice {
  readonly perMonth: number;
  /** The amount billed at once: for a month, or for a year. */
  readonly billed: number;
  /** Monthly price before the discount, if there is one. */
  readonly before: number | null;
  /** The sum of twelve months, paid in the chosen way. */
  readonly overYear: number;
  /** What one yearly payment saves compared with twelve monthly ones, whichever of them is chosen. */
  readonly yearlySaves: number;
}

/** The paid plan for a number of members: Team from the second member on. */
export const planFor = (members: number): PaidPlan => (members > 1 ? 'team' : 'solo');

/**
 * Computes the price of a choice.
 * @param discount share of the price by which a seasonal offer lowers yearly plans
 */
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

/** The size of a plan: profiles and members. */
export type PlanSize = Pick<PlanChoice, 'profiles' | 'members'>;

/** The smallest size of a paid plan. */
export const leastSize = (plan: PaidPlan): PlanSize => ({
  profiles: profileSteps[0],
  members: plan === 'team' ? 2 : 1,
});

/** The size of a paid plan that is nearest to a wanted size: Solo has one member, Team two or more. */
export const sizeWithin = (plan: PaidPlan, { profiles, members }: PlanSize): PlanSize => ({
  profiles,
  members: plan === 'solo' ? 1 : Math.max(members, leastSize(plan).members),
});

/**
 * The lowest price of a plan per month, paid yearly, as every page that says "from" means it; null if the price is negotiated.
 * @param discount share of the price by which a seasonal offer lowers yearly plans
 */
export function leastPrice(lists: PriceLists, plan: PlanId, currency: Currency, discount = 0): number | null {
  if (plan === 'free') return 0;
  if (plan === 'business') return null;
  return planPrice(lists, { ...leastSize(plan), period: 'yearly', currency }, discount).perMonth;
}

/** What each plan includes, in the order of the comparison table. */
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

/** The row of {@link planFeatures} that a feature needs. */
const rowOf: Readonly<Record<FeatureId, string>> = {
  'multi-account-management': 'fingerprint',
  synchronizer: 'synchronizer',
  rpa: 'rpa',
  'local-api': 'api',
  'multi-profiles-management': 'bulk',
  teamwork: 'roles',
  'antidetect-browser': 'fingerprint',
};

/** The smallest plan that includes some features. */
export const planWith = (features: readonly FeatureId[]): PlanId =>
  planIds.find((plan) => features.every((feature) => planFeatures[rowOf[feature]]?.[plan])) ?? 'business';
