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
import { publicHosts, rootLocaleOf } from '../../site/hosting/hosts';
import { localeOf } from '../../site/languages/locales';
import type { PageContext } from '../../site/pages/page-context';
import { mailTo } from '../../site/product/mail-to';

const channels = ['telegram', 'youtube', 'discord', 'github', 'wechat'] as const;

/** All official addresses, and where to report a fake one. */
export default function LinksPage(_props: PageProps<WithMessages, PageContext>) {
  const { t } = useTranslation('links');
  const { site } = useShell();
  const { config } = site;
  const hosts = publicHosts.filter((host) => site.locales.some((code) => localeOf(code).host === host));
  const addresses = [
    ...hosts.map((host) => ({
      name: t(`hosts.${host}`),
      address: config.origins[host],
      language: localeOf(rootLocaleOf({ ...site, target: host })).tag,
    })),
    { name: t('application'), address: new URL(config.loginUrl).origin },
    { name: t('documentation'), address: config.docsOrigin },
    { name: t('email'), address: `@${config.supportEmail.split('@')[1]}` },
    ...channels.map((channel) => ({ name: t(channel), address: config.channels[channel] })),
  ];
  return (
    <>
      <PageTop title={t('title')} lead={t('lead')} aside={<AddressList addresses={addresses} />} banded>
        <p className={button.row}>
          <a className={button.secondary} href={mailTo(config.supportEmail, t('report'), '')}>
            <Icon name="triangle-alert" />
            {t('report')}
          </a>
        </p>
      </PageTop>
      <Below />
    </>
  );
}

export function Head({ data, pageContext }: HeadProps<WithMessages, PageContext>) {
  return <PageHead page={pageContext} {...messagesIn(data, 'links').meta} />;
}

export const query = graphql`
  query Links($language: String!, $namespaces: [String!]!) {
    ...PageMessages
  }
`;
