import { useTranslation } from 'react-i18next';
import * as table from './fingerprint-table.module.css';
import { Scene } from './scene';
import * as styles from './scene.module.css';

const profiles = [
  {
    name: 'shop-de',
    hue: 1,
    values: ['Windows 11', '1920 × 1080', 'de-DE, en', 'Europe/Berlin', '9f2c…41', 'a07e…b3'],
  },
  { name: 'shop-fr', hue: 2, values: ['macOS 15', '1728 × 1117', 'fr-FR, en', 'Europe/Paris', '3d18…7a', '51cb…0e'] },
  { name: 'shop-us', hue: 4, values: ['Windows 10', '2560 × 1440', 'en-US', 'America/Chicago', 'c6a5…92', 'e23f…68'] },
] as const;

/** The fingerprints of three profiles side by side: each matches one computer, and all are different. */
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
    <Scene label={t('fingerprint.label')} title={t('fingerprint.title')}>
      <div className={table.table}>
        <div className={table.names}>
          <span className={table.name}>{'\u00a0'}</span>
          {names.map((name) => (
            <span key={name} className={table.value}>
              {name}
            </span>
          ))}
        </div>
        {profiles.map(({ name, hue, values }) => (
          <div key={name} className={`${table.profile} ${styles[`hue${hue}`]}`}>
            <span className={table.name}>{name}</span>
            {values.map((value) => (
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
