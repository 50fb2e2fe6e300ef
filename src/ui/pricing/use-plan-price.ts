import { useTranslation } from 'react-i18next';
import { formatPrice } from '../../site/formats';
import { leastPrice, type PlanId } from '../../site/product/plans';
import { useShell } from '../shell/shell-context';
import { usePrices } from './prices-context';

/** The lowest price of a plan, in words: an amount, "from … a month", or that it is negotiated. */
export function usePlanPrice(): (plan: PlanId) => string {
  const { t } = useTranslation('plans');
  const { locale } = useShell();
  const lists = usePrices();
  return (plan) => {
    const least = leastPrice(lists, plan, locale.currency);
    if (least === null) return t('business.price');
    const price = formatPrice(least, locale.currency);
    return least === 0 ? price : t('from', { price });
  };
}
