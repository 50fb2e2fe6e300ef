import { useTranslation } from 'react-i18next';
import { ProxyBudget, proxyBudgetId } from './proxy-budget';
import * as styles from './proxy-budget-part.module.css';

export function ProxyBudgetPart() {
  const { t } = useTranslation('proxy-budget');
  return (
    <section className={styles.part} id={proxyBudgetId} aria-labelledby={`${proxyBudgetId}-title`}>
      <h2 id={`${proxyBudgetId}-title`}>{t('title')}</h2>
      <p className={styles.lead}>{t('lead')}</p>
      <ProxyBudget />
    </section>
  );
}
