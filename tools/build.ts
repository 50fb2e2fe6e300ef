/**
 * `npm run build [-- --host <target>]`: builds the three public hosts, or one target, and ends with a table of pages.
 */
import { parseArgs } from 'node:util';
import { type BuildTarget, isBuildTarget, publicHosts } from '../src/site/hosts';
import { buildHost, type PageCounts } from './build-host';

/**
 * Builds some targets, one after the other, and prints the number of their pages by host, language and section.
 * @throws when a name is no target, or a build fails
 */
async function build(wanted: readonly string[]): Promise<void> {
  const counts: [BuildTarget, PageCounts][] = [];
  for (const target of wanted) {
    if (!isBuildTarget(target)) {
      throw new Error(`There is no host "${target}". Hosts: ${[...publicHosts, 'preview'].join(', ')}`);
    }
    console.log(`\n— ${target} (${counts.length + 1} of ${wanted.length}) —`);
    counts.push([target, await buildHost(target)]);
  }
  console.log('\nPages by host, language and section');
  console.table(
    Object.fromEntries(
      counts.flatMap(([target, byLanguage]) =>
        Object.entries(byLanguage).map(([language, bySection]) => [`${target} ${language}`, bySection]),
      ),
    ),
  );
}

const { values } = parseArgs({ options: { host: { type: 'string', multiple: true } } });
build(values.host ?? publicHosts).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
