/**
 * `npm run weigh`: bytes (gzip) of the HTML, the data and the scripts of some built pages, and of what loads later.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { distOf } from './paths';

const pages = ['', 'pricing', 'blog/first-rpa-flow', 'de'];

const weight = (file: string): number => gzipSync(readFileSync(file)).length;
const dist = distOf('global');

/** The scripts that a page's HTML asks for, and those that its template brings. */
function scriptsOf(html: string): string[] {
  const chunkMap = JSON.parse(readFileSync(path.join(dist, 'chunk-map.json'), 'utf8')) as Record<string, string[]>;
  const template = /"componentChunkName":"([^"]+)"/.exec(html)?.[1] ?? '';
  const named = [...html.matchAll(/<script src="\/([^"]+\.js)"/g)].map((match) => match[1] ?? '');
  return [...new Set([...named, ...(chunkMap[template] ?? []).map((name) => name.slice(1))])];
}

if (!existsSync(dist)) throw new Error(`${dist} is not built; "npm run build" builds it`);
const rows = pages.map((page) => {
  const file = path.join(dist, page, 'index.html');
  const data = path.join(dist, 'page-data', page || 'index', 'page-data.json');
  const { componentChunkName } = JSON.parse(readFileSync(data, 'utf8')) as { componentChunkName: string };
  const scripts = scriptsOf(`${readFileSync(file, 'utf8')}"componentChunkName":"${componentChunkName}"`);
  return [
    `/${page}`,
    {
      html: weight(file),
      data: weight(data),
      scripts: scripts.reduce((sum, name) => sum + weight(path.join(dist, name)), 0),
    },
  ];
});
console.table(Object.fromEntries(rows));

const first = new Set(pages.flatMap((page) => scriptsOf(readFileSync(path.join(dist, page, 'index.html'), 'utf8'))));
const later = readdirSync(dist).filter(
  (name) => /^[\w-]+-[0-9a-f]{20}\.js$/.test(name) && !name.startsWith('component---') && !first.has(name),
);
const loadedLater = later.reduce((sum, name) => sum + weight(path.join(dist, name)), 0);
console.log(
  `Scripts shared by templates or loaded after a page is usable: ${later.length} files, ${loadedLater} bytes`,
);
