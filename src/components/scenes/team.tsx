import { useTranslation } from 'react-i18next';
import { site } from '../../browser/site';
import { Icon } from '../icon/icon';
import { Scene } from './scene';
import * as styles from './scene.module.css';

const rights = [
  { right: 'open', roles: [true, true, true, false] },
  { right: 'edit', roles: [true, true, true, false] },
  { right: 'share', roles: [true, true, false, false] },
  { right: 'pay', roles: [true, false, false, false] },
] as const;
const hues = [1, 4, 2, 5] as const;

/** Who may do what: one hue per role, in the order owner, manager, member, observer. */
export function TeamScene() {
  const { t } = useTranslation('scenes');
  return (
    <Scene label={t('team.label')} title={site.config.name}>
      <div className={styles.roles}>
        <span />
        {hues.map((hue) => (
          <span key={hue} className={`${styles.avatar} ${styles[`hue${hue}`]}`} />
        ))}
        {rights.map(({ right, roles }) => [
          <span key={right}>{t(`team.${right}`)}</span>,
          ...roles.map((may, place) => (
            <span key={`${right} ${hues[place]}`} className={may ? styles.soft : undefined}>
              <Icon name={may ? 'check' : 'minus'} />
            </span>
          )),
        ])}
      </div>
    </Scene>
  );
}
