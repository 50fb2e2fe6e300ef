import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/icon/icon';
import { SiteLink } from '../../components/site-link/site-link';
import type { RoutePath } from '../../site/hosting/route-path';
import type { PageContext } from '../../site/pages/page-context';
import * as styles from './pagination.below.module.css';

/** Nothing if there is only one page. */
export function Pagination({ page }: { readonly page: PageContext }) {
  const { t } = useTranslation('lists');
  if (!page.list || page.list.pages < 2) return null;
  const { page: current, pages } = page.list;
  const base = page.route.replace(/\/page\/\d+$/, '');
  const path = (number: number) => (number === 1 ? base : `${base}/page/${number}`) as RoutePath;
  return (
    <nav className={styles.nav} aria-label={t('pages')}>
      {current > 1 && (
        <SiteLink to={path(current - 1)} rel="prev" className={styles.step}>
          <Icon name="arrow-left" />
          {t('previous')}
        </SiteLink>
      )}
      <ol className={styles.pages}>
        {Array.from({ length: pages }, (_, index) => index + 1).map((number) => (
          <li key={number}>
            <SiteLink
              to={path(number)}
              className={styles.page}
              aria-label={t('page', { page: number })}
              aria-current={number === current ? 'page' : undefined}
            >
              {number}
            </SiteLink>
          </li>
        ))}
      </ol>
      {current < pages && (
        <SiteLink to={path(current + 1)} rel="next" className={styles.step}>
          {t('next')}
          <Icon name="arrow-right" />
        </SiteLink>
      )}
    </nav>
  );
}
