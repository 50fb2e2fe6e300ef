import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { ArticleCard, ArticleGrid } from '../components/article-card/article-card';
import { Breadcrumbs } from '../components/breadcrumbs/breadcrumbs';
import { ListFilter } from '../components/list-filter/list-filter';
import * as styles from '../components/list-filter/list-page.module.css';
import { PageHead } from '../components/page-head/page-head';
import { Pagination } from '../components/pagination/pagination';
import { PageTop } from '../components/section/section';
import {
  type EntryCardData,
  messagesIn,
  type Nodes,
  type TermData,
  termName,
  type WithMessages,
} from '../queries/data';
import { entriesInOrder } from '../queries/order';
import type { PageContext } from '../site/page-context';
import type { ListedSection } from '../site/sections';

interface Data extends WithMessages {
  readonly entries: Nodes<EntryCardData>;
  readonly terms: TermData;
}

const sectionOf = (page: PageContext): ListedSection => (page.pattern.startsWith('/news') ? 'news' : 'blog');

/** Blog and news: all articles, those of a category, those of a category with a tag; in pages. */
export default function ArticleListPage({ data, pageContext: page }: PageProps<Data, PageContext>) {
  const { t } = useTranslation('lists');
  const section = sectionOf(page);
  const { category = null, tag = null } = page.list ?? {};
  const title = listTitle(t(`${section}.title`), data.terms, section, category, tag);
  return (
    <>
      {category && (
        <Breadcrumbs
          crumbs={[
            { name: t(`${section}.title`), path: `/${section}` },
            ...(tag
              ? [
                  {
                    name: termName(data.terms, `${section}/category/${category}`),
                    path: `/${section}-${category}` as const,
                  },
                ]
              : []),
          ]}
          current={termName(data.terms, tag ? `${section}/tag/${tag}` : `${section}/category/${category}`)}
        />
      )}
      <PageTop title={title} lead={category ? null : t(`${section}.lead`)} />
      <div className={styles.list}>
        <ListFilter section={section} page={page} terms={data.terms} />
        <ArticleGrid>
          {entriesInOrder(page.entries, data.entries.nodes).map((entry) => (
            <ArticleCard
              key={entry.fields.key}
              entry={entry}
              note={
                entry.frontmatter.category && termName(data.terms, `${section}/category/${entry.frontmatter.category}`)
              }
            />
          ))}
        </ArticleGrid>
        <Pagination page={page} />
      </div>
    </>
  );
}

const listTitle = (
  section: string,
  terms: TermData,
  id: ListedSection,
  category: string | null,
  tag: string | null,
): string =>
  [section, category && termName(terms, `${id}/category/${category}`), tag && termName(terms, `${id}/tag/${tag}`)]
    .filter(Boolean)
    .join(': ');

export function Head({ data, pageContext: page }: HeadProps<Data, PageContext>) {
  const messages = messagesIn(data, 'lists');
  const section = sectionOf(page);
  const { category = null, tag = null, page: number = 1, pages = 1 } = page.list ?? {};
  const title = listTitle(messages[section].title, data.terms, section, category, tag);
  const ofPage = messages.pageOf.replace('{{page}}', String(number)).replace('{{pages}}', String(pages));
  return (
    <PageHead
      page={page}
      title={number > 1 ? `${title}, ${ofPage}` : title}
      description={category ? messages.descriptionOf.replace('{{name}}', title) : messages[section].description}
    />
  );
}

export const query = graphql`
  query ArticleList($language: String!, $namespaces: [String!]!, $entries: [String!]!, $terms: [String!]!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: $namespaces } }) {
      ...PageMessages
    }
    entries: allMarkdownRemark(filter: { fields: { key: { in: $entries } } }) {
      nodes {
        ...EntryCard
      }
    }
    terms: allTerm(filter: { language: { eq: $language }, key: { in: $terms } }) {
      ...Terms
    }
  }
`;
