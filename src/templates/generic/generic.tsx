import { graphql, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { Article, type ArticleData } from '../../components/article/article';
import type { WithMessages } from '../../components/data/data';
import { EntryHead } from '../../components/page-head/entry-head';
import type { PageContext } from '../../site/pages/page-context';
import { PrivacyTables } from './privacy-tables';

type Data = ArticleData & WithMessages;

/** Its tables come from src/site/privacy/personal-data.ts. */
const privacyRoute = '/privacy';

/** Privacy, terms. */
export default function GenericPage({ data, pageContext: page }: PageProps<Data, PageContext>) {
  const { t } = useTranslation('privacy');
  const hasTables = page.route === privacyRoute;
  const tables = [
    { id: 'stored-keys', value: t('storage.title'), depth: 2 },
    { id: 'personal-calls', value: t('calls.title'), depth: 2 },
  ];
  const headings = hasTables ? [...data.entry.headings, ...tables] : data.entry.headings;
  return (
    <>
      <Article
        data={{ ...data, entry: { ...data.entry, headings } }}
        page={{ ...page, previous: null, next: null, related: [] }}
        crumbs={[]}
      />
      {hasTables && <PrivacyTables />}
    </>
  );
}

export const Head = EntryHead;

export const query = graphql`
  query Generic($language: String!, $namespaces: [String!]!, $entry: String!, $neighbours: [String!]!) {
    ...PageMessages
    ...ArticleEntry
  }
`;
