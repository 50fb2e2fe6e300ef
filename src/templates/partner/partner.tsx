import { graphql, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import type { ArticleData } from '../../components/article/article';
import * as button from '../../components/button/button.module.css';
import { CallToAction } from '../../components/call-to-action/call-to-action';
import { type TermData, termName, type WithMessages } from '../../components/data/data';
import type { FrontMatterOf } from '../../components/data/front-matter';
import * as styles from '../../components/list-filter/list-page.module.css';
import { EntryHead } from '../../components/page-head/entry-head';
import { PartnerDirectory } from '../../components/partner-directory/partner-directory';
import { Section } from '../../components/section/section';
import { SiteLink } from '../../components/site-link/site-link';
import type { PageContext } from '../../site/pages/page-context';
import { PartnerProfile } from './partner-profile';

interface Data extends ArticleData<Pick<FrontMatterOf<'partner'>, 'tags' | 'website' | 'offer'>>, WithMessages {
  readonly terms: TermData;
}

export default function PartnerPage({ data, pageContext: page }: PageProps<Data, PageContext>) {
  const { t } = useTranslation('partner');
  const { html, headings, frontmatter } = data.entry;
  return (
    <>
      <PartnerProfile
        name={frontmatter.title}
        description={frontmatter.description}
        website={frontmatter.website}
        offer={frontmatter.offer}
        tags={frontmatter.tags.map((tag) => ({
          name: termName(data.terms, `partner/tag/${tag}`),
          path: page.listedTags?.includes(tag) ? `/partner/tag/${tag}` : null,
        }))}
        html={html}
        headings={headings}
      />
      {data.neighbours.nodes.length > 0 && (
        <Section title={t('more')} tone="sunk">
          <PartnerDirectory
            partners={data.neighbours.nodes.map(({ fields, frontmatter: { title, description } }) => ({
              id: fields.key.split('/')[1] ?? '',
              name: title,
              description,
              offer: null,
              tags: [],
            }))}
          />
          <p className={`${styles.after} ${button.row}`}>
            <SiteLink className={button.secondary} to="/partner">
              {t('all')}
            </SiteLink>
            <SiteLink className={button.secondary} to="/partner-plan">
              {t('become')}
            </SiteLink>
          </p>
        </Section>
      )}
      <CallToAction />
    </>
  );
}

export const Head = EntryHead;

export const query = graphql`
  query Partner(
    $language: String!
    $namespaces: [String!]!
    $entry: String!
    $neighbours: [String!]!
    $terms: [String!]!
  ) {
    ...PageMessages
    ...ArticleEntry
    entry: markdownRemark(fields: { key: { eq: $entry } }) {
      frontmatter {
        tags
        website
        offer
      }
    }
    terms(language: $language, keys: $terms) {
      ...Terms
    }
  }
`;
