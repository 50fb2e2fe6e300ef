/**
 * `npm run redirects -- explain <url>`: which redirect rule applies to an address, on which host. A path
 * (`/ru//pricing.html/`) is tried on every host, a full address on its own.
 */

import { readFileSync } from 'node:fs';
import { hostRules, redirectsFile, serviceProxies } from '../../plugins/gatsby-plugin-host-manifests/src/host-rules';
import { manifestInput } from '../../plugins/gatsby-plugin-host-manifests/src/manifest-input';
import { loadContent } from '../../src/content/checks/load';
import { authorRedirects } from '../../src/gatsby/pages/author-redirects';
import { formatFaults } from '../../src/site/faults';
import { type BuildTarget, type Site, siteFrom, splitPath } from '../../src/site/hosting/hosts';
import type { PageTable } from '../../src/site/pages/page-table';
import { authorTargetOf } from '../../src/site/redirects/author-redirects';
import { manifestSays } from '../../src/site/redirects/manifest-says';
import { parseRequestUrl } from '../../src/site/redirects/request-url';
import { resolveRedirect } from '../../src/site/redirects/resolve';
import { type AuthorTarget, redirectRules } from '../../src/site/redirects/rules';
import { matcherOf } from '../local/host/manifest';
import { root } from '../paths';
import { runCommand } from '../run-command';
import { tableOf } from './project';

const rulesFile = 'src/site/redirects/rules.ts';

interface ExplainedHost {
  readonly site: Site;
  readonly table: PageTable;
  readonly authorTarget: AuthorTarget;
  readonly manifestLine: (address: string) => string;
  /** `src/site/redirects/rules.ts:46`. */
  readonly placeOfRule: (functionName: string) => string;
}

export function explain(address: string, host: ExplainedHost): readonly string[] {
  const { site, authorTarget, table } = host;
  const resolution = resolveRedirect(address, { site, authorTarget });
  if (!resolution) {
    const { locale, path } = splitPath(
      site,
      parseRequestUrl(address, site.target)?.path.replace(/(.)\/$/, '$1') ?? address,
    );
    const page = table.find(locale, path);
    if (page) return [`200  no rule applies: the page exists in ${locale} (route ${page.route.pattern})`];
    const line = host.manifestLine(address);
    const missing = `${locale} has no page at ${path}`;
    return line.endsWith(' 301')
      ? [`301  rule 11: ${missing}, and a list by tag leads to its category`, `     ${line}`]
      : [`404  rule 12: no rule applies and ${missing}`, `     ${line}`];
  }
  const byManifest = manifestSays(address, resolution);
  return [
    `${resolution.status}  ${resolution.location}`,
    ...[...new Set(resolution.rules)].map((number) => {
      const name = redirectRules.find((rule) => rule.number === number)?.apply.name ?? '';
      return `     rule ${number}: ${name}, ${host.placeOfRule(name)}`;
    }),
    byManifest
      ? `     answered by the manifest, ${host.manifestLine(address)}`
      : '     answered by the edge function, netlify/edge-functions/site/site-function.ts',
  ];
}

/**
 * A path is tried on every host, a full address on its own.
 * @throws when a full address is on no host of the site
 */
export function questionFrom(text: string, site: Site): { address: string; targets: BuildTarget[] } {
  if (!/^https?:/i.test(text)) {
    return { address: text.startsWith('/') ? text : `/${text}`, targets: ['global', 'zh', 'ru', 'preview'] };
  }
  const url = new URL(text);
  const found = Object.entries(site.config.origins).find(([, origin]) => origin === url.origin);
  if (!found) {
    throw new Error(
      `${url.origin} is not a host of the site; expected one of ${Object.values(site.config.origins).join(', ')}`,
    );
  }
  return { address: text.slice(text.indexOf(url.host) + url.host.length) || '/', targets: [found[0] as BuildTarget] };
}

async function run([command, text]: readonly string[]): Promise<void> {
  if (command !== 'explain' || text === undefined) {
    throw new Error('Usage: npm run redirects -- explain <path or address>');
  }
  const { address, targets } = questionFrom(text, siteFrom(process.env));
  const content = await loadContent(root);
  const rulesSource = readFileSync(rulesFile, 'utf8').split('\n');

  console.log(address);
  for (const target of targets) {
    const site = siteFrom({ ...process.env, SITE_HOST: target });
    const table = tableOf(site, content);
    const { redirects, faults } = await authorRedirects(root, site, table, content);
    if (faults.length > 0) console.error(formatFaults(faults));
    const manifest = redirectsFile(hostRules(manifestInput(site, table, redirects), serviceProxies(process.env)));
    const lines = explain(address, {
      site,
      table,
      authorTarget: authorTargetOf(redirects),
      manifestLine: await lineFinder(target, manifest),
      placeOfRule: (name) =>
        `${rulesFile}:${rulesSource.findIndex((line) => line.startsWith(`function ${name}(`)) + 1}`,
    });
    console.log(`\n${target.padEnd(8)} ${lines.join(`\n${' '.repeat(9)}`)}`);
  }
}

/** By Netlify's own matcher. */
async function lineFinder(target: string, manifest: string): Promise<(address: string) => string> {
  const match = await matcherOf(manifest);
  const lines = manifest.split('\n');
  return (address) => {
    const from = match(new Request(`https://host${address}`))?.from;
    const number = lines.findIndex((line) => line.startsWith(`${from} `)) + 1;
    return number > 0 ? `dist/${target}/_redirects:${number}  ${lines[number - 1]}` : `dist/${target}/_redirects`;
  };
}

if (require.main === module) {
  runCommand(() => run(process.argv.slice(2)));
}
