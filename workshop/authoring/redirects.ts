/**
 * `npm run redirects -- explain <url>`: which redirect rule applies to an address, on which host. A path
 * (`/ru//pricing.html/`) is tried on every host, a full address on its own.
 */
import { readFileSync } from 'node:fs';
import { parsePlain } from 'netlify-redirector';
import { hostRules, redirectsFile, serviceProxies } from '../../plugins/gatsby-plugin-host-manifests/src/host-rules';
import { manifestInput } from '../../plugins/gatsby-plugin-host-manifests/src/manifest-input';
import { loadContent } from '../../src/content/checks/load';
import { authorRedirects } from '../../src/gatsby/pages/author-redirects';
import { formatFaults } from '../../src/site/faults';
import { siteFrom } from '../../src/site/hosting/hosts';
import { pageTable } from '../../src/site/pages/page-table';
import { authorTargetOf } from '../../src/site/redirects/author-redirects';
import { root } from '../paths';
import { explain, questionFrom } from './explain';

const rulesFile = 'src/site/redirects/rules.ts';

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
    const entries = content.documents.filter(({ draft }) => target === 'preview' || !draft).map(({ entry }) => entry);
    const table = pageTable(entries, site.locales, target);
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
  const matcher = await parsePlain(manifest, {});
  const lines = manifest.split('\n');
  return (address) => {
    const { hostname, pathname, search } = new URL(`https://host${address}`);
    const none = (): string => '';
    const request = { scheme: 'https', host: hostname, path: pathname, query: search.slice(1) };
    const from = matcher.match({ ...request, getHeader: none, getCookie: none })?.from;
    const number = lines.findIndex((line) => line.startsWith(`${from} `)) + 1;
    return number > 0 ? `dist/${target}/_redirects:${number}  ${lines[number - 1]}` : `dist/${target}/_redirects`;
  };
}

run(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
