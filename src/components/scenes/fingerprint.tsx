import { useTranslation } from 'react-i18next';
import { desk } from './desk';
import * as own from './fingerprint.below.module.css';
import { Scene } from './scene';
import * as styles from './scene.below.module.css';

const name = 'Shop DE';
const profile = desk[name];

export function FingerprintScene() {
  const { t } = useTranslation('scenes');
  const rows = [
    [t('fingerprint.system'), profile.system],
    [t('fingerprint.screen'), profile.screen],
    [t('fingerprint.language'), profile.languages],
    [t('fingerprint.timeZone'), `${profile.timeZone} · ${t('fingerprint.fromProxy')}`],
    ['Canvas', t('fingerprint.noise')],
    ['AudioContext', t('fingerprint.noise')],
    ['WebRTC', t('fingerprint.fromProxy')],
  ];
  return (
    <Scene label={t('fingerprint.label')} title={`${t('fingerprint.title')} · ${name}`}>
      <div className={styles.toolbar}>
        <span className={`${styles.state} ${styles.on}`}>{t('fingerprint.consistent')}</span>
      </div>
      <div className={own.pairs}>
        {rows.map(([what, value]) => [
          <span key={what} className={styles.soft}>
            {what}
          </span>,
          <span key={`${what} value`} className={styles.mono}>
            {value}
          </span>,
        ])}
      </div>
    </Scene>
  );
}
