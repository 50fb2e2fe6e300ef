import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { ArticleHead, ArticlePage, type ArticlePageData } from '../../components/article/article-page';
import { ProxyBudget, proxyBudgetId } from '../../components/proxy-budget/proxy-budget';
import type { PageContext } from '../../site/pages/page-context';
import * as styles from './proxy-help.module.css';

/** Only this article has the proxy budget, and with it the tool's script and styles. */
export default function ProxyHelpPage({ data, pageContext }: PageProps<ArticlePageData, PageContext>) {
  return <ArticlePage data={data} pageContext={pageContext} after={<ProxyBudgetPart />} />;
}

function ProxyBudgetPart() {
  const { t } = useTranslation('proxy-budget');
  return (
    <section className={styles.part} id={proxyBudgetId} aria-labelledby={`${proxyBudgetId}-title`}>
      <h2 id={`${proxyBudgetId}-title`}>{t('title')}</h2>
      <p className="soft">{t('lead')}</p>
      <ProxyBudget />
    </section>
  );
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
