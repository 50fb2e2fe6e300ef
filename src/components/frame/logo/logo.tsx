import { formatPair } from '../../../site/formats';
import { useShell } from '../../shell/shell-context';
import { SiteLink } from '../../site-link/site-link';
import * as styles from './logo.module.css';

/** The product's mark and name, with a link to the home page. */
export function Logo() {
  const { locale, site, t } = useShell();
  return (
    <SiteLink to="/" className={styles.logo} aria-label={formatPair(locale.code, site.config.name, t('home'))}>
      <Mark />
      <span className={styles.name}>{site.config.name}</span>
    </SiteLink>
  );
}

/** The mark: a cut stone, whose facets stand for profiles. */
export function Mark() {
  return (
    <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden="true">
      <path fill="var(--facet-1)" d="M16 2 4 9l12 7z" />
      <path fill="var(--facet-4)" d="m16 2 12 7-12 7z" />
      <path fill="var(--facet-2)" d="M4 9v14l12-7z" />
      <path fill="var(--facet-3)" d="M28 9v14l-12-7z" />
      <path fill="var(--facet-5)" d="m4 23 12 7V16z" />
      <path fill="var(--facet-1)" d="m28 23-12 7V16z" />
    </svg>
  );
}
