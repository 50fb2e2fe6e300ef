import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { site } from '../browser/site';
import { Breadcrumbs } from '../components/breadcrumbs/breadcrumbs';
import * as button from '../components/button/button.module.css';
import { CallToAction } from '../components/call-to-action/call-to-action';
import { Card, CardGrid } from '../components/card/card';
import { FeatureLinks } from '../components/feature-links/feature-links';
import { PageHead } from '../components/page-head/page-head';
import { breadcrumbList, questionsPage } from '../components/page-head/structured-data';
import { Prose } from '../components/prose/prose';
import * as prose from '../components/prose/prose.module.css';
import { Questions } from '../components/questions/questions';
import { RelatedLinks } from '../components/related-links/related-links';
import { PageTop, Section } from '../components/section/section';
import { useShell } from '../components/shell/shell-context';
import { AccountLink } from '../components/site-link/account-link';
import { Steps } from '../components/steps/steps';
import type { QuestionAnswer, Seo, Titled, WithMessages } from '../queries/data';
import type { PageContext } from '../site/page-context';
import type { FeatureId, SolutionId } from '../site/sections';

interface Data extends WithMessages {
  readonly entry: {
    readonly html: string;
    readonly frontmatter: Seo & {
      readonly tagline: string;
      readonly challenges: readonly Titled[];
      readonly steps: readonly Titled[];
      readonly questions: readonly QuestionAnswer[];
      readonly features: readonly FeatureId[];
      readonly related: readonly SolutionId[];
    };
  };
}

/** One solution or use case: what makes it hard, the text, how it goes, what is used for it. */
export default function SolutionPage({ data }: PageProps<Data, PageContext>) {
  const { t } = useTranslation('solution');
  const { t: shell, menus } = useShell();
  const { frontmatter, html } = data.entry;
  const list = menus.allSolutions;
  return (
    <>
      {list?.path && (
        <Breadcrumbs
          crumbs={[{ name: shell(list.path === '/solutions' ? 'menus.solutions' : 'menus.useCases'), path: list.path }]}
          current={frontmatter.title}
        />
      )}
      <PageTop title={frontmatter.title} lead={frontmatter.tagline}>
        <p className={button.row}>
          <AccountLink to="register" className={button.primary}>
            {shell('register')}
          </AccountLink>
        </p>
      </PageTop>
      <Section title={t('challenges')} tone="sunk">
        <CardGrid>
          {frontmatter.challenges.map(({ title, text }) => (
            <Card key={title} title={title}>
              {text}
            </Card>
          ))}
        </CardGrid>
      </Section>
      <div className={prose.page}>
        <Prose html={html} />
      </div>
      <Section title={t('steps')} tone="sunk">
        <Steps steps={frontmatter.steps} />
      </Section>
      <FeatureLinks title={t('features')} ids={frontmatter.features} />
      <Section title={t('questions')} tone="sunk">
        <Questions questions={frontmatter.questions} />
      </Section>
      <RelatedLinks title={t('related')} section="solutions" ids={frontmatter.related} />
      <CallToAction />
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
      structured={[
        questionsPage(frontmatter.questions),
        breadcrumbList(site, page.language, [
          { name: site.config.name, path: '/' },
          { name: frontmatter.title, path: page.route },
        ]),
      ]}
    />
  );
}

export const query = graphql`
  query Solution($language: String!, $namespaces: [String!]!, $entry: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: $namespaces } }) {
      ...PageMessages
    }
    entry: markdownRemark(fields: { key: { eq: $entry } }) {
      html
      frontmatter {
        ...Seo
        tagline
        challenges {
          ...Titled
        }
        steps {
          ...Titled
        }
        questions {
          question
          answer
        }
        features
        related
      }
    }
  }
`;
