/**
 * The site of this build, read once from the environment (design 2).
 */
import { siteFrom } from '../site/hosting/hosts';

/** What `SITE_HOST`, `SITE_LOCALES` and the configuration's variables say. */
export const projectSite = siteFrom(process.env);
