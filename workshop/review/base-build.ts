/** What the base branch built, read from its host or folder: page manifests and, on request, pages. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ofetch } from 'ofetch';
import {
  type ManifestPage,
  mergeManifests,
  nameOfPage,
  readManifest,
} from '../../src/gatsby/written/page-manifest-format';
import { isBuildTarget, pathOn, publicHosts, type Site } from '../../src/site/hosting/hosts';
import type { RoutePath } from '../../src/site/hosting/route-path';

/** Ms until a request is given up. */
const requestTime = 10_000;

/** What {@link openBase} has read: its manifest, and its pages on request, each with the site of its build. */
export type BaseBuild = NonNullable<Awaited<ReturnType<typeof openBase>>>;

/** `REVIEW_BASE` has origins or folders of the base branch's builds, separated by commas. */
export const basePlaces = ({ config }: Site, env: Readonly<Record<string, string | undefined>>): readonly string[] =>
  env.REVIEW_BASE?.split(',')
    .map((place) => place.trim().replace(/\/+$/, ''))
    .filter(Boolean) ?? publicHosts.map((host) => config.origins[host]);

/**
 * @param places origins (`https://www.facet.example`) or folders (`dist/global`)
 * @param signal ends all reading
 * @returns null if one manifest is missing: its pages would all seem new
 */
export async function openBase(places: readonly string[], site: Site, signal: AbortSignal) {
  const read = (place: string, name: string): Promise<Uint8Array | null> => readAt(place + name, signal);
  const found = await Promise.all(
    places.map(async (place) => {
      const manifest = readManifest(textOf(await read(place, '/builds/pages.json')));
      return manifest && isBuildTarget(manifest.target) ? [{ place, manifest, target: manifest.target }] : [];
    }),
  );
  const builds = found.flat();
  const manifest = builds.length === places.length ? mergeManifests(builds.map((build) => build.manifest)) : null;
  if (!manifest) return null;

  const buildOf = new Map(builds.flatMap((build) => build.manifest.pages.map((page) => [nameOfPage(page), build])));
  return {
    manifest,
    /** Null if it cannot be read. */
    page: async (page: Pick<ManifestPage, 'locale' | 'path'>) => {
      const build = buildOf.get(nameOfPage(page));
      if (!build) return null;
      const own = { ...site, target: build.target };
      const address = pathOn(own, page.locale, page.path as RoutePath);
      const isServed = /^https?:/.test(build.place);
      const html = textOf(await read(build.place, isServed ? address : path.posix.join(address, 'index.html')));
      return html === '' ? null : { site: own, html, file: (name: string) => read(build.place, name) };
    },
  };
}

/**
 * @param place a file, or an address
 * @returns null if it cannot be read
 */
async function readAt(place: string, signal: AbortSignal): Promise<Uint8Array | null> {
  if (!/^https?:/.test(place)) return readFile(place).catch(() => null);
  const inTime = AbortSignal.any([AbortSignal.timeout(requestTime), signal]);
  const body = await ofetch(place, { responseType: 'arrayBuffer', signal: inTime }).catch(() => null);
  return body && new Uint8Array(body);
}

const textOf = (bytes: Uint8Array | null): string => (bytes ? new TextDecoder().decode(bytes) : '');
