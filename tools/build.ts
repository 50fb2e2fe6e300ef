/**
 * `npm run build [-- --host <target>]`: builds the three public hosts, or one target, and ends with a table of pages.
 */
import { parseArgs } from 'node:util';
import { type BuildTarget, isBuildTarget, publicHosts } from '../src/site/hosts';
import { buildHost, type PageCounts } from './build-host';

const { values } = parseArgs({ options: { host: { type: 'string', multiple: true } } });
const wanted = values.host ?? publicHosts;
const unknown = wanted.find((host) => !isBuildTarget(host));
if (unknown !== undefined) {
  console.error(`There is no host "${unknown}". Hosts: ${[...publicHosts, 'preview'].join(', ')}`);
  process.exit(1);
}

const counts: [BuildTarget, PageCounts][] = [];
for (const target of wanted.filter(isBuildTarget)) {
  console.log(`\n— ${target} (${counts.length + 1} of ${wanted.length}) —`);
  try {
    counts.push([target, await buildHost(target)]);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
console.log('\nPages by host, language and section');
console.table(
  Object.fromEntries(
    counts.flatMap(([target, byLanguage]) =>
      Object.entries(byLanguage).map(([language, bySection]) => [`${target} ${language}`, bySection]),
    ),
  ),
);
