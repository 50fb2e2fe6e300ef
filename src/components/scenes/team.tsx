import { useTranslation } from 'react-i18next';
import { site } from '../../services/site';
import { Icon } from '../icon/icon';
import { Scene } from './scene';
import * as styles from './scene.module.css';
import { SceneLog } from './scene-log';

const roles = [
  { role: 'owner', hue: 1 },
  { role: 'manager', hue: 4 },
  { role: 'member', hue: 2 },
  { role: 'observer', hue: 5 },
] as const;

/** Who may do what, in the order of the roles. */
const rights = [
  { right: 'open', may: [true, true, true, false] },
  { right: 'edit', may: [true, true, true, false] },
  { right: 'share', may: [true, true, false, false] },
  { right: 'pay', may: [true, false, false, false] },
] as const;

/** Who may do what and, if there is room, the activity log. */
export function TeamScene() {
  const { t } = useTranslation('scenes');
  return (
    <Scene part="users" label={t('team.label')} title={site.config.name}>
      <div className={styles.beside}>
        <div className={styles.roles}>
          <span />
          {roles.map(({ role, hue }) => (
            <span key={role} className={styles.role}>
              <span className={styles.avatar} data-facet={hue} />
              <span className={styles.roleName}>{t(`team.${role}`)}</span>
            </span>
          ))}
          {rights.map(({ right, may }) => [
            <span key={right}>{t(`team.${right}`)}</span>,
            ...may.map((allowed, place) => (
              <span key={`${right} ${roles[place]?.role}`} className={allowed ? styles.soft : undefined}>
                <Icon name={allowed ? 'check' : 'minus'} />
              </span>
            )),
          ])}
          <div className={styles.legend}>
            {roles.map(({ role, hue }) => (
              <span key={role} className={styles.time}>
                <span className={styles.dot} data-facet={hue} />
                {t(`team.${role}`)}
              </span>
            ))}
          </div>
        </div>
        <SceneLog
          title={t('team.log')}
          lines={[
            { time: '09:12', profile: 'atelier-nord', hue: 2, icon: 'play' },
            { time: '09:40', profile: 'cafe-luma', hue: 4, icon: 'users' },
            { time: '10:05', profile: 'shop-de', hue: 2, icon: 'check' },
            { time: '10:31', profile: 'shop-fr', hue: 1, icon: 'key' },
          ]}
        />
      </div>
    </Scene>
  );
}
