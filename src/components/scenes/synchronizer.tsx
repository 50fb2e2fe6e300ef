import { useTranslation } from 'react-i18next';
import { Scene } from './scene';
import * as styles from './scene.module.css';

/** One leading window and three that repeat it. */
export function SynchronizerScene() {
  const { t } = useTranslation('scenes');
  return (
    <Scene label={t('synchronizer.label')} title={t('synchronizer.delay', { from: '0.4', to: '1.2' })}>
      <div className={styles.windows}>
        {['Shop DE', 'Shop FR', 'Shop IT', 'Shop ES'].map((name, place) => (
          <div key={name} className={`${styles.mini} ${styles[`hue${place + 1}`]} ${place === 0 ? styles.lead : ''}`}>
            <span className={styles.name}>{name}</span>
            <span className={styles.line} />
            <span className={`${styles.line} ${styles.short}`} />
            <span className={place === 0 ? `${styles.state} ${styles.on}` : styles.state}>
              {place === 0 ? t('synchronizer.leader') : t('synchronizer.follower')}
            </span>
          </div>
        ))}
      </div>
    </Scene>
  );
}
