/** Built hosts as visitors find them: which addresses are pages or files, and which redirect. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { decoded } from '../../src/site/hosting/request-paths';
import { authorTargetOf } from '../../src/site/redirects/author-redirects';
import type { EdgeData } from '../../src/site/redirects/edge-data';
import { resolveRedirect } from '../../src/site/redirects/resolve';
import { readManifest } from '../local/host/manifest';
import { filesIn } from '../paths';

type Answer = { readonly kind: 'page' | 'file' | 'missing' } | { readonly kind: 'redirect'; readonly to: string };

export type BuiltHost = Awaited<ReturnType<typeof openBuilt>>;

/** A preview's address is unknown before it is deployed. */
const previewOrigin = 'https://preview.invalid';

/**
 * @param folder what `npm run build` left in `dist/<host>`
 * @throws when it was not built
 */
export async function openBuilt(folder: string) {
  const { site, redirects } = JSON.parse(await readFile(path.join(folder, 'builds/edge.json'), 'utf8')) as EdgeData;
  const files = new Set(filesIn(folder).map((file) => `/${file.split(path.sep).join('/')}`));
  const manifest = await readManifest(folder);
  const rules = { site, authorTarget: authorTargetOf(redirects) };
  /** Without a trailing slash. */
  const origin = site.target === 'preview' ? previewOrigin : site.config.origins[site.target];
  const answer = (url: URL): Answer => {
    const moved = resolveRedirect(url.pathname + url.search, rules);
    if (moved) return { kind: 'redirect', to: new URL(moved.location, origin).href };
    const name = decoded(url.pathname);
    const there = files.has(name) || files.has(`${name}.html`);
    const isPage = files.has(`${name === '/' ? '' : name}/index.html`);
    const rule = manifest.match(new Request(url));
    if (rule && rule.status >= 300 && rule.status < 400 && (rule.force || !(there || isPage)))
      return { kind: 'redirect', to: new URL(rule.to, url).href };
    if (isPage) return { kind: 'page' };
    return { kind: there ? 'file' : 'missing' };
  };
  return { site, origin, folder, answer };
}
