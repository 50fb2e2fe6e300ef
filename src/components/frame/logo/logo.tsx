import { formatPair } from '../../../site/formats';
import { useShell } from '../../shell/shell-context';
import { SiteLink } from '../../site-link/site-link';
import { facets } from '../../stone/facets';
import * as styles from './logo.module.css';

export function Logo() {
  const { locale, site, t } = useShell();
  return (
    <SiteLink to="/" className={styles.logo} aria-label={formatPair(locale.code, site.config.name, t('home'))}>
      <Mark />
      <span className={styles.name}>{site.config.name}</span>
    </SiteLink>
  );
}

export const Mark = () => (
  <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden="true">
    {facets.map(({ path, color }) => (
      <path key={path} fill={`var(--facet-${color})`} d={path} />
    ))}
  </svg>
);
