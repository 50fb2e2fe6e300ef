import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { AddressList } from '../../components/address-list/address-list';
import { Below } from '../../components/below/below';
import * as button from '../../components/button/button.module.css';
import { messagesIn, type WithMessages } from '../../components/data/data';
import { Icon } from '../../components/icon/icon';
import { PageHead } from '../../components/page-head/page-head';
import { PageTop } from '../../components/section/section';
import { useShell } from '../../components/shell/shell-context';
import { SplitSection } from '../../components/split-section/split-section';
import { publicHosts, rootLocaleOf } from '../../site/hosting/hosts';
import { localeOf } from '../../site/languages/locales';
import type { PageContext } from '../../site/pages/page-context';

const channels = ['telegram', 'youtube', 'discord', 'github', 'wechat'] as const;

/** All official addresses, and where to report a fake one. */
export default function LinksPage(_props: PageProps<WithMessages, PageContext>) {
  const { t } = useTranslation('links');
  const { site } = useShell();
  const { config } = site;
  const hosts = publicHosts.filter((host) => site.locales.some((code) => localeOf(code).host === host));
  return (
    <>
      <PageTop title={t('title')} lead={t('lead')}>
        <p className={button.row}>
          <a className={button.secondary} href={`mailto:${config.supportEmail}`}>
            <Icon name="triangle-alert" />
            {t('report')}
          </a>
        </p>
      </PageTop>
      <SplitSection title={t('site')} tone="sunk">
        <AddressList
          addresses={hosts.map((host) => ({
            name: t(`hosts.${host}`),
            address: config.origins[host],
            language: localeOf(rootLocaleOf({ ...site, target: host })).tag,
          }))}
        />
      </SplitSection>
      <SplitSection title={t('product')}>
        <AddressList
          addresses={[
            { name: t('application'), address: new URL(config.loginUrl).origin },
            { name: t('documentation'), address: config.docsOrigin },
          ]}
        />
      </SplitSection>
      <Below />
      <SplitSection title={t('channels')} tone="sunk">
        <AddressList addresses={channels.map((channel) => ({ name: t(channel), address: config.channels[channel] }))} />
      </SplitSection>
    </>
  );
}

export function Head({ data, pageContext: page }: HeadProps<WithMessages, PageContext>) {
  return <PageHead page={page} {...messagesIn(data, 'links').meta} />;
}

export const query = graphql`
  query Links($language: String!, $namespaces: [String!]!) {
    ...PageMessages
  }
`;
