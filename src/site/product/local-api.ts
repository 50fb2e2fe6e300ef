import type { SiteConfig } from '../hosting/config.ts';

/** The variable with the local API's key in code samples: `FACET_KEY`. */
export const keyVariable = ({ name }: SiteConfig): string => `${name.toUpperCase().replace(/[^A-Z0-9]+/g, '_')}_KEY`;
