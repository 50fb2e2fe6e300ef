import { useState } from 'react';
import type { Currency } from '../../site/languages/locales';
import { choiceIn, choiceParameters } from '../../site/product/plan-address';
import { defaultChoice, type PlanChoice } from '../../site/product/plans';
import { useAddressState } from '../shell/use-address-state';

/** Also kept in the page's address. */
export function usePlanChoice(currency: Currency): readonly [PlanChoice, (change: Partial<PlanChoice>) => void] {
  const [{ usual, form }] = useState(() => {
    const usual: PlanChoice = { ...defaultChoice, currency };
    return { usual, form: { read: (query: URLSearchParams) => choiceIn(query, usual), write: choiceParameters } };
  });
  return useAddressState(usual, form);
}
