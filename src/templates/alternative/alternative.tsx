import { graphql, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { Below } from '../../components/below/below';
import * as button from '../../components/button/button.module.css';
import { CallToAction } from '../../components/call-to-action/call-to-action';
import type { Heading, Seo, WithMessages } from '../../components/data/data';
import type { FrontMatterOf } from '../../components/data/front-matter';
import { EntryHead } from '../../components/page-head/entry-head';
import { PlanSummary } from '../../components/pricing/plan-summary';
import { Prose } from '../../components/prose/prose';
import { Questions } from '../../components/questions/questions';
import { PageTop, Section } from '../../components/section/section';
import { useShell } from '../../components/shell/shell-context';
import { SideText } from '../../components/side-text/side-text';
import { AccountLink } from '../../components/site-link/account-link';
import { SiteLink } from '../../components/site-link/site-link';
import { SplitSection } from '../../components/split-section/split-section';
import { formatPair } from '../../site/formats';
import type { PageContext } from '../../site/pages/page-context';
import { Claims, kindOf } from './claims';
import * as styles from './comparison.module.css';
import { HourPlan } from './hour-plan';
import { OtherComparisons } from './other-comparisons';
import { Strengths } from './strengths';
import { Worksheet } from './worksheet';

interface Data extends WithMessages {
  readonly entry: {
    readonly html: string;
    readonly headings: readonly Heading[];
    readonly frontmatter: Seo &
      Pick<
        FrontMatterOf<'alternatives'>,
        'competitor' | 'tagline' | 'updated' | 'updatedInWords' | 'strengths' | 'checks' | 'questions' | 'claims'
      >;
  };
}

/**
 * The first section of its text compares two products beside the title; then come a one-hour test of both with its worksheet, and the
 * pages that show this product's answers. The top says which kind of page it is: a test for readers to run, or a comparison with sources.
 */
export default function AlternativePage({ data }: PageProps<Data, PageContext>) {
  const { t } = useTranslation('alternative');
  const { t: shell, site, locale } = useShell();
  const { frontmatter, html, headings } = data.entry;
  const { competitor } = frontmatter;
  const [intro = '', comparison = '', ...others] = html.split(/(?=<h2 )/);
  return (
    <div className={styles.comparison}>
      <PageTop
        title={frontmatter.title.replace(competitor, competitor.replace(' ', '\u00a0'))}
        lead={frontmatter.tagline}
        eyebrow={<p className={styles.kind}>{t(kindOf(frontmatter.claims))}</p>}
        aside={<Prose html={comparison} />}
        banded
      >
        <p className={button.row}>
          <AccountLink to="register" className={button.primary} data-track="comparison-register">
            {shell('register')}
          </AccountLink>
          <SiteLink to="/pricing" className={button.secondary}>
            {shell('pricing')}
          </SiteLink>
        </p>
        <Prose html={intro} />
      </PageTop>
      <Below />
      <Section title={t('sheet')} lead={`${t('checksNote')} ${t('print')}`} tone="sunk">
        <HourPlan />
        <Worksheet checks={frontmatter.checks} competitor={competitor} />
      </Section>
      <Claims claims={frontmatter.claims ?? []} />
      <SplitSection title={t('strengths')} lead={<Sources {...frontmatter} />}>
        <Strengths strengths={frontmatter.strengths} />
      </SplitSection>
      <SplitSection title={formatPair(locale.code, site.config.name, shell('pricing'))} tone="sunk">
        <PlanSummary />
      </SplitSection>
      <SideText html={others.join('')} headings={headings.slice(1)} />
      <SplitSection title={t('questions')} tone="sunk">
        <Questions questions={frontmatter.questions} />
      </SplitSection>
      <OtherComparisons />
      <CallToAction />
    </div>
  );
}

/** This product's own pages; for the other one, the claims with sources. */
function Sources({ competitor, claims, updated, updatedInWords }: Data['entry']['frontmatter']) {
  const { t } = useTranslation('alternative');
  return (
    <>
      {updated && updatedInWords && <p>{t('sourced', { date: updatedInWords })}</p>}
      {!claims?.length && <p>{t('silent', { competitor })}</p>}
    </>
  );
}

export const Head = EntryHead;

export const query = graphql`
  query Alternative($language: String!, $namespaces: [String!]!, $entry: String!) {
    ...PriceLists
    ...PageMessages
    entry: markdownRemark(fields: { key: { eq: $entry } }) {
      html
      headings {
        id
        value
        depth
      }
      frontmatter {
        ...Seo
        competitor
        tagline
        updated
        updatedInWords(language: $language)
        strengths {
          title
          text
          proof
        }
        checks {
          title
          text
          answer
        }
        questions {
          question
          answer
        }
        claims {
          text
          source
          date
        }
      }
    }
  }
`;
