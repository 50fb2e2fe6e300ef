import { siteFrom } from '../site/hosting/hosts';

/** The site that `SITE_HOST`, `SITE_LOCALES` and the configuration's variables describe. */
export const projectSite = siteFrom(process.env);
