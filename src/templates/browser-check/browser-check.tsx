import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { Below } from '../../components/below/below';
import * as button from '../../components/button/button.module.css';
import { Closing } from '../../components/call-to-action/closing';
import { messagesIn, type WithMessages } from '../../components/data/data';
import { Icon } from '../../components/icon/icon';
import { PageHead } from '../../components/page-head/page-head';
import { PageTop } from '../../components/section/section';
import { SiteLink } from '../../components/site-link/site-link';
import type { PageContext } from '../../site/pages/page-context';
import { BrowserValues } from './browser-values';
import { useBrowserCheck } from './use-browser-check';
import { Verdict } from './verdict';
import * as styles from './verdict.module.css';

/** Nothing leaves the browser. */
export default function BrowserCheckPage(_props: PageProps<WithMessages, PageContext>) {
  const { t } = useTranslation('browser-check');
  const { profile, askForAddresses } = useBrowserCheck();
  return (
    <>
      <PageTop title={t('title')} lead={t('lead')} aside={<Verdict profile={profile} />}>
        <p className={`note ${styles.foot}`}>
          <Icon name="lock" />
          {t('private')}
        </p>
      </PageTop>
      <Below />
      <BrowserValues profile={profile} askForAddresses={askForAddresses} />
      <Closing title={t('more.title')} text={t('more.text')}>
        <SiteLink to="/" className={button.primary}>
          {t('more.link')}
        </SiteLink>
      </Closing>
    </>
  );
}

export function Head({ data, pageContext: page }: HeadProps<WithMessages, PageContext>) {
  return <PageHead page={page} {...messagesIn(data, 'browser-check').meta} />;
}

export const query = graphql`
  query BrowserCheck($language: String!, $namespaces: [String!]!) {
    ...PageMessages
  }
`;
