/**
 * Stands in for `npm run build` in Netlify's own build: prints what it was asked, and puts the host of `BUILT_HOST`, which is built
 * already, where the build would leave it.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';

const { SITE_HOST, CONTEXT, BUILT_HOST = '' } = process.env;
const folder = `dist/${SITE_HOST}`;
console.log('build', ...process.argv.slice(2), `SITE_HOST=${SITE_HOST} CONTEXT=${CONTEXT} kept=${existsSync(folder)}`);
rmSync(folder, { recursive: true, force: true });
mkdirSync('dist', { recursive: true });
execFileSync('cp', ['-al', BUILT_HOST, folder]);
