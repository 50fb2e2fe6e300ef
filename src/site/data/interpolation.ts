/** Message interpolation. React escapes what it prints, so i18next must not; every message may name the product. */
import type { Site } from '../hosting/hosts.ts';

export const interpolationOf = ({ config }: Site) => ({
  escapeValue: false,
  defaultVariables: { product: config.name },
});

/** Puts values into a message outside i18next, for the head. */
export const fillMessage = (message: string, values: Readonly<Record<string, string>>): string =>
  message.replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) => values[name] ?? placeholder);
