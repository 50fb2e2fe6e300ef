import { useTranslation } from 'react-i18next';
import { desk } from './desk';
import { openingHours } from './desk-day';
import { type More, Scene } from './scene';
import * as styles from './scene.below.module.css';
import * as motion from './scene-motion.below.module.css';
import * as own from './synchronizer.below.module.css';

/** One leading window and three that repeat it, each with its own text. */
export function SynchronizerScene({ more }: More) {
  const { t } = useTranslation('scenes');
  const delay = t('synchronizer.delay');
  return (
    <Scene part={more ? 'copy' : undefined} label={t('synchronizer.label')} title={delay}>
      <div className={`${own.windows} ${motion.repeats}`}>
        {openingHours.map(({ profile, hours }, index) => (
          <div key={profile} className={`${own.mini} ${index === 0 ? own.lead : ''}`} data-facet={desk[profile].hue}>
            <span className={styles.name}>{profile}</span>
            {more && <div className={own.page}>{more}</div>}
            <span className={`${own.typed} ${motion.types}`}>{hours}</span>
            <span className={index === 0 ? `${styles.state} ${styles.on}` : styles.state}>
              {index === 0 ? t('synchronizer.leader') : t('synchronizer.follower')}
            </span>
          </div>
        ))}
      </div>
    </Scene>
  );
}
