import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import * as button from '../components/button/button.module.css';
import { CallToAction } from '../components/call-to-action/call-to-action';
import { Card, CardGrid } from '../components/card/card';
import { PageHead } from '../components/page-head/page-head';
import { questionsPage } from '../components/page-head/structured-data';
import { Prose } from '../components/prose/prose';
import * as prose from '../components/prose/prose.module.css';
import { Questions } from '../components/questions/questions';
import { RelatedLinks } from '../components/related-links/related-links';
import { FeatureScene } from '../components/scenes/feature-scene';
import { PageTop, Section } from '../components/section/section';
import { useShell } from '../components/shell/shell-context';
import { AccountLink } from '../components/site-link/account-link';
import { SiteLink } from '../components/site-link/site-link';
import { Steps } from '../components/steps/steps';
import type { QuestionAnswer, Seo, Titled, WithMessages } from '../queries/data';
import type { PageContext } from '../site/page-context';
import type { FeatureId } from '../site/sections';

interface Data extends WithMessages {
  readonly entry: {
    readonly html: string;
    readonly frontmatter: Seo & {
      readonly tagline: string;
      readonly points: readonly Titled[];
      readonly steps: readonly Titled[];
      readonly questions: readonly QuestionAnswer[];
      readonly related: readonly FeatureId[];
    };
  };
}

/** One feature: a look at it, what it does, the text, how to use it. */
export default function FeaturePage({ data, pageContext: page }: PageProps<Data, PageContext>) {
  const { t } = useTranslation('solution');
  const { t: shell } = useShell();
  const { frontmatter, html } = data.entry;
  return (
    <>
      <PageTop
        title={frontmatter.title}
        lead={frontmatter.tagline}
        aside={<FeatureScene id={page.params.html as FeatureId} />}
      >
        <p className={button.row}>
          <AccountLink to="register" className={button.primary}>
            {shell('register')}
          </AccountLink>
          <SiteLink to="/download" className={button.secondary}>
            {shell('download')}
          </SiteLink>
        </p>
      </PageTop>
      <Section title={t('points')} tone="sunk">
        <CardGrid>
          {frontmatter.points.map(({ title, text }) => (
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
      <Section title={t('questions')}>
        <Questions questions={frontmatter.questions} />
      </Section>
      <RelatedLinks title={t('more')} section="features" ids={frontmatter.related} />
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
      structured={[questionsPage(frontmatter.questions)]}
    />
  );
}

export const query = graphql`
  query Feature($language: String!, $namespaces: [String!]!, $entry: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: $namespaces } }) {
      ...PageMessages
    }
    entry: markdownRemark(fields: { key: { eq: $entry } }) {
      html
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
