import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import type { EntryCardData, Nodes, Seo, WithMessages } from '../../queries/data';
import type { FrontMatterOf } from '../../queries/front-matter';
import { entriesInOrder } from '../../queries/order';
import type { PageContext } from '../../site/pages/page-context';
import type { SolutionId } from '../../site/pages/sections';
import { facetOfSolution } from '../../site/product/facets';
import type { Heading } from '../../ui/article/article';
import { ArticleCard, ArticleGrid } from '../../ui/article-card/article-card';
import { Breadcrumbs } from '../../ui/breadcrumbs/breadcrumbs';
import * as button from '../../ui/button/button.module.css';
import { CallToAction } from '../../ui/call-to-action/call-to-action';
import { PageHead } from '../../ui/page-head/page-head';
import { PlanFacts } from '../../ui/plan-facts/plan-facts';
import { Questions } from '../../ui/questions/questions';
import { SolutionScene } from '../../ui/scenes/solution';
import { PageTop, Section } from '../../ui/section/section';
import { useShell } from '../../ui/shell/shell-context';
import { SideText } from '../../ui/side-text/side-text';
import { AccountLink } from '../../ui/site-link/account-link';
import { SiteLink } from '../../ui/site-link/site-link';
import { SplitSection } from '../../ui/split-section/split-section';
import * as columns from '../../ui/steps/columns.module.css';
import * as line from '../../ui/steps/line.module.css';
import { Steps } from '../../ui/steps/steps';
import { Challenges } from './challenges';

interface Data extends WithMessages {
  readonly entry: {
    readonly html: string;
    readonly headings: readonly Heading[];
    readonly frontmatter: Seo &
      Pick<FrontMatterOf<'solutions'>, 'tagline' | 'challenges' | 'steps' | 'questions' | 'features'>;
  };
  readonly related: Nodes<EntryCardData>;
}

/** More steps than this stand one below the other: side by side, the last row would have a hole. */
const mostBeside = 4;

/** One solution or use case: the product set up for it, what makes it hard and how it goes, the text, what is used. */
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
        aside={<SolutionScene id={page.params.id as SolutionId} facet={facetOfSolution(frontmatter.features)} />}
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
  query Solution($language: String!, $namespaces: [String!]!, $entry: String!, $related: [String!]!) {
    ...PriceLists
    locales: messages(language: $language, namespaces: $namespaces) {
      ...PageMessages
    }
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
      }
    }
    related: entries(keys: $related) {
      nodes {
        ...EntryCard
      }
    }
  }
`;
