import { useTranslation } from 'react-i18next';
import { activity } from './desk-day';
import { SceneLog } from './scene-log';

export function TeamLog() {
  const { t } = useTranslation('scenes');
  return (
    <SceneLog
      title={t('team.log')}
      lines={activity.slice(0, 4).map(({ time, profile, what }) => ({ time, profile, icon: what }))}
    />
  );
}
