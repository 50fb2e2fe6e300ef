import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { site } from '../../browser/platform/site';
import { Below } from '../../components/below/below';
import { CheckList } from '../../components/check-list/check-list';
import { type EntryCardData, messagesIn, type Nodes, type WithMessages } from '../../components/data/data';
import type { FrontMatterOf } from '../../components/data/front-matter';
import { entriesInOrder } from '../../components/data/order';
import { FactTable } from '../../components/fact-table/fact-table';
import { PageHead } from '../../components/page-head/page-head';
import { software } from '../../components/page-head/structured-data';
import { PageTop, Section } from '../../components/section/section';
import { useShell } from '../../components/shell/shell-context';
import { SiteLink } from '../../components/site-link/site-link';
import { SplitSection } from '../../components/split-section/split-section';
import * as columns from '../../components/steps/columns.module.css';
import { Steps } from '../../components/steps/steps';
import type { PageContext } from '../../site/pages/page-context';
import { pathOfEntry } from '../../site/pages/routes';
import { DownloadHero } from './download-hero';
import { DownloadList } from './download-list';

const systemsId = 'systems';

type ReleaseNotes = EntryCardData<Pick<FrontMatterOf<'release'>, 'version' | 'highlights'>>;

interface Data extends WithMessages {
  readonly latest: Nodes<{
    readonly frontmatter: Pick<FrontMatterOf<'release'>, 'version' | 'date' | 'dateInWords' | 'installers'>;
  }>;
  readonly releases: Nodes<ReleaseNotes>;
}

const requirements = ['system', 'memory', 'disk'] as const;
const steps = ['install', 'signIn', 'create'] as const;

/** Earlier releases are listed if the language has their notes. */
export default function DownloadPage({ data, pageContext: page }: PageProps<Data, PageContext>) {
  const { t } = useTranslation('download');
  const latest = data.latest.nodes[0]?.frontmatter;
  const [newest, ...earlier] = entriesInOrder(page.related, data.releases.nodes);
  return (
    <>
      <PageTop
        title={t('title')}
        lead={t('lead')}
        banded
        aside={
          <>
            {latest && <DownloadHero {...latest} others={`#${systemsId}`} />}
            <FactTable
              caption={t('requirements.title')}
              rows={requirements.map((name) => ({
                name: t(`requirements.${name}`),
                value: t(`requirements.${name}Value`),
              }))}
            />
          </>
        }
      />
      <Section title={t('others')} tone="sunk" id={systemsId}>
        <DownloadList installers={latest?.installers ?? null} />
      </Section>
      <Below />
      <Section title={t('steps.title')}>
        <Steps
          look={columns}
          steps={steps.map((step) => ({ title: t(`steps.${step}.title`), text: t(`steps.${step}.text`) }))}
        />
      </Section>
      {newest && (
        <SplitSection title={t('news')} tone="sunk" lead={<NotesLink release={newest} />}>
          <CheckList items={newest.frontmatter.highlights} />
        </SplitSection>
      )}
      {earlier.length > 0 && (
        <SplitSection title={t('earlier')} lead={<SiteLink to="/release">{t('allReleases')}</SiteLink>}>
          <FactTable
            caption={t('earlier')}
            rows={earlier.map((release) => ({
              name: `${release.frontmatter.version} · ${release.frontmatter.dateInWords}`,
              value: <NotesLink release={release} />,
            }))}
          />
        </SplitSection>
      )}
    </>
  );
}

function NotesLink({ release }: { readonly release: ReleaseNotes }) {
  const { locale } = useShell();
  const path = pathOfEntry(release.fields.key, locale.code);
  return path && <SiteLink to={path}>{release.frontmatter.title}</SiteLink>;
}

export function Head({ data, pageContext: page }: HeadProps<Data, PageContext>) {
  const { title, description } = messagesIn(data, 'download').meta;
  return (
    <PageHead
      page={page}
      title={title}
      description={description}
      structured={[software(site, page.language, [{ price: 0 }])]}
    />
  );
}

export const query = graphql`
  query Download($language: String!, $namespaces: [String!]!, $releases: [String!]!, $related: [String!]!) {
    ...PageMessages
    latest: entries(keys: $releases) {
      nodes {
        frontmatter {
          version
          date
          dateInWords(language: $language)
          installers {
            com_win64 {
              size
              sha256
            }
            com_win32 {
              size
              sha256
            }
            com_mac {
              size
              sha256
            }
            com_arm64 {
              size
              sha256
            }
            com_linux {
              size
              sha256
            }
          }
        }
      }
    }
    releases: entries(keys: $related) {
      nodes {
        ...EntryCard
        frontmatter {
          version
          highlights
        }
      }
    }
  }
`;
