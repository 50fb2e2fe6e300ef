import { useTranslation } from 'react-i18next';
import { site } from '../../browser/platform/site';
import { Icon } from '../icon/icon';
import * as mark from './avatar.module.css';
import { type More, Scene } from './scene';
import * as styles from './scene.below.module.css';
import * as own from './team.below.module.css';

const roles = [
  { role: 'owner', hue: 1 },
  { role: 'manager', hue: 4 },
  { role: 'member', hue: 2 },
  { role: 'observer', hue: 5 },
] as const;

/** By role. */
const rights = [
  { right: 'open', may: [true, true, true, false] },
  { right: 'edit', may: [true, true, true, false] },
  { right: 'share', may: [true, true, false, false] },
  { right: 'pay', may: [true, false, false, false] },
] as const;

export function TeamScene({ more }: More) {
  const { t } = useTranslation('scenes');
  return (
    <Scene part={more ? 'users' : undefined} label={t('team.label')} title={site.config.name}>
      <div className={more ? styles.beside : undefined}>
        <div className={own.roles}>
          <span />
          {roles.map(({ role, hue }) => (
            <span key={role} className={own.role}>
              <span className={mark.hexagon} data-facet={hue} />
              <span className={own.roleName}>{t(`team.${role}`)}</span>
            </span>
          ))}
          {rights.map(({ right, may }) => [
            <span key={right}>{t(`team.${right}`)}</span>,
            ...may.map((allowed, index) => (
              <span key={`${right} ${roles[index]?.role}`} className={allowed ? styles.soft : undefined}>
                <Icon name={allowed ? 'check' : 'minus'} />
              </span>
            )),
          ])}
          <div className={own.legend}>
            {roles.map(({ role, hue }) => (
              <span key={role} className={styles.time}>
                <span className={styles.dot} data-facet={hue} />
                {t(`team.${role}`)}
              </span>
            ))}
          </div>
        </div>
        {more}
      </div>
    </Scene>
  );
}
