/** Gives documents to Pagefind and writes its index: a script for {@link runScript}. */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as pagefind from 'pagefind';
import { scriptInput } from '../gatsby/run-script';
import type { SearchDocument } from '../gatsby/written/search-document';
import { type Vocabulary, wordFolder } from '../site/languages/search-words';
import type { MeaningsByTag } from './search-names';
import { wordLists } from './word-lists';

export interface IndexJob {
  readonly folder: string;
  readonly entryFile: string;
  /** All documents of some languages. */
  readonly documents: readonly SearchDocument[];
  readonly meanings: MeaningsByTag;
}

/** Pagefind's own user interfaces, which the site does not use. */
const unused = /-ui\.(?:js|css)$|pagefind-highlight\.js$/;

/** Adds the meanings that a document answers, for Pagefind's filter. */
function withMeanings({ url, language, content }: SearchDocument, meanings: MeaningsByTag): string {
  const answered = (meanings[language] ?? []).filter(({ pages }) => pages.includes(url));
  const filters = answered.map(({ id }) => `<p data-pagefind-filter="meaning:${id}"></p>`);
  return content.replace('</body>', `${filters.join('')}</body>`);
}

async function indexFiles({ documents, meanings }: IndexJob): Promise<pagefind.IndexFile[]> {
  const { index, errors } = await pagefind.createIndex();
  if (!index) throw new Error(`Pagefind did not start: ${errors.join(', ')}`);
  // Sent without waiting for the answers: Pagefind reads one while it parses another.
  await Promise.all(
    documents.map(async (document) => {
      const { url } = document;
      const added = await index.addHTMLFile({ url, content: withMeanings(document, meanings) });
      if (added.errors.length > 0) throw new Error(`Pagefind rejected ${url}: ${added.errors.join(', ')}`);
    }),
  );
  const written = await index.getFiles();
  if (written.errors.length > 0) throw new Error(`Pagefind did not write its index: ${written.errors.join(', ')}`);
  return written.files.filter((file) => !unused.test(file.path));
}

/** Writes the index of the documents' languages. @returns the text of its entry file, which is merged with others */
async function writeIndex(job: IndexJob): Promise<string> {
  const { folder, entryFile, documents, meanings } = job;
  let entry = '';
  for (const file of await indexFiles(job)) {
    if (file.path === entryFile) {
      entry = Buffer.from(file.content).toString();
      continue;
    }
    const target = path.join(folder, file.path);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, file.content);
  }
  const folderOfWords = path.join(folder, wordFolder);
  await mkdir(folderOfWords, { recursive: true });
  for (const [language, words] of wordLists(documents)) {
    const vocabulary: Vocabulary = { words, meanings: meanings[language] ?? [] };
    await writeFile(path.join(folderOfWords, `${language}.json`), JSON.stringify(vocabulary));
  }
  return entry;
}

scriptInput<IndexJob>()
  .then(writeIndex)
  .then((entry) => process.stdout.write(JSON.stringify(entry)))
  .finally(() => pagefind.close());
