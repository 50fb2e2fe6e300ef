/**
 * The edge function as Netlify bundles it after a build: with the data that the build left.
 */
import data from '../../../public/builds/edge.json' with { type: 'json' };
import type { EdgeData } from '../../../src/site/redirects/edge-data.ts';
import { siteFunction } from './site-function.ts';

export { config } from './config.ts';

export default siteFunction(data as EdgeData);
