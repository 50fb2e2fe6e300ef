import type { System } from '../../site/installers';
import type { IconName } from '../icon/icons';

/** The icon of each system: drawn shapes instead of trademarks. */
export const systemIcons: Readonly<Record<System, IconName>> = {
  com_win64: 'app-window',
  com_win32: 'monitor',
  com_mac: 'laptop',
  com_arm64: 'cpu',
  com_linux: 'terminal',
};
