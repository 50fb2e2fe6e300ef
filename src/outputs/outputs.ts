import type { Reporter } from 'gatsby';
import { timed, writtenBuild } from '../gatsby/written/written-build';
import { writeConsultCode } from './consult-code';
import { writeFeeds } from './feeds';
import { writeLlms } from './llms';
import { writeMarkdownPages } from './markdown-pages';
import { writePageManifest } from './page-manifest';
import { writeSearchIndex } from './search-index';
import { searchNames } from './search-names';
import { writeShareCards } from './share-cards/share-cards';

/**
 * Writes what a build adds to its pages: the search index, feeds, Markdown versions, `llms.txt` and share cards. Only what has changed
 * is made again. A preview has no share cards, since its pages have no public address.
 */
export async function writeOutputs(publicFolder: string, reporter: Reporter): Promise<void> {
  const { build, built, shells } = await writtenBuild(publicFolder, reporter);
  const { site } = build;
  const documents = built.flatMap(({ reading }) => reading.documents);
  await writeConsultCode(site, publicFolder);

  // Before the others, which remove and write folders in which it looks for outdated files.
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
  // The plugin has made the folder `builds`.
  await timed(
    reporter,
    writePageManifest(build, built, publicFolder),
    (bytes) => `Manifest of pages for the review: ${Math.round(bytes / 1000)} kB`,
  );
}
