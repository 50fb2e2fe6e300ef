/**
 * What the samples of the local API say (docs/product-facts.md).
 */
import type { SiteConfig } from '../hosting/config.ts';

/** The variable from which a sample takes the key of the local API: `FACET_KEY`. */
export const keyVariable = ({ name }: SiteConfig): string => `${name.toUpperCase().replace(/[^A-Z0-9]+/g, '_')}_KEY`;
