import { useState } from 'react';
import type { Currency } from '../../site/languages/locales';
import type { OfferId } from '../../site/product/offers';
import { choiceIn, choiceParameters } from '../../site/product/plan-address';
import { defaultChoice, type PlanChoice } from '../../site/product/plans';
import { useShell } from '../shell/shell-context';
import { useAddressState } from '../shell/use-address-state';
import { PlanCards } from './plan-cards';
import { PriceCalculator } from './price-calculator';
import { SizeTip } from './size-tip';

/** @param props.offer the offer that lowers the prices on its days */
export function Prices({ offer }: { readonly offer: OfferId | null }) {
  const { locale } = useShell();
  const [choice, change] = usePlanChoice(locale.currency);
  return (
    <>
      <PriceCalculator choice={choice} onChange={change} offer={offer} />
      <PlanCards choice={choice} offer={offer} />
      <SizeTip {...choice} />
    </>
  );
}

/** Also kept in the page's address. */
function usePlanChoice(currency: Currency): readonly [PlanChoice, (change: Partial<PlanChoice>) => void] {
  const [{ usual, form }] = useState(() => {
    const usual: PlanChoice = { ...defaultChoice, currency };
    return { usual, form: { read: (query: URLSearchParams) => choiceIn(query, usual), write: choiceParameters } };
  });
  return useAddressState(usual, form);
}
