import type { Site } from '../../site/hosting/hosts';

declare const __SITE__: Site;
/** The site of this build, inserted by webpack. */
export const site: Site = __SITE__;
