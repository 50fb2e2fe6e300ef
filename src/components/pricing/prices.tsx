import type { OfferId } from '../../site/product/offers';
import { useShell } from '../shell/shell-context';
import { PlanCards } from './plan-cards';
import { PriceCalculator } from './price-calculator';
import { SizeTip } from './size-tip';
import { usePlanChoice } from './use-plan-choice';

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
