import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { ArticleCard, ArticleGrid } from '../components/article-card/article-card';
import { FeedLink } from '../components/feed-link/feed-link';
import * as styles from '../components/list-filter/list-page.module.css';
import { FeedAlternate } from '../components/page-head/feed-alternate';
import { PageHead } from '../components/page-head/page-head';
import { PageTop } from '../components/section/section';
import { type EntryCardData, messagesIn, type Nodes, type WithMessages } from '../queries/data';
import type { FrontMatterOf } from '../queries/front-matter';
import { entriesInOrder } from '../queries/order';
import type { PageContext } from '../site/page-context';

interface Data extends WithMessages {
  readonly entries: Nodes<EntryCardData<Pick<FrontMatterOf<'release'>, 'version'>>>;
}

/** Every version of the product, the newest first. */
export default function ReleaseListPage({ data, pageContext: page }: PageProps<Data, PageContext>) {
  const { t } = useTranslation('lists');
  return (
    <>
      <PageTop title={t('release.title')} lead={t('release.lead')} />
      <div className={styles.list}>
        <h2 className="visually-hidden">{t('latest')}</h2>
        <ArticleGrid>
          {entriesInOrder(page.entries, data.entries.nodes).map((entry) => (
            <ArticleCard key={entry.fields.key} entry={entry} note={entry.frontmatter.version} />
          ))}
        </ArticleGrid>
        <FeedLink page={page} section="release" />
      </div>
    </>
  );
}

export function Head({ data, pageContext: page }: HeadProps<Data, PageContext>) {
  const { title, description } = messagesIn(data, 'lists').release;
  return (
    <PageHead page={page} title={title} description={description}>
      <FeedAlternate page={page} section="release" />
    </PageHead>
  );
}

export const query = graphql`
  query ReleaseList($language: String!, $namespaces: [String!]!, $entries: [String!]!) {
    locales: messages(language: $language, namespaces: $namespaces) {
      ...PageMessages
    }
    entries(keys: $entries) {
      nodes {
        ...EntryCard
        frontmatter {
          version
        }
      }
    }
  }
`;
