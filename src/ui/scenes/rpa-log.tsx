import { useTranslation } from 'react-i18next';
import * as styles from './scene.module.css';
import { SceneLog } from './scene-log';

/** The log of a flow's last run. */
export function RpaLog() {
  const { t } = useTranslation('scenes');
  const done = <span className={`${styles.state} ${styles.on}`}>{t('rpa.done')}</span>;
  return (
    <SceneLog
      title={t('rpa.log')}
      lines={[
        { time: '08:00', profile: 'shop-de', icon: 'circle-check', state: done },
        { time: '08:02', profile: 'shop-fr', icon: 'circle-check', state: done },
        { time: '08:05', profile: 'shop-us', icon: 'circle-check', state: done },
        {
          time: '08:07',
          profile: 'ads-eu-2',
          icon: 'play',
          state: <span className={`${styles.state} ${styles.wait}`}>{t('profiles.running')}</span>,
        },
      ]}
    />
  );
}
