/**
 * What is made once Gatsby has written the pages (design 8 and 12): the search index, feeds, Markdown versions, `llms.txt`,
 * share cards, and the manifests of the host. The work follows what has changed: each page is read once and parsed only if it is
 * new, and the index and the cards are kept while their content is the same.
 */
import type { Reporter } from 'gatsby';
import { publishShells } from '../pages/shell-files';
import { thisBuild } from '../pages/this-build';
import { verifyWrittenPages } from '../pages/written-pages';
import { readPages } from './built-pages';
import { writeConsultCode } from './consult-code';
import { writeFeeds } from './feeds';
import { writeLlms } from './llms';
import { crowded } from './manifest/host-rules';
import { allInline } from './manifest/inline-content';
import { manifestInput } from './manifest/manifest-input';
import { writeManifests } from './manifest/write-manifests';
import { writeMarkdownPages } from './markdown-pages';
import { writePageManifest } from './page-manifest';
import { writeSearchIndex } from './search-index';
import { searchNames } from './search-names';
import { writeShareCards } from './share-cards/share-cards';

/**
 * Makes it all, and reports how much there is and how long each kind took. A preview has no share cards, since its pages have no
 * public address to share.
 * @param publicFolder the folder that Gatsby has written
 */
export async function finishBuild(publicFolder: string, reporter: Reporter): Promise<void> {
  const build = thisBuild();
  const { site, table, redirects } = build;
  await verifyWrittenPages(build, publicFolder, reporter);
  const shells = await publishShells(publicFolder);
  await writeConsultCode(site, publicFolder);

  const timed = async <T>(work: Promise<T>, report: (made: T) => string): Promise<T> => {
    const started = performance.now();
    const made = await work;
    reporter.info(`${report(made)} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
    return made;
  };
  const built = await timed(
    readPages(build, (code) => shells[code].messages, publicFolder),
    ({ length }) => `${length} pages read`,
  );
  const documents = built.flatMap(({ reading }) => reading.documents);
  const inline = allInline(built.map(({ reading }) => reading.styles));

  // Before the others: it looks for what an earlier build has left in folders that they remove and write.
  await timed(writeMarkdownPages(build, built, publicFolder), (pages) => `${pages} pages as Markdown`);
  await Promise.all([
    timed(
      searchNames(site).then((names) => writeSearchIndex(documents, names, publicFolder)),
      (languages) => `Search: ${documents.length} texts, ${languages} languages indexed`,
    ),
    timed(writeFeeds(build, publicFolder), (feeds) => `${feeds} feeds`),
    timed(writeLlms(build, publicFolder), (links) => `llms.txt with ${links} links`),
    ...(site.target === 'preview'
      ? []
      : [
          timed(
            writeShareCards(site, built, shells, publicFolder),
            ({ cards, drawn }) => `${cards} share cards, ${drawn} of them drawn`,
          ),
        ]),
    timed(
      writeManifests(publicFolder, manifestInput(site, table, redirects, build), inline, process.env),
      ({ id, ruleCount, sitemaps }) => {
        const warning = crowded(site.target, ruleCount);
        if (warning) reporter.warn(warning);
        return `${site.target}: build ${id}, ${ruleCount} redirect rules, ${sitemaps.length} sitemaps`;
      },
    ),
  ]);
  // The folder `builds` is there only now.
  await timed(
    writePageManifest(build, built, publicFolder, process.cwd()),
    (bytes) => `Manifest of pages for the review: ${Math.round(bytes / 1000)} kB`,
  );
}
