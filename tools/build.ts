/**
 * `npm run build [-- --host <target>]`: builds the three public hosts, or one target, and ends with a table of pages.
 */
import { parseArgs } from 'node:util';
import { type BuildTarget, isBuildTarget, publicHosts } from '../src/site/hosts';
import { buildHost, type PageCounts } from './build-host';

/**
 * Builds the targets that the command line names, one after the other, and prints the number of their pages by host,
 * language and section.
 * @throws when a name is no target, an argument is not known, or a build fails
 */
async function build(): Promise<void> {
  const { values } = parseArgs({ options: { host: { type: 'string', multiple: true } } });
  const wanted = values.host ?? publicHosts;
  const counts: [BuildTarget, PageCounts][] = [];
  for (const target of wanted) {
    if (!isBuildTarget(target)) {
      throw new Error(`There is no host "${target}"; expected one of ${[...publicHosts, 'preview'].join(', ')}`);
    }
    counts.push([target, await buildHost(target, `${target} (${counts.length + 1} of ${wanted.length})`)]);
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

build().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
