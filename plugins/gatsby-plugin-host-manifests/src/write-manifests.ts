import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { Reporter } from 'gatsby';
import { SitemapIndexStream, streamToPromise } from 'sitemap';
import { inlineSources } from '../../../src/gatsby/bundles/loader-text';
import { timed, writtenBuild } from '../../../src/gatsby/written/written-build';
import { isForPublic } from '../../../src/site/hosting/deploys';
import { isServed, localesOf, originOf, rootLocaleOf, splitPath } from '../../../src/site/hosting/hosts';
import { isNotFoundPage } from '../../../src/site/hosting/request-paths';
import type { RoutePath } from '../../../src/site/hosting/route-path';
import { type LocaleCode, localeOf } from '../../../src/site/languages/locales';
import type { AuthorRedirect } from '../../../src/site/redirects/author-redirects';
import { detectScript, detectScriptPath } from '../../../src/site/redirects/detect-script';
import type { EdgeData } from '../../../src/site/redirects/edge-data';
import { headersFile, robotsFile } from './headers-file';
import { crowded, hostRules, redirectsFile, serviceProxies } from './host-rules';
import { type ManifestInput, manifestInput } from './manifest-input';

export async function writeHostManifests(publicFolder: string, reporter: Reporter): Promise<void> {
  const { build } = await writtenBuild(publicFolder, reporter);
  const { site, table, redirects } = build;
  await timed(
    reporter,
    writeManifests(publicFolder, manifestInput(site, table, redirects, build), inlineSources(), process.env),
    ({ id, ruleCount, sitemaps }) => {
      const warning = crowded(site.target, ruleCount);
      if (warning) reporter.warn(warning);
      return `${site.target}: build ${id}, ${ruleCount} redirect rules, ${sitemaps} sitemaps`;
    },
  );
}

/**
 * Writes the files of one host: `_redirects`, `_headers`, `robots.txt`, `.well-known/`, the sitemaps, `builds/`, and the
 * script that detects a visitor's language.
 * @param env names the deploy context (`CONTEXT`) and the services' addresses
 * @throws when the manifest has too many rules, or a page has no data
 */
export async function writeManifests(
  publicFolder: string,
  input: ManifestInput,
  scripts: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Promise<{ readonly id: string; readonly ruleCount: number; readonly sitemaps: number }> {
  const { site, redirects } = input;
  const write = (name: string, text: string): Promise<void> => writeFile(path.join(publicFolder, name), text);
  const isPublic = isForPublic(site, env.CONTEXT);
  const origin = originOf(site, rootLocaleOf(site));
  const sitemaps = await publishSitemaps(publicFolder, origin, localesOf(site));

  const detection = detectScriptPath(site);
  if (detection) await write(detection, detectScript(site) ?? '');

  const groups = hostRules(input, isPublic ? serviceProxies(env) : {});
  const rootFiles = await readdir(publicFolder);
  await write('_redirects', redirectsFile(groups));
  await write('_headers', headersFile(site, rootFiles, isPublic, scripts));
  await write('robots.txt', robotsFile(site, origin, isPublic));

  await mkdir(path.join(publicFolder, '.well-known'), { recursive: true });
  await write('.well-known/security.txt', securityFile(origin, site.config.securityEmail, new Date()));
  await write('.well-known/gpc.json', privacyControlFile);

  const routeRules = redirects.filter(({ locale }) => isServed(site, locale));
  const id = await buildId(publicFolder, input);
  const edge: EdgeData = { site, redirects, build: id };
  const prerendered = input.paths.filter((page) => !isNotFoundPage(splitPath(site, page).path));
  const metadata: BuildMetadata = { id, routeRules, prerendered };

  const latest = await readFile(path.join(publicFolder, 'builds/latest.json'), 'utf8').catch(() => 'null');
  await rm(path.join(publicFolder, 'builds'), { recursive: true, force: true });
  await mkdir(path.join(publicFolder, 'builds/meta'), { recursive: true });
  await write('builds/latest.json', JSON.stringify(latestBuild(id, JSON.parse(latest), new Date())));
  await write(`builds/meta/${id}.json`, JSON.stringify(metadata));
  await write('builds/edge.json', JSON.stringify(edge));
  return { id, ruleCount: groups.reduce((sum, group) => sum + group.rules.length, 0), sitemaps: sitemaps.length };
}

/** The same for the same scripts (their digest is in `app-data.json`) and data of pages, whenever and wherever they were built. */
async function buildId(publicFolder: string, { site, redirects, paths }: ManifestInput): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify({ site, redirects }));
  const pages = paths.map((page) => path.join(page === '/' ? 'index' : page, 'page-data.json'));
  for (const name of ['app-data.json', ...pages]) {
    hash.update(`\n${name}\n`).update(await readFile(path.join(publicFolder, 'page-data', name)));
  }
  return hash.digest('hex').slice(0, 16);
}

