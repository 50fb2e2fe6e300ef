import { graphql, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { ArticleCard, ArticleGrid } from '../../components/article-card/article-card';
import { Below } from '../../components/below/below';
import { Breadcrumbs } from '../../components/breadcrumbs/breadcrumbs';
import * as button from '../../components/button/button.module.css';
import { CallToAction } from '../../components/call-to-action/call-to-action';
import type { EntryCardData, Heading, Nodes, Seo, WithMessages } from '../../components/data/data';
import type { FrontMatterOf } from '../../components/data/front-matter';
import { entriesInOrder } from '../../components/data/order';
import { EntryHead } from '../../components/page-head/entry-head';
import { PlanFacts } from '../../components/plan-facts/plan-facts';
import { Questions } from '../../components/questions/questions';
import { SolutionScene } from '../../components/scenes/solution';
import { PageTop, Section } from '../../components/section/section';
import { useShell } from '../../components/shell/shell-context';
import { SideText } from '../../components/side-text/side-text';
import { AccountLink } from '../../components/site-link/account-link';
import { SiteLink } from '../../components/site-link/site-link';
import { SplitSection } from '../../components/split-section/split-section';
import * as columns from '../../components/steps/columns.module.css';
import * as line from '../../components/steps/line.below.module.css';
import { Steps } from '../../components/steps/steps';
import type { PageContext } from '../../site/pages/page-context';
import { facetOfSolution } from '../../site/product/facets';
import { Challenges } from './challenges';

interface Data extends WithMessages {
  readonly entry: {
    readonly html: string;
    readonly headings: readonly Heading[];
    readonly frontmatter: Seo &
      Pick<
        FrontMatterOf<'solutions'>,
        'tagline' | 'challenges' | 'steps' | 'questions' | 'features' | 'scene' | 'profiles'
      >;
  };
  readonly related: Nodes<EntryCardData<Pick<FrontMatterOf<'solutions'>, 'category'>>>;
}

/** More steps than this are stacked: side by side, the last row would have a gap. */
const mostBeside = 4;

/** Hero, challenges, steps, text, related features. */
export default function SolutionPage({ data, pageContext: page }: PageProps<Data, PageContext>) {
  const { t } = useTranslation('solution');
  const { t: shell, menus } = useShell();
  const { frontmatter, html, headings } = data.entry;
  const { steps } = frontmatter;
  const list = menus.allSolutions;
  return (
    <>
      {list?.path && (
        <Breadcrumbs
          crumbs={[{ name: shell(list.path === '/solutions' ? 'menus.solutions' : 'menus.useCases'), path: list.path }]}
          current={frontmatter.title}
        />
      )}
      <PageTop
        title={frontmatter.title}
        lead={frontmatter.tagline}
        aside={
          <>
            <Below />
            <SolutionScene
              scene={frontmatter.scene}
              profiles={frontmatter.profiles}
              facet={facetOfSolution(frontmatter.features)}
            />
          </>
        }
      >
        <p className={button.row}>
          <AccountLink to="register" className={button.primary} data-track="solution-register">
            {shell('register')}
          </AccountLink>
          <SiteLink to="/download" className={button.secondary}>
            {shell('download')}
          </SiteLink>
        </p>
      </PageTop>
      <Challenges challengesTitle={t('challenges')} answersTitle={t('answers')} challenges={frontmatter.challenges} />
      {steps.length > mostBeside ? (
        <SplitSection title={t('steps')}>
          <Steps look={line} steps={steps} />
        </SplitSection>
      ) : (
        <Section title={t('steps')}>
          <Steps look={columns} steps={steps} />
        </Section>
      )}
      <SideText html={html} headings={headings}>
        <PlanFacts title={t('features')} features={frontmatter.features} needs={frontmatter.features} />
      </SideText>
      <SplitSection title={t('questions')} tone="sunk">
        <Questions questions={frontmatter.questions} />
      </SplitSection>
      <Section title={t('related')} leadsOn>
        <ArticleGrid>
          {entriesInOrder(page.related, data.related.nodes).map((entry) => (
            <ArticleCard key={entry.fields.key} entry={entry} />
          ))}
        </ArticleGrid>
      </Section>
      <CallToAction to="solution" />
    </>
  );
}

export const Head = EntryHead;

export const query = graphql`
  query Solution($language: String!, $namespaces: [String!]!, $entry: String!, $related: [String!]!) {
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
        challenges {
          title
          text
          answer
        }
        steps {
          ...Titled
        }
        questions {
          question
          answer
        }
        features
        scene
        profiles {
          name
          group
          country
        }
      }
    }
    related: entries(keys: $related) {
      nodes {
        ...EntryCard
        frontmatter {
          category
        }
      }
    }
  }
`;
