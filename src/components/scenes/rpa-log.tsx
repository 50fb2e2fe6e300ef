import { useTranslation } from 'react-i18next';
import { run } from './desk-day';
import * as styles from './scene.below.module.css';
import { SceneLog } from './scene-log';

export function RpaLog() {
  const { t } = useTranslation('scenes');
  const done = <span className={`${styles.state} ${styles.on}`}>{t('rpa.done')}</span>;
  const running = <span className={`${styles.state} ${styles.wait}`}>{t('profiles.running')}</span>;
  return (
    <SceneLog
      title={t('rpa.log')}
      lines={run.map((line, index) =>
        index === run.length - 1
          ? { ...line, icon: 'play', state: running }
          : { ...line, icon: 'circle-check', state: done },
      )}
    />
  );
}
