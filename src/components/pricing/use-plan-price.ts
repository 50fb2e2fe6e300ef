import { useTranslation } from 'react-i18next';
import { formatPrice } from '../../site/formats';
import { leastPrice, type PlanId } from '../../site/plans';
import { useShell } from '../shell/shell-context';

/** The least price of a plan as the reader's language writes it; where it is agreed upon, the words for that. */
export function usePlanPrice(): (plan: PlanId) => string {
  const { t } = useTranslation('plans');
  const { locale } = useShell();
  return (plan) => {
    const least = leastPrice(plan, locale.currency);
    return least === null ? t('business.price') : formatPrice(least, locale.currency);
  };
}
