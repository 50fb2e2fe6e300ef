/**
 * The site of this build, as webpack wrote it into the scripts.
 */
import type { Site } from '../../site/hosting/hosts';

declare const __SITE__: Site;

/** Configuration, target and languages of the build that the visitor sees. */
export const site: Site = __SITE__;
