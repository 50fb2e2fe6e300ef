import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { AddressList } from '../../components/address-list/address-list';
import { Below } from '../../components/below/below';
import * as button from '../../components/button/button.module.css';
import { messagesIn, type WithMessages } from '../../components/data/data';
import { Grid } from '../../components/grid/grid';
import { Icon } from '../../components/icon/icon';
import * as page from '../../components/list-filter/list-page.module.css';
import { PageHead } from '../../components/page-head/page-head';
import { PageTop } from '../../components/section/section';
import { useShell } from '../../components/shell/shell-context';
import { publicHosts, rootLocaleOf } from '../../site/hosting/hosts';
import { localeOf } from '../../site/languages/locales';
import type { PageContext } from '../../site/pages/page-context';
import * as styles from './links.module.css';

const channels = ['telegram', 'youtube', 'discord', 'github', 'wechat'] as const;

/** All official addresses, and where to report a fake one. */
export default function LinksPage(_props: PageProps<WithMessages, PageContext>) {
  const { t } = useTranslation('links');
  const { site } = useShell();
  const { config } = site;
  const hosts = publicHosts.filter((host) => site.locales.some((code) => localeOf(code).host === host));
  const groups = [
    {
      title: t('site'),
      addresses: hosts.map((host) => ({
        name: t(`hosts.${host}`),
        address: config.origins[host],
        language: localeOf(rootLocaleOf({ ...site, target: host })).tag,
      })),
    },
    {
      title: t('product'),
      addresses: [
        { name: t('application'), address: new URL(config.loginUrl).origin },
        { name: t('documentation'), address: config.docsOrigin },
      ],
    },
    {
      title: t('channels'),
      addresses: channels.map((channel) => ({ name: t(channel), address: config.channels[channel] })),
    },
  ];
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
      <Grid as="div" className={`${page.list} ${styles.groups}`}>
        {groups.map(({ title, addresses }) => (
          <section key={title}>
            <h2 className={styles.title}>{title}</h2>
            <AddressList addresses={addresses} />
          </section>
        ))}
      </Grid>
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
