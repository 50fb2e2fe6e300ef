/**
 * The search index of a host (design 12): Pagefind reads the main text of the pages once they are written, and writes an
 * index per language to `/pagefind/`, which the browser loads when a visitor opens the search.
 */
import path from 'node:path';
import type { BuildArgs } from 'gatsby';
import { pathOn } from '../site/hosts';
import type { EntryKey } from '../site/page-table';
import { type Build, htmlOf, mainContent, publicFolder, shareTitle } from './built-pages';
import type { IndexJob } from './index-script.mts';
import { runScript } from './run-script';
import { escapeText, type SearchDocument, searchDocument, sectionName } from './search-document';

/** The text of one question, as the content has it. */
interface Question {
  readonly html: string;
  readonly fields: { readonly key: EntryKey };
  readonly frontmatter: { readonly title: string };
}

const questionQuery = `{
  allMarkdownRemark(filter: { fields: { key: { glob: "faq/*/*" } } }) {
    nodes { html fields { key } frontmatter { title } }
  }
}`;

/**
 * Writes the whole index, so that nothing of an earlier build remains.
 * @returns the number of texts in it
 * @throws when a page cannot be read or Pagefind refuses one
 */
export async function writeSearchIndex(build: Build, graphql: BuildArgs['graphql']): Promise<number> {
  const documents = [...(await pageDocuments(build)), ...(await questionDocuments(build, graphql))];
  const job: IndexJob = { documents, folder: path.join(publicFolder, 'pagefind') };
  await runScript<number>('src/build/index-script.mts', job);
  return documents.length;
}

/**
 * Every page that has its own text; lists are left out, since they only repeat text of other pages. The heading of a page
 * without an entry is a slogan, so the name of the page is put before it.
 */
const pageDocuments = ({ pages, shells }: Build): Promise<SearchDocument[]> =>
  Promise.all(
    pages
      .filter(({ pageContext }) => pageContext.list === null)
      .map(async (page) => {
        const { language, pattern, entry } = page.pageContext;
        const html = await htmlOf(page);
        const name = entry === null ? `<h1>${escapeText(shareTitle(html))}</h1>` : '';
        const section = sectionName(pattern, shells[language].messages);
        return searchDocument(page.path, language, section, name + mainContent(html));
      }),
  );

/** Each question of the FAQ as a document of its own, so that a result leads to the answer and not to the top of the page. */
async function questionDocuments(build: Build, graphql: BuildArgs['graphql']): Promise<SearchDocument[]> {
  const answer = await graphql<{ allMarkdownRemark: { nodes: Question[] } }>(questionQuery);
  const questions = new Map(answer.data?.allMarkdownRemark.nodes.map((node) => [node.fields.key, node]));
  return build.pages
    .filter(({ pageContext }) => pageContext.pattern === '/faq')
    .flatMap(({ pageContext: { language, pattern, entries } }) =>
      entries.flatMap((key) => {
        const question = questions.get(key);
        if (!question) return [];
        const url = `${pathOn(build.site, language, '/faq')}#${key.split('/')[1]}`;
        const html = `<h1>${escapeText(question.frontmatter.title)}</h1>${question.html}`;
        return [searchDocument(url, language, sectionName(pattern, build.shells[language].messages), html)];
      }),
    );
}
