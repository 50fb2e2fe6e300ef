import type { ReactNode } from 'react';
import type { FeatureId } from '../../site/sections';
import { FingerprintScene } from './fingerprint';
import { ProfileListScene } from './profile-list';
import { RpaScene } from './rpa';
import { SynchronizerScene } from './synchronizer';
import { TeamScene } from './team';
import { TerminalScene } from './terminal';

const scenes: Readonly<Record<FeatureId, (props: object) => ReactNode>> = {
  'multi-account-management': ProfileListScene,
  synchronizer: SynchronizerScene,
  rpa: RpaScene,
  'local-api': TerminalScene,
  'multi-profiles-management': ProfileListScene,
  teamwork: TeamScene,
  'antidetect-browser': FingerprintScene,
};

/** The drawing that shows a feature at work. */
export function FeatureScene({ id }: { readonly id: FeatureId }) {
  const Drawing = scenes[id];
  return <Drawing />;
}
