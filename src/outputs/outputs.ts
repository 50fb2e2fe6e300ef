/**
 * What a build adds to its pages (design 8 and 12): the search index, feeds, Markdown versions, `llms.txt` and share cards.
 * The work follows what has changed: each page is parsed only if it is new, and the index and the cards are kept while their
 * content is the same.
 */
import type { Reporter } from 'gatsby';
import { timed } from '../gatsby/written/timed';
import { writtenBuild } from '../gatsby/written/written-build';
import { writeConsultCode } from './consult-code';
import { writeFeeds } from './feeds';
import { writeLlms } from './llms';
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
export async function writeOutputs(publicFolder: string, reporter: Reporter): Promise<void> {
  const { build, built, shells } = await writtenBuild(publicFolder, reporter);
  const { site } = build;
  const documents = built.flatMap(({ reading }) => reading.documents);
  await writeConsultCode(site, publicFolder);

  // Before the others: it looks for what an earlier build has left in folders that they remove and write.
  await timed(reporter, writeMarkdownPages(build, built, publicFolder), (pages) => `${pages} pages as Markdown`);
  await Promise.all([
    timed(
      reporter,
      searchNames(site).then((names) => writeSearchIndex(documents, names, publicFolder)),
      (languages) => `Search: ${documents.length} texts, ${languages} languages indexed`,
    ),
    timed(reporter, writeFeeds(build, publicFolder), (feeds) => `${feeds} feeds`),
    timed(reporter, writeLlms(build, publicFolder), (links) => `llms.txt with ${links} links`),
    ...(site.target === 'preview'
      ? []
      : [
          timed(
            reporter,
            writeShareCards(site, built, shells, publicFolder),
            ({ cards, drawn }) => `${cards} share cards, ${drawn} of them drawn`,
          ),
        ]),
  ]);
  // The plugin of the manifests has made the folder `builds`.
  await timed(
    reporter,
    writePageManifest(build, built, publicFolder, process.cwd()),
    (bytes) => `Manifest of pages for the review: ${Math.round(bytes / 1000)} kB`,
  );
}
