/**
 * The folders of the builds (design 2).
 */
import path from 'node:path';
import type { BuildTarget } from '../src/site/hosting/hosts';

/** The project's root: every tool runs from it. */
export const root = process.cwd();

/** The publishable folder of a host. */
export const distOf = (target: BuildTarget): string => path.join(root, 'dist', target);

/** The folder that a host keeps between builds: Gatsby's cache, the digest of its inputs, the number of its pages. */
export const keptOf = (target: BuildTarget): string => path.join(root, '.gatsby', target);

/** The project over the content of `__tests__/fixtures/site`, whose built hosts the browser tests visit (`workshop/build/fixture-site.ts`). */
export const fixtureSite = path.join(root, '.local', 'fixture-site');
