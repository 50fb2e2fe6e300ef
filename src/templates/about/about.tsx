import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { AddressList } from '../../components/address-list/address-list';
import { Below } from '../../components/below/below';
import * as button from '../../components/button/button.module.css';
import { Card, CardGrid } from '../../components/card/card';
import * as panel from '../../components/contact-ways/contact-ways.module.css';
import { type DatedRelease, messagesIn, type Nodes, type WithMessages } from '../../components/data/data';
import { FactTable } from '../../components/fact-table/fact-table';
import { Grid } from '../../components/grid/grid';
import * as wide from '../../components/list-filter/list-page.module.css';
import { PageHead } from '../../components/page-head/page-head';
import * as prose from '../../components/prose/prose.module.css';
import { PageTop, Section } from '../../components/section/section';
import { useShell } from '../../components/shell/shell-context';
import { SiteLink } from '../../components/site-link/site-link';
import { SplitSection } from '../../components/split-section/split-section';
import type { PageContext } from '../../site/pages/page-context';
import { families } from '../../site/product/installers';
import * as band from './number-band.below.module.css';
import * as principle from './principles.below.module.css';
import { ReleaseTimeline } from './release-timeline';

interface Data extends WithMessages {
  readonly releases: Nodes<DatedRelease>;
}

const values = ['plain', 'yours', 'lawful'] as const;
const made = [
  ['engine', 'refresh-cw'],
  ['encryption', 'lock'],
  ['local', 'laptop'],
] as const;
const contacts = ['sales', 'support', 'press', 'security'] as const;

/** Days (docs/product-facts.md). */
const days = { engine: 14, trash: 30, log: 90 } as const;

export default function AboutPage({ data }: PageProps<Data, PageContext>) {
  const { t } = useTranslation('about');
  const { site, menus, t: shell } = useShell();
  const domain = site.config.supportEmail.split('@')[1];
  const releases = data.releases.nodes;
  const [oldest] = releases;
  const numbers = [
    ...(oldest
      ? [{ name: t('numbers.releases', { date: oldest.frontmatter.dateInWords }), value: releases.length }]
      : []),
    { name: t('numbers.engine'), value: days.engine },
    { name: t('numbers.trash'), value: days.trash },
    { name: t('numbers.log'), value: days.log },
  ];
  const listed = menus.resources.some((item) => item.path === '/release');
  return (
    <>
      <PageTop title={t('title')} lead={t('lead')} aside={<InShort />}>
        <a href="#contact" className={button.primary}>
          {t('contact.title')}
        </a>
      </PageTop>
      <Below />
      <Section title={t('numbers.title')}>
        <Grid as="dl" className={band.band}>
          {numbers.map(({ name, value }) => (
            <div key={name} className={band.number}>
              <dt className={`note ${band.name}`}>{name}</dt>
              <dd className={band.value}>{value}</dd>
            </div>
          ))}
        </Grid>
        <h3 className={band.title}>{t('timeline.title')}</h3>
        <ReleaseTimeline releases={releases} />
        {listed && (
          <p className={wide.after}>
            <SiteLink to="/release" className={button.secondary}>
              {shell('nav.release')}
            </SiteLink>
          </p>
        )}
      </Section>
      <SplitSection title={t('story.title')} tone="sunk">
        <div className={prose.measured}>
          <p>{t('story.text1')}</p>
          <p>{t('story.text2')}</p>
        </div>
      </SplitSection>
      <SplitSection title={t('values.title')}>
        <ul>
          {values.map((value) => (
            <li key={value} className={principle.principle}>
              <h3 className={principle.title}>{t(`values.${value}.title`)}</h3>
              <p className={principle.text}>{t(`values.${value}.text`)}</p>
            </li>
          ))}
        </ul>
      </SplitSection>
      <Section title={t('made.title')} tone="sunk">
        <CardGrid>
          {made.map(([part, icon]) => (
            <Card key={part} title={t(`made.${part}.title`)} icon={icon}>
              {t(`made.${part}.text`)}
            </Card>
          ))}
        </CardGrid>
      </Section>
      <SplitSection title={t('contact.title')} lead={t('contact.text')} id="contact">
        <AddressList
          addresses={contacts.map((contact) => ({ name: t(`contact.${contact}`), address: `${contact}@${domain}` }))}
        />
      </SplitSection>
    </>
  );
}

/** From docs/product-facts.md. */
function InShort() {
  const { t } = useTranslation('about');
  return (
    <section className={`box ${panel.panel}`}>
      <h2 className={panel.title}>{t('facts.title')}</h2>
      <FactTable
        caption={t('facts.title')}
        rows={[
          { name: t('facts.systems'), value: families.map(({ name }) => name).join(', ') },
          { name: t('contact.sales'), value: t('facts.sales') },
          { name: t('contact.support'), value: t('facts.languages') },
          { name: t('facts.hours'), value: t('facts.hoursValue') },
        ]}
      />
    </section>
  );
}

export function Head({ data, pageContext: page }: HeadProps<Data, PageContext>) {
  return <PageHead page={page} {...messagesIn(data, 'about').meta} />;
}

export const query = graphql`
  query About($language: String!, $namespaces: [String!]!, $releases: [String!]!) {
    ...PageMessages
    releases: entries(keys: $releases) {
      nodes {
        ...DatedRelease
      }
    }
  }
`;
