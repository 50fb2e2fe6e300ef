import { graphql, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import * as button from '../../components/button/button.module.css';
import { CallToAction } from '../../components/call-to-action/call-to-action';
import type { Heading, Seo, WithMessages } from '../../components/data/data';
import type { FrontMatterOf } from '../../components/data/front-matter';
import { EntryHead } from '../../components/page-head/entry-head';
import { PlanFacts } from '../../components/plan-facts/plan-facts';
import { usePlanPrice } from '../../components/pricing/use-plan-price';
import { Questions } from '../../components/questions/questions';
import { FeatureScene } from '../../components/scenes/feature-scene';
import { useShell } from '../../components/shell/shell-context';
import { SideText } from '../../components/side-text/side-text';
import { AccountLink } from '../../components/site-link/account-link';
import { SiteLink } from '../../components/site-link/site-link';
import { SplitSection } from '../../components/split-section/split-section';
import * as line from '../../components/steps/line.below.module.css';
import { Steps } from '../../components/steps/steps';
import type { PageContext } from '../../site/pages/page-context';
import type { FeatureId } from '../../site/pages/sections';
import { facetOfFeature, partOf } from '../../site/product/facets';
import { planWith } from '../../site/product/plans';
import { CodeSamples } from './code-samples';
import { FeatureNeighbours } from './feature-neighbours';
import { FeatureTop } from './feature-top';

interface Data extends WithMessages {
  readonly entry: {
    readonly html: string;
    readonly headings: readonly Heading[];
    readonly frontmatter: Seo &
      Pick<FrontMatterOf<'features'>, 'tagline' | 'points' | 'steps' | 'questions' | 'related'>;
  };
}

export default function FeaturePage({ data, pageContext: page }: PageProps<Data, PageContext>) {
  const { t } = useTranslation('solution');
  const { t: shell, site } = useShell();
  const { frontmatter, html, headings } = data.entry;
  const id = page.params.html as FeatureId;
  const { t: plans } = useTranslation('plans');
  const priceOf = usePlanPrice();
  const plan = planWith([id]);
  const paid = plan !== 'free' && `${plans(`${plan}.name`)} · ${priceOf(plan)}`;
  return (
    <>
      <FeatureTop
        facet={facetOfFeature(id)}
        title={frontmatter.title}
        lead={frontmatter.tagline}
        scene={<FeatureScene id={id} />}
        pointsTitle={t('points')}
        points={frontmatter.points}
      >
        <p className={button.row}>
          <AccountLink to="register" className={button.primary} data-track="feature-register">
            {shell('register')}
          </AccountLink>
          {id === 'local-api' ? (
            <a className={button.secondary} href={site.config.docsOrigin} rel="noopener" data-external="">
              {shell('nav.docs')}
            </a>
          ) : (
            <SiteLink to="/download" className={button.secondary}>
              {shell('download')}
            </SiteLink>
          )}
        </p>
        {paid && <p className="note">{paid}</p>}
      </FeatureTop>
      <SplitSection title={t('steps')} tone="sunk">
        <Steps look={line} steps={frontmatter.steps} />
      </SplitSection>
      {id === 'local-api' && (
        <SplitSection title={t('samples')}>
          <CodeSamples />
        </SplitSection>
      )}
      <SideText html={html} headings={headings}>
        <PlanFacts title={t('more')} features={frontmatter.related} needs={[id]} />
      </SideText>
      <SplitSection title={t('questions')} tone="sunk">
        <Questions questions={frontmatter.questions} />
      </SplitSection>
      <FeatureNeighbours id={id} title={t('more')} />
      <CallToAction to={partOf[id]} {...(paid && { text: paid })} />
    </>
  );
}

export const Head = EntryHead;

export const query = graphql`
  query Feature($language: String!, $namespaces: [String!]!, $entry: String!) {
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
        tagline
        points {
          ...Titled
        }
        steps {
          ...Titled
        }
        questions {
          question
          answer
        }
        related
      }
    }
  }
`;
