import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { messagesIn, type WithMessages } from '../../components/data/data';
import { Icon } from '../../components/icon/icon';
import * as styles from '../../components/icon/icon-page.module.css';
import { type IconName, icons } from '../../components/icon/icons';
import * as list from '../../components/list-filter/list-page.module.css';
import { PageHead } from '../../components/page-head/page-head';
import { PageTop } from '../../components/section/section';
import type { PageContext } from '../../site/pages/page-context';

const names = Object.keys(icons) as IconName[];

/** `/_icons` (specification 2.2). */
export default function IconsPage(_props: PageProps<WithMessages, PageContext>) {
  const { t } = useTranslation('icons');
  return (
    <>
      <PageTop title={t('title')} lead={t('lead', { count: names.length })} />
      <ul className={`${list.list} ${styles.icons}`}>
        {names.map((name) => (
          <li key={name} className={styles.icon}>
            <Icon name={name} />
            <code>{name}</code>
          </li>
        ))}
      </ul>
    </>
  );
}

export function Head({ data, pageContext: page }: HeadProps<WithMessages, PageContext>) {
  return <PageHead page={page} {...messagesIn(data, 'icons').meta} />;
}

export const query = graphql`
  query Icons($language: String!, $namespaces: [String!]!) {
    ...PageMessages
  }
`;
