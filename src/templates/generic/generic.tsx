import { graphql, type PageProps } from 'gatsby';
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
  return (
    <>
      <Article data={data} page={{ ...page, previous: null, next: null, related: [] }} crumbs={[]} />
      {page.route === privacyRoute && <PrivacyTables />}
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
