import { useTranslation } from 'react-i18next';
import { Icon } from '../icon/icon';
import type { IconName } from '../icon/icons';
import * as styles from './bulk.module.css';
import { Scene } from './scene';
import * as scene from './scene.module.css';
import { mixedProfiles } from './solution-profiles';

const groups = [
  { name: 'Nordhaus', profiles: 48, hue: 1 },
  { name: 'Fjell', profiles: 31, hue: 4 },
  { name: 'Atelier Nord', profiles: 26, hue: 3 },
  { name: 'Café Luma', profiles: 23, hue: 5 },
] as const;

const actions = [
  ['bulk.proxy', 'globe'],
  ['bulk.tags', 'tag'],
  ['profiles.open', 'play'],
] as const satisfies readonly (readonly [string, IconName])[];

/** Profiles of the list that the bulk action takes: those of one group. */
const chosen = 'Nordhaus';

/** Some profiles chosen in the list, and what can be done with all of them at once. */
export function BulkScene() {
  const { t } = useTranslation('scenes');
  const count = mixedProfiles.filter(({ group }) => group === chosen).length;
  return (
    <Scene label={t('bulk.label')} title={t('profiles.title')}>
      <div className={styles.bulk}>
        <div className={styles.groups}>
          {groups.map(({ name, profiles, hue }) => (
            <span key={name} className={`${styles.group} ${name === chosen ? styles.current : ''}`}>
              <span className={`${scene.dot} ${scene[`hue${hue}`]}`} />
              <span className={styles.name}>{name}</span>
              <span className={scene.soft}>{profiles}</span>
            </span>
          ))}
        </div>
        <div className={styles.list}>
          <div className={styles.actions}>
            <span className={styles.count}>
              <Icon name="check" /> {count} / 128
            </span>
            {actions.map(([action, icon]) => (
              <span key={action} className={styles.action}>
                <Icon name={icon} /> {t(action)}
              </span>
            ))}
          </div>
          {mixedProfiles.map(({ name, group, country, hue }) => {
            const included = group === chosen;
            return (
              <div key={name} className={`${styles.row} ${included ? styles.chosen : ''}`}>
                <span className={styles.box}>{included && <Icon name="check" />}</span>
                <span className={`${scene.avatar} ${scene[`hue${hue}`]}`} />
                <span className={styles.name}>{name}</span>
                <span className={`${scene.soft} ${scene.optional}`}>{group}</span>
                <span className={scene.country}>{country}</span>
              </div>
            );
          })}
        </div>
      </div>
    </Scene>
  );
}
