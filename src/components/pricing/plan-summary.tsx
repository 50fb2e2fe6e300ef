import { useTranslation } from 'react-i18next';
import { planIds } from '../../site/product/plans';
import * as styles from './plan-summary.below.module.css';
import { usePlanPrice } from './use-plan-price';

/** One per line: name, lowest price per month, audience. */
export function PlanSummary() {
  const { t } = useTranslation('plans');
  const price = usePlanPrice();
  return (
    <dl className={styles.plans}>
      {planIds.map((plan) => (
        <div key={plan} className={styles.plan}>
          <dt className={styles.name}>{t(`${plan}.name`)}</dt>
          <dd className={styles.price}>{price(plan)}</dd>
          <dd className={`note ${styles.text}`}>{t(`${plan}.text`)}</dd>
        </div>
      ))}
    </dl>
  );
}
