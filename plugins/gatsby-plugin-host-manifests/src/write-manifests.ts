import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Reporter } from 'gatsby';
import { inlineSources } from '../../../src/gatsby/bundles/loader-text';
import { timed } from '../../../src/gatsby/written/timed';
import { writtenBuild } from '../../../src/gatsby/written/written-build';
import { isForPublic } from '../../../src/site/hosting/deploys';
import { localesOf, originOf, rootLocaleOf, splitPath } from '../../../src/site/hosting/hosts';
import { isNotFoundPage } from '../../../src/site/hosting/request-paths';
import { detectScript, detectScriptPath } from '../../../src/site/redirects/detect-script';
import type { EdgeData } from '../../../src/site/redirects/edge-data';
import { type BuildMetadata, buildId, type LatestBuild, latestBuild } from './build-metadata';
import { headersFile, robotsFile } from './headers-file';
import { crowded, hostRules, redirectsFile, serviceProxies } from './host-rules';
import { type ManifestInput, manifestInput } from './manifest-input';
import { publishSitemaps } from './sitemaps';
import { privacyControlFile, securityFile } from './well-known';

/** Writes the manifests of a finished build, and reports what they hold. */
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

  const served = new Set(localesOf(site));
  const routeRules = redirects.filter(({ locale }) => served.has(locale));
  const parts = await pageData(publicFolder, input);
  const id = buildId(parts.set('edge.json', JSON.stringify({ site, redirects })));
  const edge: EdgeData = { site, redirects, build: id };
  const prerendered = input.paths.filter((page) => !isNotFoundPage(splitPath(site, page).path));
  const metadata: BuildMetadata = { id, routeRules, prerendered };

  const previous = await readLatest(path.join(publicFolder, 'builds/latest.json'));
  await rm(path.join(publicFolder, 'builds'), { recursive: true, force: true });
  await mkdir(path.join(publicFolder, 'builds/meta'), { recursive: true });
  await write('builds/latest.json', JSON.stringify(latestBuild(id, previous, new Date())));
  await write(`builds/meta/${id}.json`, JSON.stringify(metadata));
  await write('builds/edge.json', JSON.stringify(edge));
  return { id, ruleCount: groups.reduce((sum, group) => sum + group.rules.length, 0), sitemaps: sitemaps.length };
}

/** The digest of the scripts (`app-data.json`) and the data of every page. */
async function pageData(publicFolder: string, { paths }: ManifestInput): Promise<Map<string, string>> {
  const folder = path.join(publicFolder, 'page-data');
  const pages = paths.map((page) => path.join(page === '/' ? 'index' : page, 'page-data.json'));
  const parts = new Map<string, string>();
  for (const name of ['app-data.json', ...pages]) {
    parts.set(name, await readFile(path.join(folder, name), 'utf8'));
  }
  return parts;
}

const readLatest = (file: string): Promise<LatestBuild | null> =>
  readFile(file, 'utf8').then(
    (text) => JSON.parse(text) as LatestBuild,
    () => null,
  );
