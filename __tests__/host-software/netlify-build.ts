/**
 * Netlify's own build of a host that is built already: it reads `netlify.toml`, runs the build plugin and the build command, and bundles
 * the edge functions. Only what `npm run build` does is left out (`stand-in-build.mjs`).
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BuildTarget } from '../../src/site/hosting/hosts';
import { root } from '../../workshop/paths';
import { deno, denoCache, edgeBundler, home, netlify } from './host-software';

/** The copy of the project in which a host is built, with `public` and `.netlify`. */
export const siteOf = (target: BuildTarget): string => path.join(root, '.local', 'netlify', target);

const bundles = '.netlify/edge-functions-dist';

/** What Netlify and the build of an edge function read of the project. */
const read = ['netlify.toml', 'netlify', 'src/site', 'package.json'];

/** Puts a copy of the project where nothing is kept of earlier builds. */
export async function clearSite(target: BuildTarget): Promise<void> {
  const site = siteOf(target);
  await rm(site, { recursive: true, force: true });
  for (const name of read) await cp(path.join(root, name), path.join(site, name), { recursive: true });
  const manifest = JSON.parse(await readFile(path.join(site, 'package.json'), 'utf8'));
  manifest.scripts.build = `node ${path.join(root, '__tests__/host-software/stand-in-build.mjs')}`;
  await writeFile(path.join(site, 'package.json'), JSON.stringify(manifest));
  await mkdir(path.join(site, 'node_modules'));
  // Else the project around it would be the site.
  await mkdir(path.join(site, '.git'));
}

/**
 * @param context Netlify's `CONTEXT`
 * @param built the folder of the host that is built
 */
export async function netlifyBuild(
  target: BuildTarget,
  context: string,
  built: string,
): Promise<{ readonly status: number; readonly log: string }> {
  await keepTypes();
  const child = spawn(netlify, ['build', '--offline', '--context', context], {
    cwd: siteOf(target),
    env: {
      PATH: [path.dirname(deno), process.env.PATH].join(path.delimiter),
      HOME: home,
      DENO_DIR: denoCache,
      NO_COLOR: '1',
      // With it, the command tells Netlify nothing of its use.
      CI: 'true',
      // The variable of the site's own settings; a preview's is in netlify.toml.
      SITE_HOST: target === 'preview' ? undefined : target,
      // Of netlify.toml; there it is in the environment before Netlify looks for Gatsby.
      NETLIFY_SKIP_GATSBY_BUILD_PLUGIN: 'true',
      BUILT_HOST: built,
    },
  });
  let log = '';
  const keep = (text: Buffer): void => {
    log += text.toString();
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const [status] = await once(child, 'close');
  return { status, log };
}

/** What Netlify's bundler says of the edge functions of a built host: which addresses call which. */
export interface EdgeManifest {
  readonly routes: readonly {
    readonly function: string;
    readonly path: string;
    /** As a regular expression. */
    readonly pattern: string;
    readonly excluded_patterns: readonly string[];
  }[];
  readonly function_config: Readonly<Record<string, { readonly on_error?: string }>>;
}

export const edgeManifest = async (target: BuildTarget): Promise<EdgeManifest> =>
  JSON.parse(await readFile(path.join(siteOf(target), bundles, 'manifest.json'), 'utf8'));

/** The file of all edge functions of a built host. */
export async function edgeBundle(target: BuildTarget): Promise<string> {
  const folder = path.join(siteOf(target), bundles);
  const bundle = (await readdir(folder)).find((name) => name.endsWith('.eszip'));
  if (!bundle) throw new Error(`${folder} holds no bundle of edge functions`);
  return path.join(folder, bundle);
}

/**
 * The bundler's reader of a function's `config` imports a file of types from Netlify's site, the one thing that is on no registry.
 * It has no code: an empty module is put into Deno's cache.
 */
async function keepTypes(): Promise<void> {
  const source = await readFile(path.join(edgeBundler, 'deno/config.ts'), 'utf8');
  const url = new URL(/import \{ type \w+ \} from '(https:[^']+)'/.exec(source)?.[1] ?? '');
  const folder = path.join(denoCache, 'remote/https', url.host);
  await mkdir(folder, { recursive: true });
  const metadata = JSON.stringify({ headers: { 'content-type': 'application/typescript' }, url: url.href });
  const name = createHash('sha256').update(url.pathname).digest('hex');
  await writeFile(path.join(folder, name), `export {};\n\n// denoCacheMetadata=${metadata}`);
}
