/** Asks a host that Netlify's software has built, in a runtime of choice. */
import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import type { BuildTarget } from '../../src/site/hosting/hosts';
import { root } from '../../workshop/paths';
import type { Answer } from './answer';
import { deno, denoCache, edgeBundler, longTermNode } from './host-software';
import { edgeBundle, edgeManifest, siteOf } from './netlify-build';

/** With a cache of Deno's own that no other project on the machine writes. */
const run = (command: string, args: readonly string[]) =>
  promisify(execFile)(command, args, { cwd: root, env: { ...process.env, DENO_DIR: denoCache } });
const here = path.join(root, '__tests__/host-software');

const runtimes = { Deno: [deno, 'run', '--allow-all', '--no-config', '--quiet'], Node: [longTermNode] };

/** Makes the program that answers, out of the bundle that Netlify's build has left. */
export async function makeProgram(target: BuildTarget): Promise<void> {
  const functions = path.join(siteOf(target), 'functions');
  await mkdir(functions, { recursive: true });
  const modules = `--import-map=${path.join(edgeBundler, 'deno/vendor/import_map.json')}`;
  const [command = '', ...flags] = runtimes.Deno;
  await run(command, [...flags, modules, path.join(here, 'extract.mjs'), await edgeBundle(target), functions]);
  await build({
    entryPoints: [path.join(here, 'answers.ts')],
    outfile: path.join(siteOf(target), 'answers.cjs'),
    bundle: true,
    platform: 'node',
    alias: { 'netlify:bootstrap-stage2': path.join(functions, 'functions.ts') },
    // It reads a file beside it.
    external: ['netlify-redirector'],
  });
}

/** The answers, in the order of the addresses. */
export async function ask(
  runtime: keyof typeof runtimes,
  target: BuildTarget,
  addresses: readonly string[],
): Promise<readonly Answer[]> {
  const site = siteOf(target);
  const input = path.join(site, 'addresses.json');
  const output = path.join(site, `answers-${runtime}.json`);
  const { routes } = await edgeManifest(target);
  await writeFile(input, JSON.stringify({ folder: path.join(site, 'public'), routes, addresses }));
  const [command = '', ...flags] = runtimes[runtime];
  await run(command, [...flags, path.join(site, 'answers.cjs'), input, output]);
  return JSON.parse(await readFile(output, 'utf8'));
}
