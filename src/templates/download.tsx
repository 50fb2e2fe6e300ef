import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { site } from '../browser/site';
import { ArticleCard, ArticleGrid } from '../components/article-card/article-card';
import * as button from '../components/button/button.module.css';
import { DownloadList } from '../components/download-list/download-list';
import { Facts } from '../components/facts/facts';
import { Highlights } from '../components/highlights/highlights';
import * as wide from '../components/list-filter/list-page.module.css';
import { PageHead } from '../components/page-head/page-head';
import { software } from '../components/page-head/structured-data';
import { PageTop, Section } from '../components/section/section';
import { useShell } from '../components/shell/shell-context';
import { SiteLink } from '../components/site-link/site-link';
import { Steps } from '../components/steps/steps';
import { type EntryCardData, messagesIn, type Nodes, type WithMessages } from '../queries/data';
import { entriesInOrder } from '../queries/order';
import { formatDate } from '../site/formats';
import type { PageContext } from '../site/page-context';

interface Data extends WithMessages {
  readonly latest: Nodes<{ readonly frontmatter: { readonly version: string; readonly date: string } }>;
  readonly releases: Nodes<EntryCardData & { readonly frontmatter: { readonly highlights: readonly string[] } }>;
}

const requirements = ['memory', 'disk', 'system', 'network'] as const;
const steps = ['install', 'signIn', 'create'] as const;

/** The installers of five systems, what is new in this version, and earlier releases where the language has their notes. */
export default function DownloadPage({ data, pageContext: page }: PageProps<Data, PageContext>) {
  const { t } = useTranslation('download');
  const { locale } = useShell();
  const latest = data.latest.nodes[0]?.frontmatter;
  const releases = entriesInOrder(page.related, data.releases.nodes);
  return (
    <>
      <PageTop title={t('title')} lead={t('lead')} />
      <div className={wide.list}>
        {latest && (
          <Facts
            facts={[
              { name: t('version'), value: latest.version },
              { name: t('released'), value: formatDate(locale.tag, latest.date) },
            ]}
          />
        )}
        <DownloadList />
      </div>
      <Section title={t('steps.title')} tone="plain">
        <Steps steps={steps.map((step) => ({ title: t(`steps.${step}.title`), text: t(`steps.${step}.text`) }))} />
      </Section>
      <Section title={t('requirements.title')} tone="sunk">
        <Facts
          facts={requirements.map((name) => ({
            name: t(`requirements.${name}`),
            value: t(`requirements.${name}Value`),
          }))}
        />
      </Section>
      {releases[0] && (
        <Section title={t('earlier')}>
          <Highlights title={t('news')} items={releases[0].frontmatter.highlights} />
          <ArticleGrid>
            {releases.map((entry) => (
              <ArticleCard key={entry.fields.key} entry={entry} note={entry.frontmatter.version} />
            ))}
          </ArticleGrid>
          <p className={wide.after}>
            <SiteLink to="/release" className={button.secondary}>
              {t('allReleases')}
            </SiteLink>
          </p>
        </Section>
      )}
    </>
  );
}

export function Head({ data, pageContext: page }: HeadProps<Data, PageContext>) {
  const { title, description } = messagesIn(data, 'download').meta;
  return (
    <PageHead page={page} title={title} description={description} structured={[software(site, page.language, [])]} />
  );
}

export const query = graphql`
  query Download($language: String!, $namespaces: [String!]!, $related: [String!]!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: $namespaces } }) {
      ...PageMessages
    }
    latest: allMarkdownRemark(
      filter: { fields: { key: { regex: "/^release\\/.*\\/en$/" } } }
      sort: { frontmatter: { date: DESC } }
      limit: 1
    ) {
      nodes {
        frontmatter {
          version
          date
        }
      }
    }
    releases: allMarkdownRemark(filter: { fields: { key: { in: $related } } }) {
      nodes {
        ...EntryCard
        frontmatter {
          highlights
        }
      }
    }
  }
`;