/** `builds/latest.json`. */
export interface LatestBuild {
  readonly id: string;
  /** When a build first had this id: ISO 8601, UTC. */
  readonly timestamp: string;
}

/** `builds/meta/<id>.json`, which the 404 page fetches for an unknown path. */
export interface BuildMetadata {
  readonly id: string;
  /** Redirects of this build's languages, by language and path within it (specification 2.5, rules 9 to 11). */
  readonly routeRules: readonly AuthorRedirect[];
  /** Paths of the pages, without 404 pages, which no visitor means to open. */
  readonly prerendered: readonly RoutePath[];
}

/** The latest build: a rebuild with the same id keeps the time of the first. */
export const latestBuild = (id: string, previous: LatestBuild | null, now: Date): LatestBuild =>
  previous?.id === id ? previous : { id, timestamp: now.toISOString() };

/** RFC 9116 asks for less than a year; every build writes a new file. */
export const securityFileDays = 180;

/** `security.txt`: how to report a vulnerability (RFC 9116). */
export function securityFile(origin: string, contact: string, now: Date): string {
  const expires = new Date(now.getTime() + securityFileDays * 86_400_000);
  return [
    `Contact: mailto:${contact}`,
    `Expires: ${expires.toISOString().replace(/\.\d+Z$/, 'Z')}`,
    'Preferred-Languages: en',
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n');
}

/** The day since which the site has handled the signal as it does now. */
const privacyControlSince = '2026-11-21';

/** `gpc.json`: the site respects Global Privacy Control (section "Well-known URI"). */
export const privacyControlFile = `${JSON.stringify({ gpc: true, lastUpdate: privacyControlSince })}\n`;

const indexFiles = ['sitemap.xml', 'index-sitemap.xml'] as const;

/**
 * Moves what gatsby-plugin-sitemap wrote to `sitemaps/` to the names of specification 2.2, and writes the index. Removes files of an
 * earlier build.
 * @returns the names of the published sitemaps
 */
async function publishSitemaps(
  publicFolder: string,
  origin: string,
  locales: readonly LocaleCode[],
): Promise<string[]> {
  const written = path.join(publicFolder, 'sitemaps');
  for (const name of await readdir(publicFolder)) {
    if (/sitemap(?:-\d+)?\.xml$/.test(name)) await rm(path.join(publicFolder, name));
  }
  const published: string[] = [];
  for (const { tag } of locales.map(localeOf)) {
    const names = await readdir(path.join(written, tag)).catch(() => []);
    const parts = names.flatMap((name) => /^sitemap-(\d+)\.xml$/.exec(name)?.[1] ?? []);
    for (const part of parts.map(Number).sort((a, b) => a - b)) {
      // Further parts are numbered from 1.
      const name = `${tag}-sitemap${part > 0 ? `-${part}` : ''}.xml`;
      await rename(path.join(written, tag, `sitemap-${part}.xml`), path.join(publicFolder, name));
      published.push(name);
    }
  }
  await rm(written, { recursive: true, force: true });
  if (published.length > 0) {
    const index = await indexOf(published.map((name) => `${origin}/${name}`));
    for (const name of indexFiles) await writeFile(path.join(publicFolder, name), index);
  }
  return published;
}

const indexOf = (addresses: readonly string[]): Promise<Buffer> =>
  streamToPromise(Readable.from(addresses.map((url) => ({ url }))).pipe(new SitemapIndexStream()));
