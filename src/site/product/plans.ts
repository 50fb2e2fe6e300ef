/**
 * Plans and prices as data (specification 3, currencies; docs/product-facts.md).
 */
import type { Currency } from '../languages/locales.ts';
import type { FeatureId } from '../pages/sections.ts';
import type { OfferId } from './offers.ts';

/** The plans, from the smallest. */
export const planIds = ['free', 'solo', 'team', 'business'] as const;
export type PlanId = (typeof planIds)[number];

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

/**
 * Price per month for each step of profiles, and for each member beyond the first, in each currency: set by hand, not
 * converted. Each is a multiple of 3 (of 75,000 ₫), so that a twelfth of ten months is exact as shown, even with the seasonal
 * discount: the monthly price of a yearly plan times twelve is the amount billed.
 */
const prices: Readonly<
  Record<Currency, { readonly profiles: Readonly<Record<ProfileStep, number>>; readonly member: number }>
> = {
  USD: { profiles: { 10: 9, 20: 15, 50: 30, 100: 48, 200: 78, 500: 150, 1000: 249 }, member: 6 },
  BRL: { profiles: { 10: 45, 20: 75, 50: 150, 100: 240, 200: 390, 500: 750, 1000: 1245 }, member: 30 },
  PLN: { profiles: { 10: 36, 20: 60, 50: 120, 100: 192, 200: 312, 500: 600, 1000: 996 }, member: 24 },
  VND: {
    profiles: {
      10: 225_000,
      20: 375_000,
      50: 750_000,
      100: 1_200_000,
      200: 1_950_000,
      500: 3_750_000,
      1000: 6_225_000,
    },
    member: 150_000,
  },
};

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
  /** The paid plan for the choice: Team from the second member on. */
  readonly plan: 'solo' | 'team';
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

/**
 * Computes the price of a choice.
 * @param discount share of the price by which a seasonal offer lowers yearly plans
 */
export function planPrice({ profiles, members, period, currency }: PlanChoice, discount = 0): PlanPrice {
  const list = prices[currency];
  const plan = members > 1 ? 'team' : 'solo';
  const monthly = list.profiles[profiles] + (members - 1) * list.member;
  const inMonths = monthly * 12;
  const yearly = monthly * monthsPaidPerYear;
  const billed = yearly * (1 - discount);
  const yearlySaves = inMonths - billed;
  return period === 'monthly'
    ? { plan, perMonth: monthly, billed: monthly, before: null, overYear: inMonths, yearlySaves }
    : { plan, perMonth: billed / 12, billed, before: discount > 0 ? yearly / 12 : null, overYear: billed, yearlySaves };
}

/** The size of a plan: profiles and members. */
export type PlanSize = Pick<PlanChoice, 'profiles' | 'members'>;

/** A plan whose price depends on its size. */
export type PaidPlan = PlanPrice['plan'];

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

/** The plan that is marked as recommended: the one that the calculator shows before anything is chosen. */
export const usualPlan: PlanId = planPrice({ ...defaultChoice, currency: 'USD' }).plan;

/** The lowest price of a plan per month, paid monthly; null if the price is negotiated. */
export function leastPrice(plan: PlanId, currency: Currency): number | null {
  if (plan === 'free') return 0;
  if (plan === 'business') return null;
  return planPrice({ ...leastSize(plan), period: 'monthly', currency }).perMonth;
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
