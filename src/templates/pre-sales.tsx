import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import * as button from '../components/button/button.module.css';
import { Card, CardGrid } from '../components/card/card';
import { CheckList } from '../components/check-list/check-list';
import { PageHead } from '../components/page-head/page-head';
import { PageTop, Section } from '../components/section/section';
import { useShell } from '../components/shell/shell-context';
import { SiteLink } from '../components/site-link/site-link';
import { messagesIn, type WithMessages } from '../queries/data';
import type { PageContext } from '../site/page-context';

const topics = [
  ['size', 'layers'],
  ['move', 'download'],
  ['trial', 'users'],
  ['business', 'building-2'],
] as const;
const preparations = ['accounts', 'people', 'proxies', 'scripts'] as const;

/** Advice before buying. */
export default function PreSalesPage(_props: PageProps<WithMessages, PageContext>) {
  const { t } = useTranslation('pre-sales');
  const { site, t: shell } = useShell();
  return (
    <>
      <PageTop title={t('title')} lead={t('lead')}>
        <p className={button.row}>
          <a className={button.primary} href={`mailto:sales@${site.config.supportEmail.split('@')[1]}`}>
            {t('write')}
          </a>
          <SiteLink className={button.secondary} to="/pricing">
            {shell('pricing')}
          </SiteLink>
        </p>
        <p>{t('chat')}</p>
      </PageTop>
      <Section title={t('topics.title')} tone="sunk">
        <CardGrid>
          {topics.map(([topic, icon]) => (
            <Card key={topic} title={t(`topics.${topic}.title`)} icon={icon}>
              {t(`topics.${topic}.text`)}
            </Card>
          ))}
        </CardGrid>
      </Section>
      <Section title={t('prepare.title')}>
        <CheckList items={preparations.map((key) => t(`prepare.${key}`))} />
      </Section>
    </>
  );
}

export function Head({ data, pageContext: page }: HeadProps<WithMessages, PageContext>) {
  return <PageHead page={page} {...messagesIn(data, 'pre-sales').meta} />;
}

export const query = graphql`
  query PreSales($language: String!, $namespaces: [String!]!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: $namespaces } }) {
      ...PageMessages
    }
  }
`;
