import { useTranslation } from 'react-i18next';
import { activity } from './desk-day';
import * as styles from './scene.below.module.css';
import { SceneLog } from './scene-log';

export function TeamLog() {
  const { t } = useTranslation('scenes');
  return (
    <SceneLog
      title={t('team.log')}
      lines={activity.slice(0, 4).map(({ time, member, profile, what }) => ({
        time,
        profile,
        icon: what,
        state: <span className={styles.soft}>{member}</span>,
      }))}
    />
  );
}
