import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readManifest } from '../../src/gatsby/written/page-manifest-format';
import { defaultLocale } from '../../src/site/languages/locales';
import { routes } from '../../src/site/pages/routes';
import { distOf } from '../paths';

const indexed = new Set(
  routes.filter((route) => route.indexed).map(({ pattern, template }) => `${pattern} ${template}`),
);

/**
 * The first English page of each template on the built global host, by the name of the template; pages that search engines do
 * not list apart. No tool names an entry, so authors may rename, move and delete any.
 * @throws when the host is not built
 */
export function samplePages(): Readonly<Record<string, string>> {
  const manifest = readManifest(readFileSync(path.join(distOf('global'), 'builds/pages.json'), 'utf8'));
  if (!manifest) throw new Error('The built global host is one of another version; "npm run build" builds it again');
  const samples: Record<string, string> = {};
  for (const { locale, route, path } of manifest.pages.toSorted((a, b) => (a.path < b.path ? -1 : 1))) {
    const template = manifest.routes[route]?.template;
    if (template && locale === defaultLocale && indexed.has(route)) samples[template] ??= path;
  }
  return samples;
}
