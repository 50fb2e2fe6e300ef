import { useTranslation } from 'react-i18next';
import { type DeskName, type DeskProfile, desk } from './desk';
import * as table from './fingerprint-table.below.module.css';
import { Scene } from './scene';
import * as styles from './scene.below.module.css';

const profiles: readonly DeskName[] = ['Shop DE', 'Shop FR', 'Shop US'];

const valuesOf = ({ system, screen, languages, timeZone, canvas, webgl }: DeskProfile) =>
  [system, screen, languages, timeZone, canvas, webgl] as const;

/** Three profiles side by side: each matches one computer, and all differ. */
export function FingerprintTableScene() {
  const { t } = useTranslation('scenes');
  const names = [
    t('fingerprint.system'),
    t('fingerprint.screen'),
    t('fingerprint.language'),
    t('fingerprint.timeZone'),
    'Canvas',
    'WebGL',
  ];
  return (
    <Scene part="fingerprint" label={t('fingerprint.label')} title={t('fingerprint.title')}>
      <div className={table.table}>
        <div className={table.names}>
          <span className={table.name}>{'\u00a0'}</span>
          {names.map((name) => (
            <span key={name} className={table.value}>
              {name}
            </span>
          ))}
        </div>
        {profiles.map((name) => (
          <div key={name} className={table.profile} data-facet={desk[name].hue}>
            <span className={table.name}>{name}</span>
            {valuesOf(desk[name]).map((value) => (
              <span key={value} className={table.value}>
                {value}
              </span>
            ))}
            <span className={`${styles.state} ${styles.on}`}>{t('fingerprint.consistent')}</span>
          </div>
        ))}
      </div>
    </Scene>
  );
}
