import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { Below } from '../../components/below/below';
import { messagesIn, type Nodes, type WithMessages } from '../../components/data/data';
import { entriesInOrder } from '../../components/data/order';
import { FeedLink } from '../../components/feed-link/feed-link';
import * as styles from '../../components/list-filter/list-page.module.css';
import { FeedAlternate } from '../../components/page-head/feed-alternate';
import { PageHead } from '../../components/page-head/page-head';
import { PageTop } from '../../components/section/section';
import type { PageContext } from '../../site/pages/page-context';
import { CheckableFacts } from './checkable-facts';
import { type ListedRelease, ReleaseRows } from './release-rows';

interface Data extends WithMessages {
  readonly entries: Nodes<ListedRelease>;
}

/** Newest first. */
export default function ReleaseListPage({ data, pageContext: page }: PageProps<Data, PageContext>) {
  const { t } = useTranslation('lists');
  const releases = entriesInOrder(page.entries, data.entries.nodes);
  return (
    <>
      <PageTop title={t('release.title')} lead={t('release.lead')} />
      <div className={styles.list}>
        <Below />
        <ReleaseRows releases={releases} />
        <FeedLink page={page} section="release" />
      </div>
      <CheckableFacts releases={releases} />
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
    ...PageMessages
    entries(keys: $entries) {
      nodes {
        ...EntryCard
        frontmatter {
          version
          highlights
          scenes
        }
      }
    }
  }
`;
