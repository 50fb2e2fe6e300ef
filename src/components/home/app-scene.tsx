import { useTranslation } from 'react-i18next';
import * as look from '../scenes/scene.module.css';
import * as styles from './app-scene.module.css';

const groups = [
  { group: 'groupShops', profiles: 12, hue: 1 },
  { group: 'groupAds', profiles: 8, hue: 3 },
  { group: 'groupClients', profiles: 24, hue: 4 },
] as const;

const profiles = [
  { name: 'Shop DE', proxy: '185.13.•.•', place: 'Berlin', state: 'running', hue: 1 },
  { name: 'Shop FR', proxy: '91.165.•.•', place: 'Lyon', state: 'running', hue: 2 },
  { name: 'Shop IT', proxy: '151.38.•.•', place: 'Milano', state: 'running', hue: 5 },
  { name: 'Ads EU-2', proxy: '51.15.•.•', place: 'Amsterdam', state: 'checking', hue: 3 },
  { name: 'Atelier Nord', proxy: '62.210.•.•', place: 'Paris', state: 'ready', hue: 4 },
  { name: 'Café Luma', proxy: '78.46.•.•', place: 'Nürnberg', state: 'ready', hue: 2 },
  { name: 'Studio Orla', proxy: '86.44.•.•', place: 'Dublin', state: 'ready', hue: 1 },
] as const;

const tones = { running: look.on, checking: look.wait, ready: '' } as const;

/** The whole application: groups, the list of profiles, and the fingerprint of the one that is chosen. */
export function AppScene() {
  const { t } = useTranslation('scenes');
  const pairs = [
    [t('fingerprint.system'), 'Windows 11'],
    [t('fingerprint.screen'), '1920 × 1080'],
    [t('fingerprint.language'), 'de-DE, en'],
    [t('fingerprint.timeZone'), 'Europe/Berlin'],
    ['WebRTC', t('fingerprint.fromProxy')],
    ['Canvas', t('fingerprint.noise')],
  ] as const;
  return (
    <div className={look.window} role="img" aria-label={t('profiles.label')}>
      <div className={styles.panes} aria-hidden="true">
        <div className={styles.groups}>
          <span className={look.dots} />
          <span className={styles.all}>{t('profiles.title')}</span>
          {groups.map(({ group, profiles: count, hue }) => (
            <span key={group} className={`${styles.group} ${look[`hue${hue}`]}`}>
              <span>{t(`profiles.${group}`)}</span>
              <span className={look.soft}>{count}</span>
            </span>
          ))}
        </div>
        <div className={styles.list}>
          <div className={look.toolbar}>
            <span className={look.field}>{t('profiles.search')}</span>
            <span className={look.action}>{t('profiles.new')}</span>
          </div>
          <div className={styles.rows}>
            <div className={`${styles.row} ${styles.head}`}>
              <span />
              <span>{t('profiles.name')}</span>
              <span className={styles.wide}>{t('profiles.proxy')}</span>
              <span>{t('profiles.state')}</span>
            </div>
            {profiles.map(({ name, proxy, place, state, hue }, index) => (
              <div key={name} className={`${styles.row} ${index === 0 ? styles.chosen : ''}`}>
                <span className={`${look.avatar} ${look[`hue${hue}`]}`} />
                <span className={look.name}>{name}</span>
                <span className={`${look.soft} ${styles.wide}`}>
                  {place} <span className={look.mono}>{proxy}</span>
                </span>
                <span className={`${look.state} ${tones[state]}`}>{t(`profiles.${state}`)}</span>
              </div>
            ))}
          </div>
        </div>
        <div className={styles.details}>
          <span className={styles.subject}>
            <span className={`${look.avatar} ${look.hue1}`} />
            <span className={look.name}>Shop DE</span>
          </span>
          <span className={`${look.state} ${look.on}`}>{t('fingerprint.consistent')}</span>
          {pairs.map(([name, value]) => (
            <span key={name} className={styles.pair}>
              <span className={look.soft}>{name}</span>
              <span>{value}</span>
            </span>
          ))}
          <span className={`${look.action} ${styles.open}`}>{t('profiles.open')}</span>
        </div>
      </div>
    </div>
  );
}
