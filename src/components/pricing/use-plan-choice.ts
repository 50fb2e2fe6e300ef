import { useState } from 'react';
import { defaultChoice, leastSize, type PaidPlan, type Period, type PlanSize, sizeWithin } from '../../site/plans';

/** What a visitor has chosen on the pricing page. */
export interface PlanChoice extends PlanSize {
  readonly period: Period;
  /** Whether the size is the visitor's own choice, not the one that the page begins with. */
  readonly sized: boolean;
}

/** A part of the choice, changed. */
export type PlanChange = Partial<Pick<PlanChoice, 'profiles' | 'members' | 'period'>>;

/** The choice that calculator and cards share, and a function to change a part of it. */
export function usePlanChoice(): readonly [PlanChoice, (change: PlanChange) => void] {
  const [choice, setChoice] = useState<PlanChoice>({ ...defaultChoice, sized: false });
  return [
    choice,
    (change) => setChoice((before) => ({ ...before, ...change, sized: before.sized || change.period === undefined })),
  ];
}

/** The size for a card's button: the visitor's own, adjusted to the plan, or else the size of the card's price. */
export const sizeToTake = (plan: PaidPlan, choice: PlanChoice): PlanSize =>
  choice.sized ? sizeWithin(plan, choice) : leastSize(plan);
