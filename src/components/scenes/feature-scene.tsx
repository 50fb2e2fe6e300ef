import type { ReactNode } from 'react';
import type { FeatureId } from '../../site/pages/sections';
import { AccountsScene } from './accounts';
import { ApiScene } from './api';
import { BulkScene } from './bulk';
import type { DeskName } from './desk';
import { FingerprintTableScene } from './fingerprint-table';
import { PageSketch } from './page-sketch';
import { RpaScene } from './rpa';
import { RpaLog } from './rpa-log';
import { SynchronizerScene } from './synchronizer';
import { TeamScene } from './team';
import { TeamLog } from './team-log';

const oneOfEachLine: readonly DeskName[] = ['Shop DE', 'Ads EU', 'Café Luma', 'Atelier Nord'];

const scenes: Readonly<Record<FeatureId, () => ReactNode>> = {
  'multi-account-management': () => <AccountsScene accounts={oneOfEachLine} />,
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
