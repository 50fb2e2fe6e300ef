import { useTranslation } from 'react-i18next';
import { Icon } from '../icon/icon';
import * as own from './rpa.below.module.css';
import { type More, Scene } from './scene';
import * as styles from './scene.below.module.css';
import * as motion from './scene-motion.below.module.css';

const blocks = [
  { step: 'open', inner: false },
  { step: 'wait', inner: false },
  { step: 'loop', inner: false },
  { step: 'read', inner: true },
  { step: 'write', inner: true },
] as const;

export function RpaScene({ more }: More) {
  const { t } = useTranslation('scenes');
  return (
    <Scene part={more ? 'workflow' : undefined} label={t('rpa.label')} title={t('rpa.title')}>
      <div className={more ? styles.beside : undefined}>
        <div className={`${own.flow} ${motion.runs}`}>
          {blocks.map(({ step, inner }) => (
            <div key={step} className={`${own.block} ${inner ? own.inner : ''}`}>
              {t(`rpa.${step}`)}
            </div>
          ))}
          <div className={styles.toolbar}>
            <span className={styles.time}>
              <Icon name="clock" /> {t('rpa.schedule')}
            </span>
            <span className={`${styles.state} ${styles.on} ${own.spread}`}>{t('rpa.done')}</span>
          </div>
        </div>
        {more}
      </div>
    </Scene>
  );
}
