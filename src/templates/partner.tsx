import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { Article, type ArticleData } from '../components/article/article';
import * as button from '../components/button/button.module.css';
import { Highlights } from '../components/highlights/highlights';
import { Icon } from '../components/icon/icon';
import { PageHead } from '../components/page-head/page-head';
import { useShell } from '../components/shell/shell-context';
import { SiteLink } from '../components/site-link/site-link';
import { type TermData, termName, type WithMessages } from '../queries/data';
import type { PageContext } from '../site/page-context';

interface Data extends ArticleData, WithMessages {
  readonly terms: TermData;
  readonly partner: { readonly frontmatter: { readonly website: string; readonly offer: string | null } };
}

/** One partner: what works together with the product, and where to go. */
export default function PartnerPage({ data, pageContext: page }: PageProps<Data, PageContext>) {
  const { t } = useTranslation('partner');
  const shell = useShell();
  const { website, offer } = data.partner.frontmatter;
  return (
    <Article
      data={data}
      page={page}
      crumbs={[{ name: shell.t('nav.partner'), path: '/partner' }]}
      tags={(data.entry.frontmatter.tags ?? []).map((tag) => ({
        name: termName(data.terms, `partner/tag/${tag}`),
        path: `/partner/tag/${tag}`,
      }))}
    >
      {offer && <Highlights title={t('offer')} items={[offer]} />}
      <p className={button.row}>
        <a className={button.secondary} href={website} rel="noopener" data-external="">
          {t('website')}
          <Icon name="external-link" />
        </a>
        <SiteLink className={button.secondary} to="/partner-plan">
          {t('become')}
        </SiteLink>
      </p>
    </Article>
  );
}

export function Head({ data, pageContext: page }: HeadProps<Data, PageContext>) {
  const { frontmatter } = data.entry;
  return (
    <PageHead
      page={page}
      title={frontmatter.seo_title ?? frontmatter.title}
      description={frontmatter.seo_description ?? frontmatter.description}
      keywords={frontmatter.seo_keywords}
    />
  );
}

export const query = graphql`
  query Partner(
    $language: String!
    $namespaces: [String!]!
    $entry: String!
    $neighbours: [String!]!
    $terms: [String!]!
  ) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: $namespaces } }) {
      ...PageMessages
    }
    ...ArticleEntry
    partner: markdownRemark(fields: { key: { eq: $entry } }) {
      frontmatter {
        website
        offer
      }
    }
    terms: allTerm(filter: { language: { eq: $language }, key: { in: $terms } }) {
      ...Terms
    }
  }
`;
