import { useTranslation } from 'react-i18next';
import { formatPrice } from '../../site/formats';
import type { Currency } from '../../site/languages/locales';
import { leastPrice, type PlanId } from '../../site/product/plans';
import { useShell } from '../shell/shell-context';
import { usePrices } from './prices-context';

/** An amount, "from … a month, billed yearly", or that it is negotiated. */
export function usePlanPrice(): (plan: PlanId, currency?: Currency, discount?: number) => string {
  const { t } = useTranslation('plans');
  const { locale } = useShell();
  const lists = usePrices();
  return (plan, currency = locale.currency, discount = 0) => {
    const least = leastPrice(lists, plan, currency, discount);
    if (least === null) return t('business.price');
    const price = formatPrice(locale, least, currency);
    return least === 0 ? price : t('from', { price });
  };
}
