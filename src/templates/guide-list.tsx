import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { GroupedList } from '../components/grouped-list/grouped-list';
import { PageHead } from '../components/page-head/page-head';
import { PageTop } from '../components/section/section';
import { type EntryCardData, messagesIn, type Nodes, type TermData, type WithMessages } from '../queries/data';
import type { PageContext } from '../site/page-context';

interface Data extends WithMessages {
  readonly entries: Nodes<EntryCardData>;
  readonly terms: TermData;
}

/** The index of the guide section, by category. */
export default function GuideListPage({ data, pageContext: page }: PageProps<Data, PageContext>) {
  const { t } = useTranslation('lists');
  return (
    <>
      <PageTop title={t('guide.title')} lead={t('guide.lead')} />
      <GroupedList section="guide" page={page} entries={data.entries.nodes} terms={data.terms} />
    </>
  );
}

export function Head({ data, pageContext: page }: HeadProps<Data, PageContext>) {
  const { title, description } = messagesIn(data, 'lists').guide;
  return <PageHead page={page} title={title} description={description} />;
}

export const query = graphql`
  query GuideList($language: String!, $namespaces: [String!]!, $entries: [String!]!, $terms: [String!]!) {
    locales: messages(language: $language, namespaces: $namespaces) {
      ...PageMessages
    }
    entries(keys: $entries) {
      nodes {
        ...EntryCard
      }
    }
    terms(language: $language, keys: $terms) {
      ...Terms
    }
  }
`;
