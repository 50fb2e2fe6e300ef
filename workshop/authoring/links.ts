/** `links`: faults in the links of the built pages, each with its source. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { loadContent } from '../../src/content/checks/load';
import { byPlace, type Fault } from '../../src/site/faults';
import { type BuildTarget, isBuildTarget, publicHosts } from '../../src/site/hosting/hosts';
import { checkPages, type PageFinding } from './check-pages';
import { formatNamed, formatOption, reportFaults } from './fault-report';
import { type Place, sourceFinder } from './outside-sources';
import { readPages, tableOf } from './project';
import { UsageError, verb } from './verb';

const mostNamed = 3;

/** Named hosts, or the public ones that were built. */
function foldersOf(named: readonly string[], root: string): readonly string[] {
  const folderOf = (target: BuildTarget): string => path.join(root, 'dist', target);
  const isThere = (target: BuildTarget): boolean => existsSync(path.join(folderOf(target), 'builds/edge.json'));
  const targets = named.map((name) => {
    if (isBuildTarget(name)) return name;
    throw new UsageError(`"${name}" is not a host (${[...publicHosts, 'preview'].join(', ')})`);
  });
  const missing = targets.find((target) => !isThere(target));
  if (missing) throw new UsageError(`${missing} is not built; first: npm run build -- --host ${missing}`);
  const wanted = targets.length > 0 ? [...new Set(targets)] : publicHosts.filter(isThere);
  if (wanted.length === 0) throw new UsageError('no host is built; first: npm run build');
  return wanted.map(folderOf);
}

/** One per source and mistake, however many pages show it. */
async function faultsOf(
  findings: readonly PageFinding[],
  placeOf: (finding: PageFinding) => Promise<Place>,
): Promise<Fault[]> {
  const groups = new Map<string, { readonly fault: Fault; readonly pages: Set<string> }>();
  for (const finding of findings) {
    const { rule, message, page } = finding;
    const fault = { ...(await placeOf(finding)), rule, message };
    const name = JSON.stringify(fault);
    const group = groups.get(name) ?? { fault, pages: new Set() };
    group.pages.add(`${page.locale} ${page.path}`);
    groups.set(name, group);
  }
  return [...groups.values()]
    .map(({ fault, pages }) => ({ ...fault, message: `${fault.message} (on ${namedPages([...pages])})` }))
    .sort(byPlace);
}

function namedPages(pages: readonly string[]): string {
  const more = pages.length - mostNamed;
  return pages.slice(0, mostNamed).join(', ') + (more > 0 ? ` and ${more} more` : '');
}

export const linksVerb = verb({
  name: 'links',
  does: 'Finds what is wrong with the links of the built pages, and where each was written.',
  example: 'npm run content -- links --host global',
  options: {
    host: {
      type: 'string',
      multiple: true,
      value: 'name',
      means: 'global, zh, ru or preview; all public hosts that are built without it',
    },
    format: formatOption,
  },
  run: async ({ values }, surroundings) => {
    const { root } = surroundings;
    const format = formatNamed(values.format, surroundings);
    const folders = foldersOf(values.host ?? [], root);
    const content = await loadContent(root);
    const { findings, pages, links } = await checkPages(folders, (site) => tableOf(site, content));
    const faults = await faultsOf(findings, sourceFinder(root, await readPages(root)));
    const checked = `${pages} built pages with ${links} links checked`;
    return reportFaults(faults, { format, checked, data: { pages, links, faults } }, surroundings);
  },
});
