import { useTranslation } from 'react-i18next';
import * as styles from './hour-plan.below.module.css';

/** With their minutes and colors. */
const parts = [
  ['prepare', 10, 2],
  ['check', 40, 1],
  ['compare', 10, 3],
] as const;

export function HourPlan() {
  const { t } = useTranslation('alternative');
  return (
    <section className={`box ${styles.plan}`}>
      <h3 className={styles.title}>{t('hour.title')}</h3>
      <ol className={styles.parts}>
        {parts.map(([part, minutes, facet]) => (
          <li key={part} className={styles.part} data-facet={facet}>
            <p className={styles.minutes}>{t('hour.minutes', { minutes })}</p>
            <div>
              <h4 className={styles.name}>{t(`hour.${part}.title`)}</h4>
              <p className="note">{t(`hour.${part}.text`)}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
