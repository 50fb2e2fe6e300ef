import { useTranslation } from 'react-i18next';
import { Scene } from './scene';
import * as styles from './scene.module.css';

const profiles = [
  { name: 'Shop DE', group: 'groupShops', proxy: '185.13.•.•', state: 'running', hue: 1 },
  { name: 'Shop FR', group: 'groupShops', proxy: '91.165.•.•', state: 'running', hue: 2 },
  { name: 'Ads EU-2', group: 'groupAds', proxy: '51.15.•.•', state: 'checking', hue: 3 },
  { name: 'Atelier Nord', group: 'groupClients', proxy: '62.210.•.•', state: 'ready', hue: 4 },
  { name: 'Café Luma', group: 'groupClients', proxy: '78.46.•.•', state: 'ready', hue: 5 },
] as const;

const tones = { running: styles.on, checking: styles.wait, ready: '' } as const;

/** The list of profiles. */
export function ProfileListScene() {
  const { t } = useTranslation('scenes');
  return (
    <Scene label={t('profiles.label')} title={t('profiles.title')}>
      <div className={styles.toolbar}>
        <span className={styles.field}>{t('profiles.search')}</span>
        <span className={styles.action}>{t('profiles.new')}</span>
      </div>
      <div className={styles.rows}>
        <div className={`${styles.row} ${styles.head}`}>
          <span />
          <span>{t('profiles.name')}</span>
          <span className={styles.optional}>{t('profiles.group')}</span>
          <span className={styles.optional}>{t('profiles.proxy')}</span>
          <span>{t('profiles.state')}</span>
        </div>
        {profiles.map(({ name, group, proxy, state, hue }) => (
          <div key={name} className={styles.row}>
            <span className={`${styles.avatar} ${styles[`hue${hue}`]}`} />
            <span className={styles.name}>{name}</span>
            <span className={`${styles.soft} ${styles.optional}`}>{t(`profiles.${group}`)}</span>
            <span className={`${styles.soft} ${styles.mono} ${styles.optional}`}>{proxy}</span>
            <span className={`${styles.state} ${tones[state]}`}>{t(`profiles.${state}`)}</span>
          </div>
        ))}
      </div>
    </Scene>
  );
}
