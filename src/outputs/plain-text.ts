import { fillMessage } from '../site/data/interpolation';
import type { Site } from '../site/hosting/hosts';
import { withoutBreakSigns } from '../site/languages/break-signs';

/** A message as it is read outside a page: with the product's name, and without soft hyphens. */
export const plainText = ({ config }: Site, text: string): string =>
  withoutBreakSigns(fillMessage(text, { product: config.name }));
