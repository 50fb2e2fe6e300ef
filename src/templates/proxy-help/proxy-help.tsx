import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { ArticleHead, ArticlePage, type ArticlePageData } from '../../components/article/article-page';
import { ProxyBudgetPart } from '../../components/proxy-budget/proxy-budget-part';
import type { PageContext } from '../../site/pages/page-context';

/** Only this article has the proxy budget, and with it the tool's script and styles. */
export default function ProxyHelpPage({ data, pageContext }: PageProps<ArticlePageData, PageContext>) {
  return <ArticlePage data={data} pageContext={pageContext} after={<ProxyBudgetPart />} />;
}

export const Head = (props: HeadProps<ArticlePageData, PageContext>) => <ArticleHead {...props} />;

export const query = graphql`
  query ProxyHelp(
    $language: String!
    $namespaces: [String!]!
    $entry: String!
    $neighbours: [String!]!
    $terms: [String!]!
  ) {
    ...ArticlePage
  }
`;
