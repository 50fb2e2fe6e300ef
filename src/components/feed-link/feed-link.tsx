import { useTranslation } from 'react-i18next';
import { site } from '../../browser/platform/site';
import { type FeedSection, feedPath, feedTypes } from '../../site/pages/feeds';
import type { PageContext } from '../../site/pages/page-context';
import { Icon } from '../icon/icon';
import * as styles from './feed-link.below.module.css';

export function FeedLink({ page, section }: { readonly page: PageContext; readonly section: FeedSection }) {
  const { t } = useTranslation('lists');
  return (
    <p className={styles.place}>
      <a href={feedPath(site, page.language, section)} type={feedTypes.xml} className={styles.link}>
        <Icon name="rss" />
        {t('feed')}
      </a>
    </p>
  );
}
