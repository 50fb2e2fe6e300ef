import { useTranslation } from 'react-i18next';
import { useShell } from '../shell/shell-context';
import { Scene } from './scene';
import * as styles from './scene.module.css';
import * as motion from './scene-motion.module.css';

/** One leading window and three that repeat it. */
export function SynchronizerScene() {
  const { t } = useTranslation('scenes');
  const { locale } = useShell();
  const number = new Intl.NumberFormat(locale.tag);
  const delay = t('synchronizer.delay', { from: number.format(0.4), to: number.format(1.2) });
  return (
    <Scene label={t('synchronizer.label')} title={delay}>
      <div className={`${styles.windows} ${motion.repeats}`}>
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
