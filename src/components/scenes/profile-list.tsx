import { useTranslation } from 'react-i18next';
import * as mark from './avatar.module.css';
import { useClientNames } from './client-names';
import { type DeskProfile, deskRows } from './desk';
import { Scene } from './scene';
import * as styles from './scene.below.module.css';

/** A row of the list. */
export interface SceneProfile extends Pick<DeskProfile, 'group' | 'country' | 'address' | 'state' | 'hue'> {
  readonly name: string;
}

const tones = { running: styles.on, checking: styles.wait, ready: '' } as const;

export function ProfileListScene({ profiles = deskRows }: { readonly profiles?: readonly SceneProfile[] }) {
  const { t } = useTranslation('scenes');
  const clientName = useClientNames();
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
        {profiles.map(({ name, group, country, address, state, hue }) => (
          <div key={name} className={styles.row}>
            <span className={mark.hexagon} data-facet={hue} />
            <span className={styles.name}>{name}</span>
            <span className={`${styles.soft} ${styles.optional}`}>{clientName(group)}</span>
            <span className={`${styles.soft} ${styles.optional}`}>
              <span className={styles.country}>{country}</span> <span className={styles.mono}>{address}</span>
            </span>
            <span className={`${styles.state} ${tones[state]}`}>{t(`profiles.${state}`)}</span>
          </div>
        ))}
      </div>
    </Scene>
  );
}
