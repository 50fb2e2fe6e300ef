import { useTranslation } from 'react-i18next';
import type { BrowserProfile } from '../../browser/browser-check/readers';
import * as styles from './browser-values.below.module.css';
import { groups } from './items';
import { ValueTable } from './value-table';

export function BrowserValues(props: {
  /** Null until it is read. */
  readonly profile: BrowserProfile | null;
  readonly askForAddresses: () => void;
}) {
  const { t } = useTranslation('browser-check');
  return (
    <div className={props.profile ? styles.groups : `${styles.groups} ${styles.unread}`}>
      <section className={styles.group}>
        <h2 className={styles.title}>{t('scale.title')}</h2>
        <p className={styles.text}>{t('scale.text')}</p>
      </section>
      {groups.map(({ name, items }) => (
        <section key={name} className={styles.group}>
          <h2 className={styles.title}>{t(`groups.${name}`)}</h2>
          <ValueTable caption={t(`groups.${name}`)} items={items} {...props} />
        </section>
      ))}
    </div>
  );
}
