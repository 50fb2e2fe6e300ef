import { useTranslation } from 'react-i18next';
import { Scene } from './scene';
import * as styles from './scene.module.css';

/** The fingerprint panel of one profile. */
export function FingerprintScene() {
  const { t } = useTranslation('scenes');
  const rows = [
    [t('fingerprint.system'), 'Windows 11'],
    [t('fingerprint.screen'), '1920 × 1080'],
    [t('fingerprint.language'), 'de-DE, en'],
    [t('fingerprint.timeZone'), `Europe/Berlin · ${t('fingerprint.fromProxy')}`],
    ['Canvas', t('fingerprint.noise')],
    ['WebGL', t('fingerprint.noise')],
    ['WebRTC', t('fingerprint.fromProxy')],
  ];
  return (
    <Scene label={t('fingerprint.label')} title={`${t('fingerprint.title')} · Shop DE`}>
      <div className={styles.toolbar}>
        <span className={`${styles.state} ${styles.on}`}>{t('fingerprint.consistent')}</span>
      </div>
      <div className={styles.pairs}>
        {rows.map(([name, value]) => [
          <span key={name} className={styles.soft}>
            {name}
          </span>,
          <span key={`${name} value`} className={styles.mono}>
            {value}
          </span>,
        ])}
      </div>
    </Scene>
  );
}
