/**
 * The editor's program for browsers: Sveltia CMS from the registry with our own script, bundled by esbuild, so that nothing
 * comes from another host.
 */
import { cp, mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type Plugin } from 'esbuild';

const sveltia = 'node_modules/@sveltia/cms/npm';

/**
 * Sveltia knows files named `<id>.<language>.md` and folders named by language, and ours are `<id>/<language>.md`
 * (docs/editor.md, "Where files are"). What joins id and language stands in two places, one to write and one to read.
 */
const layout: readonly (readonly [from: RegExp, to: string])[] = [
  [/(case`multiple_files`:return \w+\?`[^`]+`:`\$\{\w+\}\/\$\{\w+\})\.(\$\{\w+\}\.\$\{\w+\}`)/g, '$1/$2'],
  [/(`\(\?:\\\\\.\(\?<locale>\$\{\w+\}\)\)\?`:`\\\\)\.(\$\{\w+\}`)/g, '$1/$2'],
];

/**
 * Sveltia's program with a folder for each entry.
 * @throws if a release of Sveltia writes one of the places otherwise
 */
export function withEntryFolders(program: string): string {
  return layout.reduce((text, [from, to]) => {
    const { length } = text.match(from) ?? [];
    if (length !== 1) throw new Error(`Sveltia has ${length ?? 0} places like ${from}, and 1 is expected`);
    return text.replace(from, to);
  }, program);
}

/** Sveltia's own fonts are among its assets; its styles name them at a host of others besides. */
const foreignFonts = /@font-face \{[^}]*https:\/\/cdn\.jsdelivr\.net[^}]*\}/g;

const changes: Plugin = {
  name: 'sveltia',
  setup({ onLoad }) {
    onLoad({ filter: /@sveltia\/cms\/npm\/.*\.js$/ }, async ({ path: file }) => {
      const program = await readFile(file, 'utf8');
      const isMain = path.basename(file) === 'index.js';
      // Every part of the bundle is in one folder, beside the assets.
      return {
        contents: (isMain ? withEntryFolders(program) : program)
          .replaceAll(foreignFonts, '')
          .replaceAll('../assets/', 'assets/'),
        loader: 'js',
      };
    });
  },
};

/** What no field of ours uses: maps, and colors of code in the rich editor. */
const unused = ['@shikijs/*', 'leaflet/*', 'terra-draw', 'terra-draw-leaflet-adapter'];

/** @param folder gets `editor.js`, its parts and what they load */
export async function bundleEditor(root: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await cp(path.join(root, sveltia, 'assets'), path.join(folder, 'assets'), { recursive: true });
  await build({
    absWorkingDir: path.resolve(root),
    entryPoints: ['workshop/editor/page/editor.ts'],
    outdir: path.resolve(folder),
    bundle: true,
    splitting: true,
    chunkNames: '[name]-[hash]',
    format: 'esm',
    target: 'es2022',
    minify: true,
    external: unused,
    loader: { '.woff2': 'file', '.svg': 'dataurl' },
    assetNames: '[name]-[hash]',
    plugins: [changes],
    logLevel: 'warning',
  });
}
