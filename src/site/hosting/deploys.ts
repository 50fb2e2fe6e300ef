import type { Site } from './hosts.ts';

/**
 * Whether a build is for the public: a public host, deployed to production or built outside Netlify. Only such a build is listed by
 * search engines, counts visits and reaches the product's services (docs/builds.md).
 * @param context Netlify's `CONTEXT`; undefined outside Netlify
 */
export const isForPublic = ({ target }: Pick<Site, 'target'>, context: string | undefined): boolean =>
  target !== 'preview' && (context === undefined || context === 'production');
