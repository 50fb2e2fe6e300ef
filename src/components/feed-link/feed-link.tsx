import { useTranslation } from 'react-i18next';
import { site } from '../../browser/site';
import { type FeedSection, feedPath } from '../../site/feeds';
import type { PageContext } from '../../site/page-context';
import { Icon } from '../icon/icon';
import * as styles from './feed-link.module.css';

/** The type of the site's feeds. */
const feedType = 'application/rss+xml';

interface Props {
  readonly page: PageContext;
  readonly section: FeedSection;
}

/** For the head of the pages of a section: names the feed to feed readers (design 12). */
export const FeedAlternate = ({ page, section }: Props) => (
  <link rel="alternate" type={feedType} title={site.config.name} href={feedPath(site, page.language, section)} />
);

/** A visible link to the feed of a section, for its list. */
export function FeedLink({ page, section }: Props) {
  const { t } = useTranslation('lists');
  return (
    <p className={styles.place}>
      <a href={feedPath(site, page.language, section)} type={feedType} className={styles.link}>
        <Icon name="rss" />
        {t('feed')}
      </a>
    </p>
  );
}
