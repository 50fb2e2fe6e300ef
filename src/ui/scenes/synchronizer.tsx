import { useTranslation } from 'react-i18next';
import { type DeskName, desk } from './desk';
import { type More, Scene } from './scene';
import * as styles from './scene.module.css';
import * as motion from './scene-motion.module.css';

/** The windows, each with its own text: opening hours. */
const windows = [
  { name: 'shop-de', hours: '09:00 – 18:00' },
  { name: 'shop-fr', hours: '09:30 – 19:00' },
  { name: 'shop-us', hours: '10:00 – 19:30' },
  { name: 'cafe-luma', hours: '10:00 – 20:00' },
] as const satisfies readonly { readonly name: DeskName; readonly hours: string }[];

/** One leading window and three that repeat it, each with its own text. */
export function SynchronizerScene({ more }: More) {
  const { t } = useTranslation('scenes');
  const delay = t('synchronizer.delay');
  return (
    <Scene part={more ? 'copy' : undefined} label={t('synchronizer.label')} title={delay}>
      <div className={`${styles.windows} ${motion.repeats}`}>
        {windows.map(({ name, hours }, place) => (
          <div key={name} className={`${styles.mini} ${place === 0 ? styles.lead : ''}`} data-facet={desk[name].hue}>
            <span className={styles.name}>{name}</span>
            {more && <div className={styles.large}>{more}</div>}
            <span className={styles.line} />
            <span className={`${styles.line} ${styles.short}`} />
            <span className={styles.typed}>{hours}</span>
            <span className={place === 0 ? `${styles.state} ${styles.on}` : styles.state}>
              {place === 0 ? t('synchronizer.leader') : t('synchronizer.follower')}
            </span>
          </div>
        ))}
      </div>
    </Scene>
  );
}
