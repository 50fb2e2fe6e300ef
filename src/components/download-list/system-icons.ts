import type { System } from '../../site/installers';
import type { IconName } from '../icon/icons';

/** What stands for each system: drawn shapes, nobody's trade mark. */
export const systemIcons: Readonly<Record<System, IconName>> = {
  com_win64: 'app-window',
  com_win32: 'monitor',
  com_mac: 'laptop',
  com_arm64: 'cpu',
  com_linux: 'terminal',
};
