import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { messagesIn, type WithMessages } from '../../components/data/data';
import * as styles from '../../components/list-filter/list-page.module.css';
import { PageHead } from '../../components/page-head/page-head';
import { PageTop } from '../../components/section/section';
import type { PageContext } from '../../site/pages/page-context';
import { type Notice, OpenSourceNotices } from './open-source-notices';

interface Data extends WithMessages {
  readonly openSourceNotices: readonly Notice[];
}

/** The open-source software that visitors receive with the site. */
export default function OpenSourcePage({ data }: PageProps<Data, PageContext>) {
  const { t } = useTranslation('open-source');
  return (
    <>
      <PageTop title={t('title')} lead={t('lead')}>
        <p>{t('english')}</p>
      </PageTop>
      <div className={styles.list}>
        <OpenSourceNotices notices={data.openSourceNotices} />
      </div>
    </>
  );
}

export function Head({ data, pageContext: page }: HeadProps<Data, PageContext>) {
  const { meta } = messagesIn(data, 'open-source');
  return <PageHead page={page} title={meta.title} description={meta.description} />;
}

export const query = graphql`
  query OpenSource($language: String!, $namespaces: [String!]!) {
    ...PageMessages
    openSourceNotices {
      name
      version
      license
      text
    }
  }
`;
