/**
 * How values are put into messages, the same wherever they are: React escapes what it prints, and every message may name the
 * product.
 */
import type { Site } from '../hosting/hosts.ts';

/** What i18next calls its interpolation, for every instance of a site. */
export const interpolationOf = ({ config }: Site) => ({
  escapeValue: false,
  defaultVariables: { product: config.name },
});
