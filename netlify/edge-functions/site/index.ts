/**
 * The edge function as Netlify bundles it after a build: with the data that the build left.
 */
import data from '../../../public/builds/edge.json' with { type: 'json' };
import type { EdgeData } from '../../../src/site/redirects/edge-data.ts';
import { siteFunction } from './site-function.ts';

export default siteFunction(data as EdgeData);

/** Every address but those of files, which it would let through; a crash lets the request through, too. */
export const config = {
  path: '/*',
  excludedPath: [
    '/static/*',
    '/shell/*',
    '/page-data/*',
    '/builds/*',
    '/api/*',
    '/client-api/*',
    '/statistics/*',
    '/*.js',
  ],
  onError: 'bypass',
} as const;
