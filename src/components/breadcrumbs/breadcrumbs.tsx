import type { RoutePath } from '../../site/hosting/route-path';
import { breadcrumbList, scriptOf } from '../page-head/structured-data';
import { useShell } from '../shell/shell-context';
import { SiteLink } from '../site-link/site-link';
import * as styles from './breadcrumbs.module.css';

export interface Crumb {
  readonly name: string;
  readonly path: RoutePath;
}

/** Also tells search engines. The page itself is the last crumb, not a link. */
export function Breadcrumbs({ crumbs, current }: { readonly crumbs: readonly Crumb[]; readonly current: string }) {
  const { t, site, page, locale } = useShell();
  const steps: readonly Crumb[] = [{ name: t('home'), path: '/' }, ...crumbs];
  const list = breadcrumbList(site, locale.code, [...steps, { name: current, path: page.route }]);
  return (
    <nav className={styles.nav} aria-label={t('breadcrumbs')}>
      <ol className={styles.list}>
        {steps.map(({ name, path }) => (
          <li key={path} className={styles.crumb}>
            <SiteLink to={path}>{name}</SiteLink>
          </li>
        ))}
        <li className={styles.current} aria-current="page">
          {current}
        </li>
      </ol>
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptOf(list) }} />
    </nav>
  );
}
