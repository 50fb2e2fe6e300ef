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

/** Puts values into a message outside i18next, for the head. */
export const fillMessage = (message: string, values: Readonly<Record<string, string>>): string =>
  message.replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) => values[name] ?? placeholder);
