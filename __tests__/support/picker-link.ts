import { hrefOf, type Site } from '../../src/site/hosting/hosts';
import type { LocaleCode } from '../../src/site/languages/locales';

/** The picker's link from home to home in another language, as it is when it is followed on an address with a query. */
export const pickerLink = (site: Site, from: LocaleCode, to: LocaleCode, query: string): string =>
  hrefOf(site, to, '/') + (from === to ? '' : query);
