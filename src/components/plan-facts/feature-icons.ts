import type { FeatureId } from '../../site/pages/sections';
import type { IconName } from '../icon/icons';

export const featureIcons: Readonly<Record<FeatureId, IconName>> = {
  'multi-account-management': 'users',
  synchronizer: 'refresh-cw',
  rpa: 'workflow',
  'local-api': 'terminal',
  'multi-profiles-management': 'layers',
  teamwork: 'shield',
  'antidetect-browser': 'fingerprint',
};
