import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { ArticleHead, ArticlePage, type ArticlePageData } from '../../components/article/article-page';
import type { PageContext } from '../../site/pages/page-context';

export default function ArticleTemplate({ data, pageContext }: PageProps<ArticlePageData, PageContext>) {
  return <ArticlePage data={data} pageContext={pageContext} />;
}

export const Head = (props: HeadProps<ArticlePageData, PageContext>) => <ArticleHead {...props} />;

export const query = graphql`
  query Article(
    $language: String!
    $namespaces: [String!]!
    $entry: String!
    $neighbours: [String!]!
    $terms: [String!]!
  ) {
    ...ArticlePage
    entry: markdownRemark(fields: { key: { eq: $entry } }) {
      frontmatter {
        tags
        author
      }
    }
  }
`;
