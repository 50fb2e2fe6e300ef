import { useTranslation } from 'react-i18next';
import * as styles from './hour-plan.module.css';

/** With their minutes. */
const parts = [
  ['prepare', 10],
  ['check', 40],
  ['compare', 10],
] as const;

export function HourPlan() {
  const { t } = useTranslation('alternative');
  return (
    <section className={styles.plan}>
      <h2 className={styles.title}>{t('hour.title')}</h2>
      <ol>
        {parts.map(([part, minutes]) => (
          <li key={part} className={`${styles.part} ${styles[part]}`}>
            <p className={styles.minutes}>{t('hour.minutes', { minutes })}</p>
            <div>
              <h3 className={styles.name}>{t(`hour.${part}.title`)}</h3>
              <p className={styles.note}>{t(`hour.${part}.text`)}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
