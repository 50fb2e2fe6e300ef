import type { IconName } from '../../components/icon/icons';
import type { Family } from '../../site/product/installers';

/**
 * The sign of each system: the four panes of a window, the key that every Mac keyboard has, the prompt of a terminal. The makers'
 * logos are trademarks, which need a license; these are signs that anyone may draw.
 */
export const systemIcons: Readonly<Record<Family, IconName>> = {
  Windows: 'grid-2x2',
  macOS: 'command',
  Linux: 'terminal',
};
