import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ThisBuild } from '../gatsby/pages/this-build';
import { sourcesOf } from '../gatsby/preview/preview-scope';
import type { BuiltPage } from '../gatsby/written/built-pages';
import {
  type ManifestPage,
  manifestVersion,
  nameOfPage,
  type PageManifest,
} from '../gatsby/written/page-manifest-format';
import { pathOn, publicHosts } from '../site/hosting/hosts';
import { isBuilt, type Route } from '../site/pages/routes';

type ReviewedBuild = Pick<ThisBuild, 'site' | 'redirects' | 'partial'>;

/**
 * Writes `builds/pages.json`, without pages that only the preview has: no other build has them to compare.
 * @returns its length in bytes
 */
export async function writePageManifest(
  build: ReviewedBuild,
  built: readonly BuiltPage[],
  publicFolder: string,
): Promise<number> {
  const text = JSON.stringify(pageManifest(build, built));
  await writeFile(path.join(publicFolder, 'builds/pages.json'), text);
  return Buffer.byteLength(text);
}

export function pageManifest({ site, redirects, partial }: ReviewedBuild, built: readonly BuiltPage[]): PageManifest {
  const shown = built.filter(({ page: { route, locale } }) => publicHosts.some((host) => isBuilt(route, locale, host)));
  const outside: Record<string, string> = {};
  const pages = shown.map(({ page, reading }): ManifestPage => {
    const { outside: addresses, ...print } = reading.print;
    for (const address of addresses)
      outside[address] ??= pathOn({ ...site, target: 'preview' }, page.locale, page.path);
    const { locale, path: own, identity, route } = page;
    return { locale, path: own, identity, route: nameOfRoute(route), ...print, sources: [...sourcesOf(page)] };
  });
  const routes = new Map(shown.map(({ page: { route } }) => [nameOfRoute(route), route]));
  return {
    version: manifestVersion,
    target: site.target,
    pages,
    routes: Object.fromEntries(
      [...routes].map(([name, { template, messages }]) => [name, { template, messages: [...messages] }]),
    ),
    redirects: redirects.map(({ locale, from, to }) => ({ locale, from, to })),
    outside,
    ...(partial && { leftOut: partial.leftOut.map(nameOfPage) }),
  };
}

/** Several routes may have one pattern. */
const nameOfRoute = ({ pattern, template }: Route): string => `${pattern} ${template}`;
