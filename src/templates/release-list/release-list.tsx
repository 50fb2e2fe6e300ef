import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { Below } from '../../components/below/below';
import { type DatedRelease, messagesIn, type Nodes, type WithMessages } from '../../components/data/data';
import { entriesInOrder } from '../../components/data/order';
import { FeedLink } from '../../components/feed-link/feed-link';
import * as styles from '../../components/list-filter/list-page.module.css';
import { FeedAlternate } from '../../components/page-head/feed-alternate';
import { PageHead } from '../../components/page-head/page-head';
import { PageTop } from '../../components/section/section';
import type { PageContext } from '../../site/pages/page-context';
import { CheckableFacts } from './checkable-facts';
import { InEnglish } from './in-english';
import { type ListedRelease, ReleaseRows } from './release-rows';

interface Data extends WithMessages {
  readonly entries: Nodes<ListedRelease>;
  readonly all: Nodes<DatedRelease>;
}

/** Newest first. */
export default function ReleaseListPage({ data, pageContext: page }: PageProps<Data, PageContext>) {
  const { t } = useTranslation('lists');
  const releases = entriesInOrder(page.entries, data.entries.nodes);
  const all = [...data.all.nodes].reverse();
  const listed = new Set(releases.map(({ frontmatter }) => frontmatter.version));
  return (
    <>
      <PageTop title={t('release.title')} lead={t('release.lead')} />
      <div className={styles.list}>
        <Below />
        <ReleaseRows releases={releases} />
        <InEnglish releases={all.filter(({ frontmatter }) => !listed.has(frontmatter.version))} />
        <FeedLink page={page} section="release" />
      </div>
      <CheckableFacts releases={all} />
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
  query ReleaseList($language: String!, $namespaces: [String!]!, $entries: [String!]!, $releases: [String!]!) {
    ...PageMessages
    all: entries(keys: $releases) {
      nodes {
        ...DatedRelease
      }
    }
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
