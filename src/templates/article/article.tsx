import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { ArticleHead, ArticlePage, type ArticlePageData } from '../../components/article/article-page';
import * as button from '../../components/button/button.module.css';
import { useShell } from '../../components/shell/shell-context';
import { SiteLink } from '../../components/site-link/site-link';
import type { PageContext } from '../../site/pages/page-context';
import * as styles from './article.below.module.css';

export default function ArticleTemplate({ data, pageContext }: PageProps<ArticlePageData, PageContext>) {
  const isAboutFingerprints = data.entry.frontmatter.tags?.includes('fingerprint');
  return <ArticlePage data={data} pageContext={pageContext} after={isAboutFingerprints && <CheckLink />} />;
}

function CheckLink() {
  const { t } = useShell();
  return (
    <p className={`${styles.check} screen-only`} data-pagefind-ignore="">
      <SiteLink to="/browser-check" className={button.secondary}>
        {t('navText.browser-check')}
      </SiteLink>
    </p>
  );
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
