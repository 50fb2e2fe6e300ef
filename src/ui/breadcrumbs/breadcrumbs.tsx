import type { RoutePath } from '../../site/hosting/hosts';
import { useShell } from '../shell/shell-context';
import { SiteLink } from '../site-link/site-link';
import * as styles from './breadcrumbs.module.css';

/** A step on the way to a page. */
export interface Crumb {
  readonly name: string;
  readonly path: RoutePath;
}

/** The way from the home page to this one. The page itself is the last crumb, not a link. */
export function Breadcrumbs({ crumbs, current }: { readonly crumbs: readonly Crumb[]; readonly current: string }) {
  const { t } = useShell();
  return (
    <nav className={styles.nav} aria-label={t('breadcrumbs')}>
      <ol className={styles.list}>
        {[{ name: t('home'), path: '/' as const }, ...crumbs].map(({ name, path }) => (
          <li key={path} className={styles.crumb}>
            <SiteLink to={path}>{name}</SiteLink>
          </li>
        ))}
        <li className={styles.current} aria-current="page">
          {current}
        </li>
      </ol>
    </nav>
  );
}
