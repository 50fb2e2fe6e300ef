import { useTranslation } from 'react-i18next';
import { Icon } from '../icon/icon';
import { Scene } from './scene';
import * as styles from './scene.module.css';
import { SceneLog } from './scene-log';
import * as motion from './scene-motion.module.css';

const blocks = [
  { step: 'open', inner: false },
  { step: 'wait', inner: false },
  { step: 'loop', inner: false },
  { step: 'read', inner: true },
  { step: 'write', inner: true },
] as const;

/** An RPA flow with its schedule and, if there is room, the log of its last run. */
export function RpaScene() {
  const { t } = useTranslation('scenes');
  const done = <span className={`${styles.state} ${styles.on}`}>{t('rpa.done')}</span>;
  return (
    <Scene part="workflow" label={t('rpa.label')} title={t('rpa.title')}>
      <div className={styles.beside}>
        <div className={`${styles.flow} ${motion.runs}`}>
          {blocks.map(({ step, inner }) => (
            <div key={step} className={`${styles.block} ${inner ? styles.inner : ''}`}>
              {t(`rpa.${step}`)}
            </div>
          ))}
          <div className={styles.toolbar}>
            <span className={styles.time}>
              <Icon name="clock" /> {t('rpa.schedule')}
            </span>
            <span className={`${styles.state} ${styles.on} ${styles.spread}`}>{t('rpa.done')}</span>
          </div>
        </div>
        <SceneLog
          title={t('rpa.log')}
          lines={[
            { time: '08:00', profile: 'shop-de', hue: 1, icon: 'circle-check', state: done },
            { time: '08:02', profile: 'shop-fr', hue: 2, icon: 'circle-check', state: done },
            { time: '08:05', profile: 'shop-us', hue: 3, icon: 'circle-check', state: done },
            {
              time: '08:07',
              profile: 'ads-eu-2',
              hue: 4,
              icon: 'play',
              state: <span className={`${styles.state} ${styles.wait}`}>{t('profiles.running')}</span>,
            },
          ]}
        />
      </div>
    </Scene>
  );
}
