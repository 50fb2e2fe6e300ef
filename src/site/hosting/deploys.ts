import type { Site } from './hosts.ts';

/**
 * Whether a build is for the public: only then it is listed by search engines, counts visits and reaches the services.
 * @param context Netlify's `CONTEXT`; undefined outside Netlify
 */
export const isForPublic = ({ target }: Pick<Site, 'target'>, context: string | undefined): boolean =>
  target !== 'preview' && (context === undefined || context === 'production');
