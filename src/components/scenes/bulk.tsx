import { useTranslation } from 'react-i18next';
import { Icon } from '../icon/icon';
import type { IconName } from '../icon/icons';
import * as mark from './avatar.module.css';
import * as styles from './bulk.below.module.css';
import { useClientNames } from './client-names';
import { deskGroups, deskRows } from './desk';
import { Scene } from './scene';
import * as scene from './scene.below.module.css';

const actions = [
  ['bulk.proxy', 'globe'],
  ['bulk.tags', 'tag'],
] as const satisfies readonly (readonly [string, IconName])[];

/** The group that the bulk action takes. */
const chosen = 'Northwind';

const all = deskGroups.reduce((sum, { profiles }) => sum + profiles, 0);

export function BulkScene() {
  const { t } = useTranslation('scenes');
  const clientName = useClientNames();
  const count = deskRows.filter(({ group }) => group === chosen).length;
  return (
    <Scene part="layers" label={t('bulk.label')} title={t('profiles.title')}>
      <div className={styles.bulk}>
        <div className={styles.groups}>
          {deskGroups.map(({ name, profiles, hue }) => (
            <span key={name} className={styles.group}>
              <span className={scene.dot} data-facet={hue} />
              <span className={styles.name}>{clientName(name)}</span>
              <span className={scene.soft}>{profiles}</span>
            </span>
          ))}
        </div>
        <div className={styles.list}>
          <div className={styles.actions}>
            <span className={styles.count}>
              <Icon name="check" /> {count} / {all}
            </span>
            {actions.map(([action, icon]) => (
              <span key={action} className={styles.action}>
                <Icon name={icon} /> {t(action)}
              </span>
            ))}
          </div>
          {deskRows.map(({ name, group, country, hue }) => {
            const included = group === chosen;
            return (
              <div key={name} className={`${styles.row} ${included ? styles.chosen : ''}`}>
                <span className={styles.box}>{included && <Icon name="check" />}</span>
                <span className={mark.hexagon} data-facet={hue} />
                <span className={styles.name}>{name}</span>
                <span className={`${scene.soft} ${scene.optional}`}>{clientName(group)}</span>
                <span className={scene.country}>{country}</span>
              </div>
            );
          })}
        </div>
      </div>
    </Scene>
  );
}
