import { useTranslation } from 'react-i18next';
import * as mark from '../../components/scenes/avatar.module.css';
import { useClientNames } from '../../components/scenes/client-names';
import { desk, deskGroups, deskRows } from '../../components/scenes/desk';
import { Scene } from '../../components/scenes/scene';
import * as look from '../../components/scenes/scene.below.module.css';
import * as styles from './app-scene.below.module.css';

const chosen = 'Shop DE';

const tones = { running: look.on, checking: look.wait, ready: '' } as const;

export function AppScene() {
  const { t } = useTranslation('scenes');
  const clientName = useClientNames();
  const { system, screen, languages, timeZone, hue: chosenHue } = desk[chosen];
  const pairs = [
    [t('fingerprint.system'), system],
    [t('fingerprint.screen'), screen],
    [t('fingerprint.language'), languages],
    [t('fingerprint.timeZone'), timeZone],
    ['WebRTC', t('fingerprint.fromProxy')],
    ['Canvas', t('fingerprint.noise')],
  ] as const;
  return (
    <Scene part="layers" label={t('profiles.label')} title={t('profiles.title')}>
      <div className={styles.panes}>
        <div className={styles.groups}>
          {deskGroups.map(({ name, profiles, hue }) => (
            <span key={name} className={styles.group} data-facet={hue}>
              <span>{clientName(name)}</span>
              <span className={look.soft}>{profiles}</span>
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
            {deskRows.map(({ name, address, country, state, hue }) => (
              <div key={name} className={`${styles.row} ${name === chosen ? styles.chosen : ''}`}>
                <span className={mark.hexagon} data-facet={hue} />
                <span className={look.name}>{name}</span>
                <span className={`${look.soft} ${styles.wide}`}>
                  <span className={look.country}>{country}</span> <span className={look.mono}>{address}</span>
                </span>
                <span className={`${look.state} ${tones[state]}`}>{t(`profiles.${state}`)}</span>
              </div>
            ))}
          </div>
        </div>
        <div className={styles.details}>
          <span className={styles.subject}>
            <span className={mark.hexagon} data-facet={chosenHue} />
            <span className={look.name}>{chosen}</span>
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
    </Scene>
  );
}
