import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { Card, CardGrid } from '../components/card/card';
import { PageHead } from '../components/page-head/page-head';
import { PageTop, Section } from '../components/section/section';
import { useShell } from '../components/shell/shell-context';
import { messagesIn, type WithMessages } from '../queries/data';
import { publicHosts } from '../site/hosts';
import { localeOf } from '../site/locales';
import type { PageContext } from '../site/page-context';

const channels = ['telegram', 'youtube', 'discord', 'github', 'wechat'] as const;

/** All official addresses of the product in one place. */
export default function LinksPage(_props: PageProps<WithMessages, PageContext>) {
  const { t } = useTranslation('links');
  const { site } = useShell();
  const { config } = site;
  const hosts = publicHosts.filter((host) => site.locales.some((code) => localeOf(code).host === host));
  return (
    <>
      <PageTop title={t('title')} lead={t('lead')} />
      <Section title={t('site')}>
        <CardGrid>
          {hosts.map((host) => (
            <AddressCard key={host} name={t(`hosts.${host}`)} address={config.origins[host]} />
          ))}
        </CardGrid>
      </Section>
      <Section title={t('product')} tone="sunk">
        <CardGrid>
          <AddressCard name={t('application')} address={new URL(config.loginUrl).origin} />
          <AddressCard name={t('documentation')} address={config.docsOrigin} />
        </CardGrid>
      </Section>
      <Section title={t('channels')}>
        <CardGrid>
          {channels.map((channel) => (
            <AddressCard key={channel} name={t(channel)} address={config.channels[channel]} />
          ))}
        </CardGrid>
        <p>
          <a href={`mailto:${config.supportEmail}`}>{t('report')}</a>
        </p>
      </Section>
    </>
  );
}

function AddressCard({ name, address }: { readonly name: string; readonly address: string }) {
  return (
    <Card title={name}>
      <a href={address} rel="noopener" data-external="">
        {address}
      </a>
    </Card>
  );
}

export function Head({ data, pageContext: page }: HeadProps<WithMessages, PageContext>) {
  return <PageHead page={page} {...messagesIn(data, 'links').meta} />;
}

export const query = graphql`
  query Links($language: String!, $namespaces: [String!]!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: $namespaces } }) {
      ...PageMessages
    }
  }
`;
