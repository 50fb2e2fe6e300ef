import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FeatureId } from '../../site/pages/sections';
import { AccountsScene } from './accounts';
import { ApiScene } from './api';
import { BulkScene } from './bulk';
import { activity } from './desk-day';
import { FingerprintTableScene } from './fingerprint-table';
import { PageSketch } from './page-sketch';
import { RpaScene } from './rpa';
import { RpaLog } from './rpa-log';
import { SceneLog } from './scene-log';
import { SynchronizerScene } from './synchronizer';
import { TeamScene } from './team';

const scenes: Readonly<Record<FeatureId, () => ReactNode>> = {
  'multi-account-management': AccountsScene,
  synchronizer: () => <SynchronizerScene more={<PageSketch kind="shop" />} />,
  rpa: () => <RpaScene more={<RpaLog />} />,
  'local-api': ApiScene,
  'multi-profiles-management': BulkScene,
  teamwork: () => <TeamScene more={<TeamLog />} />,
  'antidetect-browser': FingerprintTableScene,
};

/** At the page's full width. */
export function FeatureScene({ id }: { readonly id: FeatureId }) {
  const Drawing = scenes[id];
  return <Drawing />;
}

function TeamLog() {
  const { t } = useTranslation('scenes');
  return (
    <SceneLog
      title={t('team.log')}
      lines={activity.slice(0, 4).map(({ time, profile, what }) => ({ time, profile, icon: what }))}
    />
  );
}
