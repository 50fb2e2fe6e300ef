/**
 * What is made from the pages once they are written (design 12): the search index, the feeds, the share cards.
 */
import type { BuildArgs } from 'gatsby';
import type { Site } from '../site/hosts';
import { readBuild } from './built-pages';
import { writeFeeds } from './feeds';
import { writeSearchIndex } from './search-index';
import { writeShareCards } from './share-cards/share-cards';

/**
 * Makes them all, and reports how many there are and how long each kind took. A preview has no share cards, since its
 * pages have no public address to share.
 */
export async function makeFromPages(site: Site, { graphql, reporter }: BuildArgs): Promise<void> {
  const build = await readBuild(site, graphql);
  const report = async (work: Promise<string>) => {
    const started = performance.now();
    const made = await work;
    reporter.info(`${made} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
  };
  await Promise.all([
    report(writeSearchIndex(build, graphql).then((texts) => `Search: ${texts} texts`)),
    report(writeFeeds(build, graphql).then((feeds) => `${feeds} feeds`)),
    ...(site.target === 'preview'
      ? []
      : [report(writeShareCards(build).then(({ cards, drawn }) => `${cards} share cards, ${drawn} of them drawn`))]),
  ]);
}
