/** Netlify's own software and the runtimes that it uses, installed into `.local` where they are first needed: they have 511 MB. */
import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../workshop/paths';

const folder = path.join(root, '.local', 'host-software');
const lock = path.join(root, '__tests__/host-software/package-lock.json');
/** Written last, so that a stopped installation starts anew. */
const stamp = path.join(folder, 'installed-lock.json');

const bin = path.join(folder, 'node_modules/.bin');
export const deno = path.join(bin, 'deno');
export const netlify = path.join(bin, 'netlify');
/** The long-term Node of `.nvmrc`: this one, or the registry's, which has it for Linux. */
export const longTermNode = process.version.startsWith(`v${readFileSync(path.join(root, '.nvmrc'), 'utf8').trim()}.`)
  ? process.execPath
  : path.join(folder, 'node_modules', `node-${process.platform}-${process.arch}`, 'bin/node');
/** Netlify's bundler of edge functions, with the modules that it runs in Deno. */
export const edgeBundler = path.join(folder, 'node_modules/@netlify/edge-bundler');

/** What the software writes beside a site: its settings and Deno's cache. */
export const home = path.join(folder, 'home');
export const denoCache = path.join(home, 'deno');

export function installHostSoftware(): void {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === readFileSync(lock, 'utf8')) return;
  mkdirSync(home, { recursive: true });
  for (const name of ['package.json', 'package-lock.json']) {
    copyFileSync(path.join(path.dirname(lock), name), path.join(folder, name));
  }
  execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    stdio: 'inherit',
  });
  copyFileSync(lock, stamp);
}
