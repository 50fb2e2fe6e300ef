import type { IconName } from '../../components/icon/icons';
import type { Family } from '../../site/product/installers';

/**
 * A window's four panes, the Mac's command key, a terminal's prompt. The makers' logos are trademarks that need a license.
 */
export const systemIcons: Readonly<Record<Family, IconName>> = {
  Windows: 'grid-2x2',
  macOS: 'command',
  Linux: 'terminal',
};
