import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { CallToAction } from '../components/call-to-action/call-to-action';
import { Card, CardGrid } from '../components/card/card';
import { type Claim, Claims } from '../components/claims/claims';
import { PageHead } from '../components/page-head/page-head';
import { questionsPage } from '../components/page-head/structured-data';
import { Prose } from '../components/prose/prose';
import * as prose from '../components/prose/prose.module.css';
import { Questions } from '../components/questions/questions';
import { RelatedLinks } from '../components/related-links/related-links';
import { PageTop, Section } from '../components/section/section';
import { Steps } from '../components/steps/steps';
import type { QuestionAnswer, Seo, Titled, WithMessages } from '../queries/data';
import type { PageContext } from '../site/page-context';
import { alternativeIds } from '../site/sections';

interface Data extends WithMessages {
  readonly entry: {
    readonly html: string;
    readonly frontmatter: Seo & {
      readonly tagline: string;
      readonly strengths: readonly Titled[];
      readonly checks: readonly Titled[];
      readonly questions: readonly QuestionAnswer[];
      readonly claims: readonly Claim[] | null;
    };
  };
}

/** A comparison: what this product does, and what to check of any product when choosing. */
export default function AlternativePage({ data, pageContext: page }: PageProps<Data, PageContext>) {
  const { t } = useTranslation('alternative');
  const { frontmatter, html } = data.entry;
  return (
    <>
      <PageTop title={frontmatter.title} lead={frontmatter.tagline} />
      <Section title={t('strengths')} tone="sunk">
        <CardGrid>
          {frontmatter.strengths.map(({ title, text }) => (
            <Card key={title} title={title} icon="circle-check">
              {text}
            </Card>
          ))}
        </CardGrid>
      </Section>
      <div className={prose.page}>
        <Prose html={html} />
      </div>
      <Section title={t('checks')} lead={t('checksNote')} tone="sunk">
        <Steps steps={frontmatter.checks} />
      </Section>
      <Claims claims={frontmatter.claims ?? []} />
      <Section title={t('questions')}>
        <Questions questions={frontmatter.questions} />
      </Section>
      <RelatedLinks
        title={t('others')}
        section="alternatives"
        ids={alternativeIds.filter((id) => id !== page.params.id)}
      />
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
  query Alternative($language: String!, $namespaces: [String!]!, $entry: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: $namespaces } }) {
      ...PageMessages
    }
    entry: markdownRemark(fields: { key: { eq: $entry } }) {
      html
      frontmatter {
        ...Seo
        tagline
        strengths {
          ...Titled
        }
        checks {
          ...Titled
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
