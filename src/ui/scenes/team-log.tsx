import { useTranslation } from 'react-i18next';
import { SceneLog } from './scene-log';

/** The activity log of a team. */
export function TeamLog() {
  const { t } = useTranslation('scenes');
  return (
    <SceneLog
      title={t('team.log')}
      lines={[
        { time: '09:12', profile: 'atelier-nord', icon: 'play' },
        { time: '09:40', profile: 'cafe-luma', icon: 'users' },
        { time: '10:05', profile: 'shop-de', icon: 'check' },
        { time: '10:31', profile: 'shop-fr', icon: 'key' },
      ]}
    />
  );
}
